import { type Bit, BIT_PAINTS, PIECES, SPREAD } from './bowl-bits.ts';
import { at, drawing, ellipse, glow, linear } from './svg.ts';

type Bowl = {
  broth: readonly [string, string];
  bits: readonly Bit[];
  flat?: true;
  /** Colours of a bowl without the cotton pattern. */
  plain?: readonly [string, string];
};

const WOOD = ['#d9a066', '#a0683a'] as const;
const STONE = ['#f3f1ec', '#c9c4ba'] as const;
const SEA = ['#bfe0e6', '#7fb3bd'] as const;
const CREAM = ['#fffdf7', '#ece7da'] as const;
const OIL = ['#dfe8a8', '#b3c46a'] as const;

const BOWLS = {
  shurpa: {
    broth: ['#f3c765', '#cf8f2c'],
    bits: ['potato', 'meat', 'carrot', 'pea', 'potato', 'carrot', 'meat', 'green'],
  },
  lagman: {
    broth: ['#e8743a', '#b03c18'],
    bits: ['noodle', 'meat', 'pepper', 'carrot', 'tomato', 'meat', 'green'],
  },
  'fried-lagman': {
    broth: ['#c9823a', '#8a4a18'],
    bits: ['noodle', 'noodle', 'meat', 'pepper', 'pepper', 'meat', 'green'],
  },
  mastava: { broth: ['#f0a04a', '#c9691f'], bits: ['rice', 'carrot', 'meat', 'potato', 'yoghurt', 'green'] },
  chuchvara: {
    broth: ['#f8dc8e', '#dcae48'],
    bits: ['dumpling', 'dumpling', 'dumpling', 'dumpling', 'dumpling', 'green'],
  },
  mampar: {
    broth: ['#ec8a45', '#bf4f1d'],
    bits: ['dough', 'pepper', 'dough', 'egg', 'potato', 'egg', 'green'],
  },
  moshkhurda: { broth: ['#c9b45a', '#94802d'], bits: ['bean', 'rice', 'bean', 'meat', 'yoghurt', 'green'] },
  norin: {
    broth: ['#f6e6c3', '#d8bd88'],
    bits: ['noodle', 'noodle', 'noodle', 'meat', 'meat', 'meat', 'green'],
    flat: true,
  },
  suzma: { broth: CREAM, bits: ['cucumber', 'cucumber', 'green', 'tomato', 'green'] },
  shirguruch: { broth: ['#fdf3d8', '#ecd9a6'], bits: ['rice', 'oat', 'butter', 'seed', 'butter'] },
  achichuk: {
    broth: ['#f7b09a', '#d8664c'],
    bits: ['green', 'tomato', 'onion', 'tomato', 'tomato', 'onion', 'tomato', 'tomato'],
  },
  shakarob: {
    broth: ['#f7b09a', '#d8664c'],
    bits: ['green', 'tomato', 'tomato', 'seed', 'onion', 'tomato', 'tomato'],
  },
  tashkent: { broth: OIL, bits: ['green', 'cabbage', 'meat', 'egg', 'meat', 'onion', 'egg'] },
  kashgar: {
    broth: ['#e9b57a', '#b96f2e'],
    bits: ['green', 'leaf', 'meat', 'pepper', 'cucumber', 'meat', 'pepper', 'meat'],
  },
  aubergine: {
    broth: ['#f3c7a0', '#d98b55'],
    bits: ['green', 'aubergine', 'tomato', 'cheese', 'aubergine', 'aubergine', 'tomato'],
  },
  fresh: {
    broth: OIL,
    bits: ['green', 'cucumber', 'tomato', 'cucumber', 'tomato', 'cucumber', 'tomato', 'onion'],
  },
  caesar: { broth: OIL, bits: ['leaf', 'chicken', 'crouton', 'chicken', 'crouton', 'tomato'], plain: WOOD },
  greek: {
    broth: OIL,
    bits: ['leaf', 'cheese', 'olive', 'tomato', 'cheese', 'cucumber', 'olive'],
    plain: WOOD,
  },
  slaw: { broth: CREAM, bits: ['cabbage'], plain: WOOD },
  power: {
    broth: CREAM,
    bits: ['green', 'rice', 'chicken', 'avocado', 'tomato', 'bean', 'chicken'],
    plain: WOOD,
  },
  oatmeal: {
    broth: ['#f6e7c8', '#e0c591'],
    bits: ['oat', 'banana', 'banana', 'berry', 'banana'],
    plain: SEA,
  },
  granola: { broth: CREAM, bits: ['oat', 'berry', 'berry', 'tomato', 'berry'], plain: STONE },
} as const satisfies Record<string, Bowl>;

