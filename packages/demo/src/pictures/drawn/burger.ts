import { at, drawing, ellipse, linear, scatter } from './svg.ts';

type Layer =
  | 'beef'
  | 'thin'
  | 'crispy'
  | 'grilled'
  | 'veggie'
  | 'fish'
  | 'lamb'
  | 'cheese'
  | 'swiss'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'pickle'
  | 'bacon'
  | 'egg'
  | 'jalapeno'
  | 'mushroom'
  | 'sauce'
  | 'hot'
  | 'slaw'
  | 'aubergine';

type Build = { bun?: readonly [string, string, string]; layers: readonly Layer[]; seeds?: string };

const BRIOCHE = ['#f7c77e', '#e39a45', '#b9692a'] as const;
const DARK = ['#6b5a55', '#3d3230', '#241c1b'] as const;
const GREEN = ['#c9dd8f', '#93b95a', '#6b8f3c'] as const;
const RED = ['#f2977c', '#d95f43', '#a93d28'] as const;

/** From the top bun down. */
const BUILDS = {
  classic: { layers: ['lettuce', 'tomato', 'cheese', 'beef', 'pickle', 'sauce'] },
  cheese: { layers: ['cheese', 'beef', 'cheese', 'onion', 'hot'] },
  smash: { layers: ['onion', 'cheese', 'thin', 'cheese', 'thin', 'pickle'] },
  bacon: { layers: ['onion', 'bacon', 'cheese', 'beef', 'hot'] },
  spicy: { bun: RED, layers: ['jalapeno', 'cheese', 'beef', 'hot', 'lettuce'] },
  mushroom: { layers: ['mushroom', 'swiss', 'beef', 'sauce', 'lettuce'], bun: DARK, seeds: '#d8c9b4' },
  egg: { layers: ['egg', 'cheese', 'beef', 'tomato'] },
  monster: { layers: ['bacon', 'cheese', 'beef', 'cheese', 'beef', 'cheese', 'beef', 'pickle'] },
  mini: { layers: ['lettuce', 'cheese', 'beef'] },
  single: { layers: ['lettuce', 'cheese', 'beef'] },
  double: { layers: ['lettuce', 'cheese', 'beef', 'cheese', 'beef'] },
  triple: { layers: ['cheese', 'beef', 'cheese', 'beef', 'cheese', 'beef'] },
  chicken: { layers: ['lettuce', 'crispy', 'sauce', 'pickle'] },
  'hot-chicken': { layers: ['slaw', 'hot', 'crispy', 'pickle'], bun: RED },
  grilled: { layers: ['lettuce', 'tomato', 'grilled', 'sauce'] },
  fish: { layers: ['sauce', 'fish', 'cheese', 'pickle', 'lettuce'] },
  lamb: { layers: ['tomato', 'sauce', 'lamb', 'aubergine', 'lettuce'], bun: DARK, seeds: '#d8c9b4' },
  veggie: { layers: ['lettuce', 'tomato', 'veggie', 'sauce', 'onion'], bun: GREEN, seeds: '#fff6d8' },
} as const satisfies Record<string, Build>;

/** Names of the burgers that can be drawn. */
export const BURGERS = Object.keys(BUILDS) as (keyof typeof BUILDS)[];

const slab = (y: number, h: number, [fill, half]: [string, number]) =>
  `<rect x="${128 - half}" y="${y}" width="${half * 2}" height="${h}" rx="${Math.min(h / 2, 14)}" fill="${fill}"/>`;

const waves = (y: number, [color, shade]: [string, string]) =>
  `<path d="M22 ${y + 5}q10 -9 26 -5h160q16 -4 26 5q5 10 -8 12q-12 2 -20 -3q-10 12 -26 6q-12 10 -28 1q-14 11 -30 0q-14 10 -28 1q-14 9 -28 -2q-12 8 -26 -1q-22 4 -18 -14z" fill="${shade}"/>` +
  `<path d="M26 ${y + 4}q10 -8 24 -5h156q14 -3 24 5q0 6 -14 6q-20 4 -34 0q-26 6 -54 1q-28 5 -54 -1q-34 4 -48 -6z" fill="${color}"/>`;

const drip = (y: number, [color, shade]: [string, string]) =>
  `<path d="M30 ${y}h196q8 3 2 8l-22 7q-10 5 -20 0q-14 -6 -24 2l-14 13q-8 6 -16 0l-16 -12q-12 -7 -28 0q-14 5 -28 -3l-26 -7q-12 -5 -4 -8z" fill="${shade}"/>` +
  `<path d="M32 ${y}h192q6 2 2 5q-40 8 -98 8t-98 -8q-4 -3 2 -5z" fill="${color}"/>`;

const dots = (y: number, seed: number, [color, shade]: [string, string]) =>
  scatter(9, seed, (i, roll) =>
    at(40 + i * 22, y + 6, {
      turn: roll() * 20 - 10,
      shape: ellipse(0, 2, { rx: 15, ry: 6.5, fill: shade }) + ellipse(0, 0, { rx: 14, ry: 5, fill: color }),
    }),
  );

const crumbs = (y: number, [color, shade]: [string, string]) =>
  slab(y, 30, [shade, 104]) +
  scatter(64, y, (_, roll) =>
    ellipse(28 + roll() * 200, y + 3 + roll() * 23, {
      rx: 4 + roll() * 6,
      ry: 3 + roll() * 3,
      fill: roll() > 0.4 ? color : shade,
    }),
  );

