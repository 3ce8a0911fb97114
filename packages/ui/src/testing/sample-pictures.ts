import type { PictureSource } from '../picture/picture.tsx';

type Dish = 'palov' | 'somsa' | 'salat' | 'choy' | 'burger' | 'lagmon';

const TOPPINGS: Record<Dish, readonly string[]> = {
  palov: ['#e8a33d', '#f2c46b', '#a8572a', '#d98324'],
  somsa: ['#c98a4b', '#e0ad6d', '#8f5a2b', '#b97b3d'],
  salat: ['#7cb342', '#e53935', '#aed581', '#f4f1de'],
  choy: ['#b5651d', '#d99058', '#8d4a12', '#c77b3b'],
  burger: ['#c67c3a', '#6d3f21', '#8bc34a', '#f6c945'],
  lagmon: ['#d95d39', '#f0c27b', '#7a9e3c', '#b5402a'],
};

/** Where the pieces lie on the plate: x, y, size. */
const PIECES: readonly (readonly [number, number, number])[] = [
  [150, 140, 66],
  [105, 160, 40],
  [190, 165, 44],
  [150, 190, 46],
  [120, 115, 34],
  [185, 115, 36],
  [150, 150, 24],
];

function draw(dish: Dish): string {
  const colors = TOPPINGS[dish];
  const pieces = PIECES.map(
    ([x, y, size], index) =>
      `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.8}" fill="${colors[index % colors.length]}"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><ellipse cx="150" cy="165" rx="135" ry="122" fill="#0000001a"/><circle cx="150" cy="152" r="128" fill="#fff"/><circle cx="150" cy="152" r="104" fill="#f3f0ea"/>${pieces}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawn dish, so that stories need no network. */
export function aPicture(dish: Dish = 'palov'): PictureSource {
  return { src: draw(dish), width: 300, height: 300 };
}

/** A drawn banner, 16 to 7. */
export function aBanner(from: string, to: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280"><defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h640v280H0z"/><circle cx="500" cy="150" r="130" fill="#fff8"/><circle cx="500" cy="150" r="100" fill="#fff"/><circle cx="500" cy="150" r="70" fill="${from}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 640, height: 280 };
}
