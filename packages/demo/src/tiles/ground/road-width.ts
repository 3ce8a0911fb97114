import { HALF_WIDTH, type StreetKind } from '../../gazetteer/place.ts';

/** Pixels at zoom 14 and below which zoom a class is not drawn at all. */
const STYLE: Readonly<Record<StreetKind, { readonly width: number; readonly from: number }>> = {
  motorway: { width: 4.6, from: 8 },
  primary: { width: 4.4, from: 10 },
  secondary: { width: 3.4, from: 11 },
  tertiary: { width: 2.6, from: 12 },
};

/** How wide a street is drawn, in pixels: like a sign from afar, in its true width from near; 0 when not drawn. */
export function roadWidth(kind: StreetKind, zoom: number, metresPerPixel: number): number {
  const { width, from } = STYLE[kind];
  if (zoom < from) return 0;
  const sign = width * 1.38 ** (Math.min(zoom, 16) - 14);
  return Math.max(1, sign, (2 * HALF_WIDTH[kind]) / metresPerPixel);
}

const LANE_FROM = 13;
const PASSAGE_FROM = 15;

/** How wide a nameless side street is drawn, in pixels; 0 when not drawn. */
export function laneWidth(isPassage: boolean, zoom: number, metresPerPixel: number): number {
  if (zoom < (isPassage ? PASSAGE_FROM : LANE_FROM)) return 0;
  const sign = (isPassage ? 1 : 1.5) * 1.45 ** (Math.min(zoom, 16) - 14);
  return Math.max(0.8, sign, (isPassage ? 5 : 8) / metresPerPixel);
}
