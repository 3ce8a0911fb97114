/** The mean light below which a picture of a dish looks dark on a phone, of 255. */
const DARK = 60;
/** Pixels that are less opaque show what is behind them. */
const OPAQUE = 128;

/** Whether a picture is dark (BO-473): by the mean light of its opaque pixels, as red, green, blue and opacity of 0 to 255. */
export function isDarkPicture(pixels: ArrayLike<number>): boolean {
  let light = 0;
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE) continue;
    light += 0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!;
    count += 1;
  }
  return count > 0 && light / count < DARK;
}
