import { at, drawing, ellipse, glow, linear, scatter } from './svg.ts';

type Topping = 'meat' | 'garlic' | 'egg' | 'kazy' | 'dolma' | 'chicken' | 'pepper' | 'raisin' | 'pea';
type Plov = {
  rice: readonly [string, string, string];
  carrot: readonly [string, string];
  toppings: readonly Topping[];
  tall?: true;
};

const GOLD = ['#fff3cf', '#f2cf7c', '#cf9336'] as const;
const PALE = ['#fffdf4', '#f6ead0', '#d3bb8a'] as const;
const BROWN = ['#f8e0ac', '#dfae5f', '#a86f2b'] as const;
const ORANGE = ['#ff9a3c', '#ffc83d'] as const;

const PLOVS = {
  wedding: { rice: GOLD, carrot: ORANGE, toppings: ['meat', 'meat', 'raisin', 'pea', 'meat'] },
  teahouse: { rice: BROWN, carrot: ['#f7b733', '#ffd257'], toppings: ['meat', 'garlic', 'meat'] },
  samarkand: { rice: PALE, carrot: ORANGE, toppings: ['meat', 'meat', 'meat', 'garlic'] },
  kazy: { rice: GOLD, carrot: ORANGE, toppings: ['kazy', 'egg', 'kazy', 'egg', 'kazy'] },
  dolma: { rice: GOLD, carrot: ORANGE, toppings: ['dolma', 'meat', 'dolma', 'dolma'] },
  chicken: { rice: PALE, carrot: ORANGE, toppings: ['chicken', 'raisin', 'chicken'] },
  garden: { rice: GOLD, carrot: ['#ff8a2b', '#ffd257'], toppings: ['pepper', 'garlic', 'pea', 'pepper'] },
  kilo: { rice: BROWN, carrot: ORANGE, toppings: ['meat', 'garlic', 'meat', 'egg', 'meat'], tall: true },
} as const satisfies Record<string, Plov>;

/** Names of the plovs that can be drawn. */
export const PLOVS_DRAWN = Object.keys(PLOVS) as (keyof typeof PLOVS)[];

const chunk =
  '<rect x="-21" y="-16" width="42" height="30" rx="11" fill="url(#meat)"/><rect x="-15" y="-12" width="22" height="7" rx="3.5" fill="#fff" opacity=".25"/>' +
  '<path d="M-12 6q10 -6 24 -1" stroke="#3e1a0a" stroke-width="2.5" fill="none" opacity=".5"/>';

const spots = (color: string) =>
  scatter(9, 31, (_, roll) => ellipse(roll() * 104 - 52, roll() * 56 - 14, { rx: 6, ry: 5, fill: color }));

const TOPPINGS: Record<Topping, string> = {
  meat: chunk,
  garlic:
    '<path d="M0 -34c6 8 8 12 20 18c16 10 10 34 -20 34s-36 -24 -20 -34c12 -6 14 -10 20 -18z" fill="url(#garlic)"/><path d="M0 -26c-8 14 -10 26 -6 42M0 -26c8 14 10 26 6 42" stroke="#b99ab0" stroke-width="2.5" fill="none"/>',
  egg: ellipse(0, 0, { rx: 17, ry: 14, fill: '#ffffff' }) + ellipse(2, 0, { rx: 9, ry: 8, fill: '#ffb62e' }),
  kazy:
    ellipse(0, 0, { rx: 23, ry: 19, fill: '#fff3e4' }) +
    ellipse(0, 0, { rx: 19, ry: 15, fill: 'url(#kazy)' }) +
    '<path d="M-12 -4q6 6 12 0t12 4" stroke="#ffe6d6" stroke-width="3" fill="none" opacity=".8"/>',
  dolma:
    '<rect x="-26" y="-12" width="52" height="24" rx="12" fill="url(#vine)"/><path d="M-18 -8q10 8 0 16M0 -11q10 11 0 22M16 -10q6 10 0 20" stroke="#34511b" stroke-width="2.5" fill="none" opacity=".6"/>',
  chicken:
    '<path d="M-30 10c-12 -24 10 -44 34 -34c18 6 24 24 40 26c8 2 6 12 -2 12c-10 8 -58 16 -72 -4z" fill="url(#chicken)"/><path d="M38 2l14 -6" stroke="#fff3e2" stroke-width="9" stroke-linecap="round"/><path d="M-18 -6c4 -10 16 -14 24 -10" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4" fill="none"/>',
  pepper:
    '<path d="M-26 -4c12 -16 44 -10 52 10c-10 12 -30 8 -52 -10z" fill="#e0402c"/><path d="M-26 -4l-9 -8" stroke="#3c8f2f" stroke-width="6" stroke-linecap="round"/>',
  raisin: spots('#5a2440'),
  pea: spots('#f3d79b'),
};

