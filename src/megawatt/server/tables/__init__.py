"""One table as it stands after a step of its journal. Nothing here writes or sends."""
