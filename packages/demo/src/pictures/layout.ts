/** A sprite's position, in parts of the picture's side: its centre, its size, and its rotation in degrees. */
export type Place = { code: string; x: number; y: number; size: number; turn: number };

const REPEAT = /^(.+)×([23])$/u;

/** Drawings and emojis that are served in a dish of their own, so that they need no plate. */
const OWN_DISH =
  /^(?:(?:plov|cup|bowl|glass|beans|dip)\.|🫖|🥤|🍵|☕|🥗|🍲|🥘|🍱|🍯|🍦|🍨|🥛|🎂|🥣|🍟|🧁|🎁)/u;

/** Whether the main thing of a picture brings its own dish. */
export function hasOwnDish(picture: string): boolean {
  return OWN_DISH.test(picture);
}

const solo = (code: string): Place[] => {
  const size = code.startsWith('plov.') || code.startsWith('bowl.') ? 0.78 : 0.64;
  return [{ code, x: 0.5, y: 0.49, size, turn: 0 }];
};

const pair = (code: string, turn: number): Place[] => [
  { code, x: 0.39, y: 0.44, size: 0.48, turn: -turn },
  { code, x: 0.62, y: 0.56, size: 0.48, turn },
];

const trio = (code: string, turn: number): Place[] => [
  { code, x: 0.5, y: 0.35, size: 0.42, turn: 0 },
  { code, x: 0.33, y: 0.58, size: 0.42, turn: -turn },
  { code, x: 0.66, y: 0.6, size: 0.42, turn },
];

function mains(code: string): Place[] {
  const [, name = code, times = '1'] = REPEAT.exec(code) ?? [];
  const turn = name.includes('.') ? 0 : 12;
  if (times === '2') return pair(name, turn);
  return times === '3' ? trio(name, turn) : solo(name);
}

function beside(places: Place[], sides: number): Place[] {
  if (sides === 0) return places;
  const shrink = sides === 1 ? 0.93 : 0.86;
  return places.map((place) => ({
    ...place,
    x: 0.5 + (place.x - 0.5) * shrink - (sides === 1 ? 0.05 : 0),
    y: place.y - 0.04,
    size: place.size * shrink,
  }));
}

const SIDES: readonly (readonly Omit<Place, 'code'>[])[] = [
  [],
  [{ x: 0.76, y: 0.74, size: 0.3, turn: 10 }],
  [
    { x: 0.79, y: 0.73, size: 0.28, turn: 12 },
    { x: 0.23, y: 0.75, size: 0.27, turn: -12 },
  ],
];

/**
 * Places for 'main side side': the main one in the middle, alone or `×2`, `×3`, and up to two smaller ones in
 * front of it. Later places lie over earlier ones.
 */
export function layOut(picture: string): Place[] {
  const [main = '', ...sides] = picture.split(' ');
  const fronts = SIDES[Math.min(sides.length, 2)]!;
  return [
    ...beside(mains(main), fronts.length),
    ...fronts.map((place, i) => ({ ...place, code: sides[i]! })),
  ];
}
