import { at, drawing, ellipse, linear, scatter } from './svg.ts';

type Drink = {
  /** From the top of the drink down. */
  liquid: readonly string[];
  ice?: number;
  straw?: string;
  top?: 'cream' | 'foam';
  bits?: { color: string; count: number };
  leaf?: true;
};

const DRINKS = {
  ayran: { liquid: ['#ffffff', '#f4f4f6', '#e4e6ec'], top: 'foam', leaf: true },
  kompot: { liquid: ['#ff9d6b', '#e5493f', '#b81f3a'], ice: 2, bits: { color: '#8f1030', count: 7 } },
  tarragon: { liquid: ['#d6f58a', '#8fd44a', '#4fa83a'], ice: 4, leaf: true, straw: '#ffffff' },
  pomegranate: { liquid: ['#e2364f', '#b3122f', '#7c0621'], ice: 1, bits: { color: '#ff6f7d', count: 8 } },
  carrot: { liquid: ['#ffc266', '#ff9a2b', '#ee7512'], top: 'cream' },
  water: { liquid: ['#eefaff', '#cdeefd', '#9fd8f3'], ice: 3 },
  lemonade: { liquid: ['#fffbd0', '#ffef82', '#fbd94a'], ice: 4, leaf: true, straw: '#3cb371' },
  mango: { liquid: ['#ffdf80', '#ffb52e', '#ff8a1f'], ice: 4, straw: '#e8502f' },
  berry: {
    liquid: ['#f7a8d6', '#d84d9b', '#7a2a8f'],
    ice: 4,
    bits: { color: '#4b2ba8', count: 7 },
    straw: '#ffffff',
  },
  'shake-vanilla': { liquid: ['#fff8e6', '#fcebc4', '#f2d79e'], top: 'cream', straw: '#e8b23a' },
  'shake-chocolate': {
    liquid: ['#b98564', '#8f5a3c', '#6a3d26'],
    top: 'cream',
    straw: '#3d2317',
    bits: { color: '#4a2817', count: 6 },
  },
  'shake-strawberry': { liquid: ['#ffd9e0', '#ffa9ba', '#f57f99'], top: 'cream', straw: '#e2364f' },
  'shake-banana': { liquid: ['#fff6c4', '#ffe789', '#f7cf55'], top: 'cream', straw: '#8a5a2b' },
  'shake-cookie': {
    liquid: ['#efe0cf', '#d9c2a8', '#bda184'],
    top: 'cream',
    straw: '#5b3a24',
    bits: { color: '#4a2c1a', count: 14 },
  },
  apricot: { liquid: ['#5b3018', '#c8763a', '#ffb25c', '#ffcf7a'], ice: 4 },
  'ice-latte': { liquid: ['#7d4a28', '#b07a4d', '#ead3b5', '#fbf3e6'], ice: 4 },
  'cold-brew': { liquid: ['#6b3517', '#47200d', '#2a1108'], ice: 4 },
  bumble: { liquid: ['#4a2411', '#9a4d1c', '#ff9d2b', '#ffb93c'], ice: 4, straw: '#2a1108' },
  tonic: { liquid: ['#5a2c13', '#c79a6a', '#f3ecdf', '#eef3f4'], ice: 4 },
  frappe: { liquid: ['#d6b08a', '#b88a5e', '#97693f'], top: 'cream', straw: '#6f4e37' },
  matcha: { liquid: ['#9cc457', '#bcd98a', '#fbf6ee', '#ff9fae', '#f0647d'], ice: 4 },
  basil: { liquid: ['#ffd9d6', '#ff8b8b', '#e5485d'], ice: 4, leaf: true, straw: '#ffffff' },
  orange: { liquid: ['#ffc04d', '#ffa01f', '#fb8500'], top: 'foam' },
  smoothie: {
    liquid: ['#d9b3ea', '#a777cc', '#7647a3'],
    bits: { color: '#4b2ba8', count: 9 },
    straw: '#ffffff',
  },
} as const satisfies Record<string, Drink>;

