import sharp from 'sharp';

import { FAMILIES, loadFonts } from './fonts.ts';

/** Dots that are ink or paper, row by row, one byte per dot: 1 is ink. */
export type Bitmap = { width: number; height: number; dots: Uint8Array };

export type Drawn = { text: string; dots: number; isBold: boolean; isStruck?: boolean; width: number };

/** The renderer reads Pango markup. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Above this share of ink a dot is black; a little under half keeps thin strokes whole. */
const THRESHOLD = 110;

/**
 * Draws text with the letters joined and ordered as its script wants, wrapped to a width in dots. A text that begins with
 * a right-to-left letter begins at the right. The bitmap is as wide as its longest line.
 */
export async function drawText({ text, dots, isBold, isStruck = false, width }: Drawn): Promise<Bitmap> {
  if (text.trim() === '') return { width: 1, height: dots, dots: new Uint8Array(dots) };
  await loadFonts();
  const bold = isBold ? `<b>${escaped(text)}</b>` : escaped(text);
  const { data, info } = await sharp({
    text: {
      text: isStruck ? `<s>${bold}</s>` : bold,
      font: `${FAMILIES} ${dots}`,
      // At 72 dots per inch a point is a dot.
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    dots: Uint8Array.from(data, (value) => (value > THRESHOLD ? 1 : 0)),
  };
}
