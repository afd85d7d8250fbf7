game-bridge = Bridž
about-bridge = Dražba a sehrávka ve dvou párech: domluv se s partnerem a uhraj, co jste slíbili.
