/** A colour as the wire writes it: `#RRGGBB`. */
export type HexColor = `#${string}`;

type Rgb = readonly [red: number, green: number, blue: number];

/** What WCAG 2.2 AA asks of text of an ordinary size. */
export const TEXT_CONTRAST = 4.5;

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour of three channels, 0 to 255, as the wire writes it. */
export function toHex(rgb: Rgb): HexColor {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG relative luminance: 0 for black, 1 for white. */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = toRgb(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two colours, 1…21, whichever comes first. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Whether a colour has hardly any hue of its own: its channels lie close together. */
export function isGrey(color: string): boolean {
  const rgb = toRgb(color);
  return Math.max(...rgb) - Math.min(...rgb) < 24;
}

/** `color` with `percent` (0…100) of `other` mixed in, channel by channel. */
export function mixColors(color: string, other: string, percent: number): HexColor {
  const [red, green, blue] = toRgb(color);
  const [toRed, toGreen, toBlue] = toRgb(other);
  const mix = (from: number, to: number) => Math.round(from + ((to - from) * percent) / 100);
  return toHex([mix(red, toRed), mix(green, toGreen), mix(blue, toBlue)]);
}

/**
 * The colour nearest to `color` with a contrast of `ratio` to every one of `against`, found by mixing in `towards`
 * one percent at a time. `towards` itself if no mix is sufficient.
 */
export function shiftUntilReadable(
  color: string,
  towards: HexColor,
  { against, ratio = TEXT_CONTRAST }: { against: readonly string[]; ratio?: number },
): HexColor {
  for (let percent = 0; percent < 100; percent += 1) {
    const mixed = mixColors(color, towards, percent);
    if (against.every((other) => contrastRatio(mixed, other) >= ratio)) return mixed;
  }
  return towards;
}
