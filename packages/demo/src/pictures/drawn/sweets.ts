import { at, drawing, ellipse, linear, scatter } from './svg.ts';

const NUT =
  '<path d="M0 -15c12 4 14 22 0 28c-14 -6 -12 -24 0 -28z" fill="#b5793f"/><path d="M-5 -8c-3 8 -2 12 0 16M4 -9c3 8 3 12 1 17" stroke="#7d4c20" stroke-width="2.5" fill="none"/>';

const LAYERS = [0, 1, 2, 3]
  .map(
    (i) =>
      `<path d="M-72 ${22 + i * 12}L0 ${58 + i * 12}L72 ${22 + i * 12}v9L0 ${67 + i * 12}L-72 ${31 + i * 12}z" fill="${i % 2 ? '#8a5a2b' : '#e9b45c'}"/>`,
  )
  .join('');

const DIAMOND =
  `<path d="M-72 20L0 56L72 20V70L0 108L-72 70z" fill="#d59a45"/>${LAYERS}` +
  '<path d="M0 -18L72 20L0 56L-72 20z" fill="url(#top)"/><path d="M-52 16L-2 -9" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>' +
  at(0, 18, { shape: NUT });

/** Three diamonds of baklava, glazed with syrup. */
function baklava(): string {
  const places = [
    [128, 52],
    [82, 108],
    [176, 112],
  ] as const;
  return drawing(
    linear('top', ['#ffd98a', '#e8a63e']),
    places.map(([x, y]) => at(x, y, { scale: 0.92, shape: DIAMOND })).join(''),
  );
}

const block = (width: number) =>
  `<path d="M${-width} -20L${-width + 30} -58H${width + 24}L${width} -20z" fill="url(#top)"/><rect x="${-width}" y="-20" width="${width * 2}" height="74" rx="6" fill="url(#side)"/>` +
  `<path d="M${width} -20l24 -38v70l-24 42z" fill="#b99260"/>` +
  scatter(9, width, (_, roll) =>
    at((roll() * 2 - 1) * (width - 16), 2 + roll() * 42, { turn: roll() * 180, scale: 0.62, shape: NUT }),
  ) +
  scatter(16, width + 1, (_, roll) =>
    ellipse((roll() * 2 - 1) * (width - 10), -12 + roll() * 60, { rx: 3.4, ry: 2.2, fill: '#fff6df' }),
  );

/** A slab of halva with nuts, one slice cut off. */
function halva(): string {
  return drawing(
    linear('top', ['#f7e6bd', '#e6cb93']) + linear('side', ['#ecd3a0', '#cfae74']),
    at(112, 116, { shape: block(82) }) + at(150, 172, { turn: 4, shape: block(46) }),
  );
}

const SWEETS = { pakhlava: baklava, halva } as const;

export const SWEETS_DRAWN = Object.keys(SWEETS) as (keyof typeof SWEETS)[];

/** A sweet of the teahouse. */
export function drawSweet(name: keyof typeof SWEETS): string {
  return SWEETS[name]();
}
