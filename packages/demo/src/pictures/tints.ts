/** Where a dish is photographed: the middle and the edge of the background, and the colour of its plate. */
export type Scene = { middle: string; edge: string; plate: string; rim: string };

const scene = (middle: string, edge: string, [plate, rim]: [string, string]): Scene => ({
  middle,
  edge,
  plate,
  rim,
});

const CREAM: [string, string] = ['#fffaf1', '#e9d9bf'];
const SNOW: [string, string] = ['#ffffff', '#dfe3ea'];
const SLATE: [string, string] = ['#55504e', '#363130'];

/** Backgrounds by name: soft enough for a light page, deep enough for a dark one. */
export const TINTS = {
  saffron: scene('#ffedbf', '#f6c766', CREAM),
  copper: scene('#ffe3c7', '#eba871', CREAM),
  ember: scene('#ffe0cf', '#e58f63', SLATE),
  wheat: scene('#fff2d6', '#e9c68d', CREAM),
  paprika: scene('#ffe1d2', '#ee9c7c', CREAM),
  herb: scene('#ecf6d8', '#b5d58b', SNOW),
  pomegranate: scene('#ffdfe0', '#e5868f', CREAM),
  honey: scene('#fff0c4', '#f3c14f', SNOW),
  jade: scene('#e0f4e6', '#93cfae', SNOW),
  glacier: scene('#e3f3fb', '#96c9e4', SNOW),
  char: scene('#ffdcae', '#e79b4c', SLATE),
  mustard: scene('#fff0b8', '#efc23f', SLATE),
  crimson: scene('#ffd8cf', '#e2765f', SLATE),
  amber: scene('#ffe9b5', '#f2b53c', SLATE),
  rose: scene('#ffe6ec', '#f0a5b6', SNOW),
  crema: scene('#f8ead9', '#d6ae82', SNOW),
  apricot: scene('#ffe8d0', '#f5b477', SNOW),
  citrus: scene('#fbf6c9', '#dcd45c', SNOW),
  butter: scene('#fff5d1', '#f4d57c', SNOW),
} as const satisfies Record<string, Scene>;

export type Tint = keyof typeof TINTS;
