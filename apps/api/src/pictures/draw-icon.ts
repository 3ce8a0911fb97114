import sharp from 'sharp';

import type { Deps } from '../http/serving/context.ts';
import { LONGEST_S, MOST_PIXELS } from './picture-kind.ts';

/** The part of the side that a logo takes. Phones may cut the icon to a circle of 80 %. */
const LOGO_PART = 0.62;

type Icon = {
  /** The address of the logo; null where the brand has none. Only own pictures are read. */
  logo: string | null;
  /** `#RRGGBB` behind the logo: iOS shows transparent parts black. */
  background: string;
  /** The SVG to draw without a logo. */
  fallback: string;
  /** In pixels. */
  side: number;
};

/** Draws the square PNG icon of a brand from its logo. A logo that cannot be read is replaced by the fallback. */
export async function drawIcon(deps: Pick<Deps, 'storage' | 'log'>, icon: Icon): Promise<Uint8Array> {
  const { fallback, side } = icon;
  try {
    const logo = await readLogo(deps, icon);
    if (logo) return await onBackground(logo, icon);
  } catch (err) {
    deps.log.info({ err }, 'icon without its logo');
  }
  return sharp(Buffer.from(fallback)).resize(side, side).png().toBuffer();
}

async function readLogo({ storage }: Pick<Deps, 'storage'>, { logo }: Icon): Promise<Buffer | null> {
  const name = /^\/media\/([\w-]+\.\w+)$/.exec(logo ?? '')?.[1];
  return name ? storage.read(name) : null;
}

async function onBackground(logo: Buffer, { background, side }: Icon): Promise<Buffer> {
  const inner = Math.round(side * LOGO_PART);
  const drawn = await sharp(logo, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'inside' })
    .timeout({ seconds: LONGEST_S })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