const PLACES: readonly (readonly [number, number, number])[] = [
  [128, 72, -8],
  [86, 98, 14],
  [170, 100, -16],
  [126, 112, 6],
  [152, 76, 20],
];

function heapGrains(rice: readonly string[], carrot: readonly string[]): string {
  return scatter(430, 77, (i, roll) => {
    const side = roll() * 2 - 1;
    const depth = roll();
    const x = 128 + side * (34 + depth * 74);
    const y = 56 + depth * 146 + side * side * 22;
    const isCarrot = i % 5 === 0;
    const fill = isCarrot ? carrot[i % 2]! : rice[i % 3]!;
    const shape = isCarrot
      ? `<rect x="-9" y="-2.4" width="18" height="4.8" rx="2.4" fill="${fill}"/>`
      : ellipse(0, 0, { rx: 5.6, ry: 2.1, fill });
    return at(x, y, { turn: roll() * 180, shape });
  });
}

const RIM = scatter(16, 2, (i) => {
  const angle = (i / 16) * Math.PI * 2;
  return at(128 + Math.cos(angle) * 112, 182 + Math.sin(angle) * 47, {
    turn: (angle * 180) / Math.PI,
    shape:
      ellipse(0, 0, { rx: 6.5, ry: 9, fill: i % 2 ? '#2f6fb5' : '#5aa3dc' }) +
      ellipse(0, 0, { rx: 2.4, ry: 4, fill: '#fff' }),
  });
});

/** Plov heaped on a blue-and-white lagan. */
export function drawPlov(name: keyof typeof PLOVS): string {
  const plov: Plov = PLOVS[name];
  const [light, middle, dark] = plov.rice;
  const defs =
    linear('dish', ['#ffffff', '#e6ecf5', '#c9d3e2']) +
    glow('heap', [light, middle, dark]) +
    glow('meat', ['#b06a3d', '#7a3f1f', '#4f2410']) +
    glow('garlic', ['#ffffff', '#f1e2e6', '#cdb2bd']) +
    glow('kazy', ['#a63f36', '#6d1f1d']) +
    linear('vine', ['#8fae4a', '#4f7326']) +
    glow('chicken', ['#f8c069', '#d98a32', '#a05a18']) +
    '<clipPath id="mound"><path d="M26 176C34 96 84 42 128 42S222 96 230 176C222 206 178 216 128 216S34 206 26 176z"/></clipPath>';
  const plate =
    ellipse(128, 190, { rx: 126, ry: 58, fill: '#9aa9c0' }) +
    ellipse(128, 184, { rx: 126, ry: 58, fill: 'url(#dish)' }) +
    RIM +
    ellipse(128, 184, { rx: 98, ry: 40, fill: '#dfe6f0' });
  const heap =
    `<g transform="translate(0 ${plov.tall ? 2 : 8})"><g clip-path="url(#mound)" transform="translate(26 30) scale(.8)">` +
    `<rect width="256" height="256" fill="url(#heap)"/>${heapGrains(plov.rice, plov.carrot)}` +
    `<path d="M26 176C34 206 90 216 128 216S222 206 230 176V256H26z" fill="${dark}" opacity=".25"/></g>` +
    plov.toppings
      .map((topping, i) => {
        if (topping === 'raisin' || topping === 'pea') return at(128, 112, { shape: TOPPINGS[topping] });
        const [x, y, turn] = PLACES[i]!;
        return at(x, y + 14, { turn, scale: 0.92, shape: TOPPINGS[topping] });
      })
      .join('') +
    '</g>';
  const green = scatter(14, 55, (_, roll) =>
    at(70 + roll() * 116, 84 + roll() * 84, {
      turn: roll() * 180,
      shape: '<path d="M-5 0q5 -6 10 0q-5 6 -10 0z" fill="#4f9a35"/>',
    }),
  );
  return drawing(defs, plate + heap + green);
}