/** Names of the bowls that can be drawn. */
export const BOWLS_DRAWN = Object.keys(BOWLS) as (keyof typeof BOWLS)[];

const PLACES = [
  [-44, -8],
  [34, -14],
  [-6, 14],
  [52, 12],
  [-2, -18],
  [-56, 14],
  [22, 4],
] as const;

const MOTIF = [52, 90, 128, 166, 204]
  .map((x, i) =>
    at(x, 168 + (i === 0 || i === 4 ? -12 : i === 2 ? 6 : 0), {
      shape:
        '<path d="M0 -20c14 10 14 26 0 36c-14 -10 -14 -26 0 -36z" fill="#2f6fb5"/><path d="M0 -11c7 6 7 14 0 20c-7 -6 -7 -14 0 -20z" fill="#fff"/>' +
        ellipse(-15, 4, { rx: 4, ry: 5, fill: '#5aa3dc' }),
    }),
  )
  .join('');

/** A deep bowl with the blue cotton pattern, full to the brim. */
export function drawBowl(name: keyof typeof BOWLS): string {
  const bowl: Bowl = BOWLS[name];
  const { bits, plain }: Bowl = bowl;
  const spread = bits.filter((bit) => SPREAD[bit] && bit !== 'green');
  const pieces = bits.flatMap((bit) => PIECES[bit] ?? []);
  const inside =
    spread.map((bit, i) => at(0, bowl.flat ? -i * 7 : 0, { turn: i * 9, shape: SPREAD[bit]! })).join('') +
    pieces
      .map((shape, i) =>
        at(PLACES[i % PLACES.length]![0], PLACES[i % PLACES.length]![1], { turn: (i % 3) * 14 - 14, shape }),
      )
      .join('') +
    (bits.includes('green') ? SPREAD.green! : '');
  const defs =
    linear('china', plain ?? ['#ffffff', '#eef2f8', '#cbd5e3']) +
    linear('lip', plain ? [plain[1], plain[0]] : ['#d4dbe6', '#ffffff']) +
    glow('broth', bowl.broth) +
    BIT_PAINTS +
    '<clipPath id="well"><ellipse cx="128" cy="104" rx="102" ry="38"/></clipPath>';
  const body =
    ellipse(128, 226, { rx: 54, ry: 12, fill: plain?.[1] ?? '#b9c5d6' }) +
    '<path d="M10 104h236c-4 72 -50 122 -118 122S14 176 10 104z" fill="url(#china)"/>' +
    (plain ? '' : MOTIF) +
    '<path d="M32 128c8 40 26 64 50 80" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5"/>' +
    ellipse(128, 104, { rx: 118, ry: 50, fill: 'url(#lip)' }) +
    ellipse(128, 104, {
      rx: 118,
      ry: 50,
      fill: 'none',
      more: `stroke="${plain?.[1] ?? '#2f6fb5'}" stroke-width="4"`,
    }) +
    ellipse(128, 106, { rx: 103, ry: 39, fill: 'url(#broth)' }) +
    `<g clip-path="url(#well)">${at(128, 106, { shape: inside })}</g>`;
  return drawing(defs, body);
}
