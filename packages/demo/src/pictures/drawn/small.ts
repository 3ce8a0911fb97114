import { at, drawing, ellipse, glow, linear, scatter } from './svg.ts';

const DIPS = {
  pink: ['#ffd0b5', '#f09b74'],
  bbq: ['#a24a24', '#5e2410'],
  cheese: ['#ffd95c', '#f2ab22'],
  garlic: ['#ffffff', '#e7e7d6'],
  chilli: ['#f0492b', '#b01d12'],
} as const;

const BAGS = {
  bag: ['#7b5237', '#4c2f1e'],
  red: ['#d5584a', '#97302a'],
  blue: ['#5b9bb5', '#326a84'],
} as const;

export const DIPS_DRAWN = Object.keys(DIPS) as (keyof typeof DIPS)[];
export const BAGS_DRAWN = Object.keys(BAGS) as (keyof typeof BAGS)[];

/** A little pot of sauce. */
export function drawDip(name: keyof typeof DIPS): string {
  const sauce = DIPS[name];
  const speck = name === 'garlic' ? '#5f9a3c' : name === 'pink' ? '#c2512d' : sauce[1];
  const body =
    '<path d="M34 116h188l-20 86q-6 24 -34 24h-80q-28 0 -34 -24z" fill="url(#pot)"/>' +
    '<path d="M58 140l14 62" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".3"/>' +
    ellipse(128, 116, { rx: 98, ry: 42, fill: 'url(#rim)' }) +
    ellipse(128, 119, { rx: 86, ry: 34, fill: 'url(#sauce)' }) +
    '<path d="M72 122c12 -24 84 -34 106 -8c14 18 -40 30 -58 16c-10 -10 16 -18 26 -8" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"/>' +
    scatter(16, 8, (_, roll) =>
      ellipse(66 + roll() * 124, 102 + roll() * 36, { rx: 2.8, ry: 2, fill: speck }),
    );
  return drawing(
    linear('pot', ['#f7f4ef', '#cfc7bb']) + linear('rim', ['#ffffff', '#d9d2c6']) + glow('sauce', sauce),
    body,
  );
}

const bean = (i: number, roll: () => number) =>
  at(86 + (i % 5) * 21 + roll() * 6, 132 + Math.floor(i / 5) * 19, {
    turn: roll() * 180,
    shape:
      ellipse(0, 0, { rx: 14, ry: 10, fill: 'url(#bean)' }) +
      '<path d="M-11 0q11 -6 22 0" stroke="#2c1206" stroke-width="2.5" fill="none"/>',
  });

/** A bag of coffee beans with a window in it. */
export function drawBag(name: keyof typeof BAGS): string {
  const [light, dark] = BAGS[name];
  const body =
    `<path d="M58 52h140l14 172q0 16 -18 16h-132q-18 0 -18 -16z" fill="url(#bag)"/>` +
    `<path d="M52 30h152l-6 34h-140z" fill="${dark}"/><path d="M52 30h152v8h-152z" fill="${light}"/>` +
    '<rect x="70" y="112" width="116" height="96" rx="18" fill="#2c1206"/>' +
    `<g clip-path="url(#window)">${scatter(25, 4, bean)}</g>` +
    '<rect x="84" y="74" width="88" height="24" rx="12" fill="#fff" opacity=".85"/>' +
    '<path d="M68 60l-8 150" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".22"/>';
  const defs =
    linear('bag', [light, light, dark], true) +
    glow('bean', ['#9a6238', '#5a2f14']) +
    '<clipPath id="window"><rect x="70" y="112" width="116" height="96" rx="18"/></clipPath>';
  return drawing(defs, body);
}
