"""Drawing boards: as SVG, and in a terminal."""
