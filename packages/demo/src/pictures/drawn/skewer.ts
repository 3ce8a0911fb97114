import { at, drawing, ellipse, linear, scatter } from './svg.ts';

type Piece =
  | 'lamb'
  | 'fat'
  | 'beef'
  | 'chicken'
  | 'liver'
  | 'mince'
  | 'rib'
  | 'roll'
  | 'tomato'
  | 'pepper'
  | 'mushroom'
  | 'aubergine';

const SKEWERS = {
  lamb: ['lamb', 'fat', 'lamb', 'lamb', 'fat'],
  beef: ['beef', 'beef', 'pepper', 'beef', 'beef'],
  chicken: ['chicken', 'chicken', 'chicken', 'chicken', 'chicken'],
  liver: ['liver', 'fat', 'liver', 'fat', 'liver'],
  mince: ['mince'],
  rib: ['rib', 'rib', 'rib', 'rib'],
  roll: ['roll', 'roll', 'roll', 'roll'],
  vegetable: ['tomato', 'pepper', 'mushroom', 'aubergine', 'tomato'],
  mixed: ['lamb', 'tomato', 'chicken', 'pepper', 'beef'],
} as const satisfies Record<string, readonly Piece[]>;

/** Names of the skewers that can be drawn. */
export const SKEWERS_DRAWN = Object.keys(SKEWERS) as (keyof typeof SKEWERS)[];

const COLORS: Record<Piece, readonly [string, string, string]> = {
  lamb: ['#c57a45', '#8a4620', '#55260e'],
  fat: ['#fff0cf', '#f0c987', '#c78f45'],
  beef: ['#a85d3a', '#6d341b', '#43190a'],
  chicken: ['#ffd084', '#e29a3f', '#a9631c'],
  liver: ['#a0604a', '#70362a', '#451c15'],
  mince: ['#c4804f', '#8b4b26', '#582810'],
  rib: ['#cf8550', '#964f26', '#5f2b10'],
  roll: ['#d08f5c', '#98552c', '#602d13'],
  tomato: ['#ff7a63', '#e23a2b', '#a71d18'],
  pepper: ['#a9dd5e', '#67ad33', '#3a7a1e'],
  mushroom: ['#f6e5c9', '#d3b186', '#9b7448'],
  aubergine: ['#8b5aa5', '#57306f', '#341a46'],
};

const char = (width: number) =>
  scatter(
    3,
    width,
    (i) =>
      `<path d="M${-width / 2 + 9 + i * (width / 3)} -18l-5 36" stroke="#2a0e04" stroke-width="4.5" stroke-linecap="round" opacity=".32"/>`,
  );

function pieceShape(piece: Piece, width: number): string {
  const half = width / 2;
  const body = `<rect x="${-half}" y="-25" width="${width}" height="50" rx="${piece === 'tomato' || piece === 'mushroom' ? 22 : 15}" fill="url(#${piece})"/>`;
  const light = `<rect x="${-half + 7}" y="-19" width="${width * 0.5}" height="8" rx="4" fill="#fff" opacity=".32"/>`;
  const curl =
    piece === 'roll'
      ? '<path d="M0 12c-12 0 -14 -18 0 -20c12 0 12 14 2 14" stroke="#fbe1bd" stroke-width="4" fill="none"/>'
      : '';
  const bone =
    piece === 'rib'
      ? '<rect x="-6" y="-36" width="12" height="18" rx="6" fill="#fff3df"/><rect x="-6" y="18" width="12" height="18" rx="6" fill="#f0dcc0"/>'
      : '';
  return bone + body + char(width) + light + curl;
}

function stick(pieces: readonly Piece[]): string {
  const width = Math.min(190, 214 / pieces.length - 2);
  const from = -((width + 2) * (pieces.length - 1)) / 2;
  const rod =
    '<rect x="-136" y="-3.5" width="272" height="7" rx="3.5" fill="url(#steel)"/><path d="M136 -3.5l14 3.5l-14 3.5z" fill="#c9ced6"/>' +
    '<path d="M-136 0c-14 -14 -26 0 -14 8c8 4 12 -2 14 -8" fill="none" stroke="#aab1bb" stroke-width="6"/>';
  return (
    rod +
    pieces
      .map((piece, i) =>
        at(from + i * (width + 2), 0, { turn: (i % 2) * 8 - 4, shape: pieceShape(piece, width) }),
      )
      .join('')
  );
}

const RINGS = scatter(5, 12, (i, roll) =>
  at(60 + i * 34, 222 + roll() * 12, {
    turn: roll() * 60,
    shape:
      ellipse(0, 0, { rx: 19, ry: 10, fill: 'none', more: 'stroke="#f6eaf4" stroke-width="5.5"' }) +
      ellipse(0, 0, { rx: 12, ry: 6, fill: 'none', more: 'stroke="#c9a3c4" stroke-width="2.5"' }),
  }),
);

const GREENS = scatter(16, 9, (_, roll) =>
  at(40 + roll() * 176, 206 + roll() * 36, {
    turn: roll() * 180,
    shape: '<path d="M-8 0q8 -9 16 0q-8 9 -16 0z" fill="#5ba63a"/>',
  }),
);

/** Three skewers off the charcoal, with rings of onion. */
export function drawSkewer(name: keyof typeof SKEWERS): string {
  const pieces = SKEWERS[name];
  const turned = [...pieces.slice(1), ...pieces.slice(0, 1)];
  const defs =
    [...new Set<Piece>(pieces)].map((piece) => linear(piece, COLORS[piece])).join('') +
    linear('steel', ['#f4f6f9', '#9aa2ad']);
  const rows = [pieces, turned, pieces]
    .map((row, i) => at(128, 56 + i * 56, { turn: -16, scale: 0.77, shape: stick(row) }))
    .join('');
  return drawing(defs, RINGS + GREENS + rows);
}
