import { hasOwnDish, layOut, type Place } from './layout.ts';
import type { ShownPicture } from './picture.ts';
import { backdrop, tableSvg } from './table.ts';
import { type Tint, TINTS } from './tints.ts';

/** A decomposed picture: its background as SVG and its sprites. */
export type SceneParts = {
  svg: string;
  places: Place[];
  width: number;
  height: number;
  /** The length that sizes of places are parts of. */
  unit: number;
};

export const DISH_SIDE = 480;
export const CHIP_SIDE = 240;
const WIDE = { width: 1120, height: 490 };
const TALL = { width: 540, height: 960 };

/** The objects are on the right, so that text fits on the left; the first is in front. */
const WIDE_STAGE: readonly Omit<Place, 'code'>[] = [
  { x: 0.75, y: 0.52, size: 0.86, turn: 0 },
  { x: 0.93, y: 0.74, size: 0.42, turn: 12 },
  { x: 0.55, y: 0.76, size: 0.38, turn: -12 },
  { x: 0.945, y: 0.22, size: 0.26, turn: 18 },
  { x: 0.53, y: 0.18, size: 0.22, turn: -18 },
];

/** The lower third is left to text. */
const TALL_STAGE: readonly Omit<Place, 'code'>[] = [
  { x: 0.5, y: 0.4, size: 0.82, turn: 0 },
  { x: 0.83, y: 0.6, size: 0.36, turn: 12 },
  { x: 0.18, y: 0.6, size: 0.34, turn: -12 },
  { x: 0.84, y: 0.15, size: 0.24, turn: 16 },
  { x: 0.15, y: 0.17, size: 0.22, turn: -16 },
];

function stage(show: string, places: readonly Omit<Place, 'code'>[]): Place[] {
  const [main = '', ...others] = show.split(' ');
  const standing = others.slice(0, places.length - 1).map((code, i) => ({ ...places[i + 1]!, code }));
  return [...standing.slice(2), { ...places[0]!, code: main }, ...standing.slice(0, 2)];
}

function poster(
  tint: Tint,
  { width, height }: { width: number; height: number },
  centre: [number, number],
): string {
  const rings = [0.62, 0.47]
    .map(
      (part) =>
        `<circle cx="${centre[0]}" cy="${centre[1]}" r="${Math.min(width, height) * part}" fill="#fff" opacity=".22"/>`,
    )
    .join('');
  const wall = backdrop(TINTS[tint], { width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${rings}</svg>`;
}

const SCENES: Record<ShownPicture['kind'], (picture: ShownPicture) => SceneParts> = {
  dish: ({ tint, show }) => ({
    svg: tableSvg(tint, DISH_SIDE, hasOwnDish(show)),
    places: layOut(show),
    width: DISH_SIDE,
    height: DISH_SIDE,
    unit: DISH_SIDE,
  }),
  chip: ({ tint, show }) => ({
    svg: tableSvg(tint, CHIP_SIDE, true),
    places: layOut(show),
    width: CHIP_SIDE,
    height: CHIP_SIDE,
    unit: CHIP_SIDE,
  }),
  wide: ({ tint, show }) => ({
    svg: poster(tint, WIDE, [WIDE.width * 0.75, WIDE.height * 0.52]),
    places: stage(show, WIDE_STAGE),
    ...WIDE,
    unit: WIDE.height,
  }),
  tall: ({ tint, show }) => ({
    svg: poster(tint, TALL, [TALL.width * 0.5, TALL.height * 0.4]),
    places: stage(show, TALL_STAGE),
    ...TALL,
    unit: TALL.width,
  }),
};

/** Sets the scene of a picture. */
export function setScene(picture: ShownPicture): SceneParts {
  return SCENES[picture.kind](picture);
}
