import { buttonColor } from './brand-colors.ts';
import { type HexColor, isGrey, toHex } from './contrast.ts';

/** Colours that are offered at most. */
const MOST = 5;
/** Two colours closer than this, as a sum over the channels, look like one. */
const NEAR = 72;
/** Pixels more transparent than this are not seen. */
const OPAQUE = 128;
/** Pixels are counted in cubes with this many values a channel. */
const CUBE = 32;

type Sum = { count: number; red: number; green: number; blue: number };
type Rgb = readonly [red: number, green: number, blue: number];

function sums(pixels: ArrayLike<number>): Sum[] {
  const cubes = new Map<number, Sum>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]; // inside of the picture
    if (pixels[at + 3]! < OPAQUE) continue;
    const cube = [red, green, blue].reduce((key, channel) => key * 8 + Math.floor(channel / CUBE), 0);
    const sum = cubes.get(cube) ?? { count: 0, red: 0, green: 0, blue: 0 };
    cubes.set(cube, {
      count: sum.count + 1,
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
    });
  }
  return [...cubes.values()];
}

const meanOf = ({ count, red, green, blue }: Sum): Rgb => [
  Math.round(red / count),
  Math.round(green / count),
  Math.round(blue / count),
];

const distance = (one: Rgb, other: Rgb): number =>
  one.reduce((sum, channel, at) => sum + Math.abs(channel - other[at]!), 0); // both have three

/**
 * The main colours that a logo suggests, the most frequent first: its colours without greys, each as the nearest shade on which the
 * text of buttons can be read (D68, BO-437). `pixels`: red, green, blue and alpha of each pixel, 0 to 255.
 */
export function logoColors(pixels: ArrayLike<number>, mainColorType: string): HexColor[] {
  const means = sums(pixels)
    .toSorted((one, other) => other.count - one.count)
    .map(meanOf)
    .filter((rgb) => !isGrey(toHex(rgb)));
  const apart: Rgb[] = [];
  for (const mean of means)
    if (apart.length < MOST && apart.every((one) => distance(one, mean) >= NEAR)) apart.push(mean);
  return [...new Set(apart.map((rgb) => buttonColor(toHex(rgb), mainColorType)))];
}