/** Names of the cold drinks that can be drawn. */
export const GLASSES = Object.keys(DRINKS) as (keyof typeof DRINKS)[];

const WALL = 'M66 44L82 236q2 10 12 10h68q10 0 12 -10L190 44z';
const FILL = 'M71 74L84 228q2 10 12 10h64q10 0 12 -10L185 74z';

const ice = (count: number) =>
  scatter(count, count + 3, (i, roll) =>
    at(98 + (i % 2) * 52 + roll() * 12, 84 + i * 24, {
      turn: roll() * 60 - 30,
      shape:
        '<rect x="-17" y="-17" width="34" height="34" rx="8" fill="#ffffff" opacity=".42"/>' +
        '<rect x="-12" y="-13" width="14" height="9" rx="4" fill="#ffffff" opacity=".6"/>',
    }),
  );

const bits = ({ color, count }: { color: string; count: number }) =>
  scatter(count, count * 7, (_, roll) =>
    ellipse(92 + roll() * 70, 96 + roll() * 126, { rx: 6, ry: 5.5, fill: color, more: 'opacity=".85"' }),
  );

const leaves = [-50, -10, 28]
  .map((turn) =>
    at(150, 66, {
      turn,
      shape:
        '<path d="M0 0c-16 -14 -16 -38 0 -52c16 14 16 38 0 52z" fill="url(#leaf)"/><path d="M0 0v-42" stroke="#2f7d35" stroke-width="2"/>',
    }),
  )
  .join('');

const CREAM =
  '<path d="M62 72c-8 -22 14 -30 24 -30c0 -22 26 -28 38 -22c16 -14 42 0 38 22c22 0 36 14 30 30q-4 12 -18 12h-96q-12 0 -16 -12z" fill="url(#cream)"/>' +
  '<path d="M84 58c12 10 30 10 42 0M122 42c12 10 26 8 36 0M128 66c14 8 34 6 44 -4" stroke="#e6d3bd" stroke-width="5" fill="none" stroke-linecap="round"/>';

const FOAM =
  '<path d="M70 70q0 -12 16 -12q10 -10 24 -3q14 -9 30 0q14 -6 24 4q22 0 22 12q-4 12 -24 10q-32 8 -64 0q-26 2 -28 -11z" fill="#ffffff"/>';

/** A tall glass of something cold. */
export function drawGlass(name: keyof typeof DRINKS): string {
  const drink: Drink = DRINKS[name];
  const defs =
    linear('liquid', drink.liquid) +
    linear('side', ['rgba(0,0,0,.16)', 'rgba(0,0,0,0)', 'rgba(0,0,0,0)', 'rgba(0,0,0,.14)'], true) +
    linear('wall', ['rgba(255,255,255,.75)', 'rgba(214,230,240,.5)', 'rgba(190,212,226,.75)'], true) +
    linear('leaf', ['#8fdc6a', '#2f8f3c']) +
    linear('cream', ['#ffffff', '#fdf4e7', '#ecdcc6']);
  const straw = drink.straw
    ? `<g transform="rotate(14 150 60)"><rect x="146" y="-14" width="12" height="150" rx="6" fill="${drink.straw}"/><rect x="149" y="-14" width="3" height="150" fill="#000" opacity=".1"/></g>`
    : '';
  const inside =
    `<path d="${WALL}" fill="url(#wall)"/><path d="${FILL}" fill="url(#liquid)"/>` +
    (drink.ice ? ice(drink.ice) : '') +
    (drink.bits ? bits(drink.bits) : '') +
    `<path d="${FILL}" fill="url(#side)"/>` +
    ellipse(128, 74, { rx: 57, ry: 10, fill: drink.liquid[0]!, more: 'opacity=".9"' });
  const top = drink.top === 'cream' ? CREAM : drink.top === 'foam' ? FOAM : '';
  const shine =
    '<path d="M84 92l10 128" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".45"/>';
  return drawing(defs, straw + inside + top + (drink.leaf ? leaves : '') + shine);
}