type Drawn = { height: number; draw: (y: number) => string };

const meat = (fill: string, height = 28): Drawn => ({
  height: height - 2,
  draw: (y) =>
    slab(y, height, [`url(#${fill})`, 104]) +
    scatter(14, y + height, (_, roll) =>
      ellipse(36 + roll() * 184, y + 6 + roll() * (height - 12), {
        rx: 5,
        ry: 2.2,
        fill: '#2a0f06',
        more: 'opacity=".22"',
      }),
    ),
});

const LAYERS: Record<Layer, Drawn> = {
  beef: meat('beef'),
  thin: meat('beef', 18),
  grilled: meat('grilled', 24),
  lamb: meat('lamb'),
  veggie: meat('veggie', 26),
  crispy: { height: 28, draw: (y) => crumbs(y, ['#f3b552', '#cf8128']) },
  fish: { height: 28, draw: (y) => crumbs(y, ['#f6cf7e', '#dfa347']) },
  cheese: { height: 8, draw: (y) => drip(y, ['#ffd34a', '#f5a81c']) },
  swiss: { height: 8, draw: (y) => drip(y, ['#fff0b4', '#efd279']) },
  lettuce: { height: 15, draw: (y) => waves(y, ['#9ad351', '#5ea532']) },
  slaw: { height: 15, draw: (y) => waves(y, ['#e9e6c4', '#c3a7cf']) },
  tomato: { height: 13, draw: (y) => slab(y, 15, ['#c8281f', 98]) + slab(y, 9, ['#f0574a', 98]) },
  aubergine: { height: 12, draw: (y) => slab(y, 14, ['#4c2460', 96]) + slab(y + 2, 8, ['#d9c79a', 94]) },
  onion: { height: 9, draw: (y) => dots(y, 5, ['#f7e6f3', '#c387b8']) },
  pickle: { height: 10, draw: (y) => dots(y, 9, ['#a9c64a', '#6d8f26']) },
  jalapeno: { height: 11, draw: (y) => dots(y, 3, ['#7fc241', '#3f8a22']) },
  mushroom: { height: 12, draw: (y) => dots(y, 7, ['#e6cfae', '#a47f55']) },
  bacon: {
    height: 12,
    draw: (y) =>
      waves(y, ['#d9573f', '#9c2f22']) +
      `<path d="M34 ${y + 4}q30 -5 60 1t64 -1t64 1" stroke="#ffd9b8" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  },
  egg: {
    height: 14,
    draw: (y) => drip(y, ['#ffffff', '#e8e6ea']) + ellipse(128, y + 1, { rx: 34, ry: 11, fill: '#ffb320' }),
  },
  sauce: { height: 7, draw: (y) => drip(y, ['#ffe0c4', '#f2ae86']) },
  hot: { height: 7, draw: (y) => drip(y, ['#e8502f', '#b92d17']) },
};

const SHADES =
  linear('beef', ['#8a4b2b', '#5b2c17', '#3c1a0d']) +
  linear('lamb', ['#9a5a3c', '#6f3822', '#4a2113']) +
  linear('grilled', ['#f0c48a', '#d99a52', '#a96a2c']) +
  linear('veggie', ['#b7b05a', '#8a8237', '#5f5a22']) +
  linear('shine', ['#ffffff', 'rgba(255,255,255,0)']);

function topBun(y: number, seeds: string): string {
  const dome = `M26 ${y + 74}c-8 -52 44 -84 102 -84s110 32 102 84q-2 10 -16 10h-172q-14 0 -16 -10z`;
  return (
    `<path d="${dome}" fill="url(#bun)"/>` +
    `<path d="M48 ${y + 40}c8 -26 38 -40 70 -42c-30 12 -48 26 -54 44c-4 8 -18 8 -16 -2z" fill="#fff" opacity=".35"/>` +
    scatter(17, 21, (i, roll) =>
      at(
        66 + (i % 6) * 25 + roll() * 8,
        y + 10 + Math.floor(i / 6) * 17 + Math.abs(128 - (66 + (i % 6) * 25)) * 0.16,
        {
          turn: roll() * 80 - 40,
          shape: ellipse(0, 0, { rx: 5.5, ry: 3.4, fill: seeds }),
        },
      ),
    )
  );
}

/** A burger with its layers, as tall as they make it and centred in the box. */
export function drawBurger(name: keyof typeof BUILDS): string {
  const { bun = BRIOCHE, layers, seeds = '#fff3d6' }: Build = BUILDS[name];
  const heights = layers.map((layer) => LAYERS[layer].height);
  const whole = 85 + heights.reduce((sum, height) => sum + height, 0) + 40;
  const parts: string[] = [];
  let y = 85;
  layers.forEach((layer, i) => {
    parts.unshift(LAYERS[layer].draw(y));
    y += heights[i]!;
  });
  const base = `<path d="M28 ${y}h200q6 34 -34 40h-132q-40 -6 -34 -40z" fill="url(#bun)"/>`;
  const squeeze = Math.min(1, 244 / (whole + 8));
  const body = base + parts.join('') + topBun(6, seeds);
  const place = `translate(${128 - 128 * squeeze} ${(256 - whole * squeeze) / 2}) scale(${squeeze})`;
  return drawing(SHADES + linear('bun', bun), `<g transform="${place}">${body}</g>`);
}
