import { isRightToLeft } from '@dasturxon/core/printing';
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

/** Measures of Noto Sans as parts of its size: a capital H, what is free beside it, and a line about its baseline. */
const H = { height: 0.714, bearing: 0.0975, boldBearing: 0.09 };
const LINE = { ascent: 1.069, descent: 0.293 };

type Cut = { left: number; right: number; top: number; bottom: number };

function cutOut({ width, dots }: Bitmap, { left, right, top, bottom }: Cut): Bitmap {
  const cut = { width: Math.max(1, right - left), height: bottom - top };
  const isInk = (x: number, y: number) => x >= 0 && x < width && dots[y * width + x] === 1;
  return {
    ...cut,
    dots: Uint8Array.from({ length: cut.width * cut.height }, (_, index) =>
      isInk(left + (index % cut.width), top + Math.floor(index / cut.width)) ? 1 : 0,
    ),
  };
}

/** The columns of a bitmap's rows that have ink: the first one, and the one after the last. */
function inkColumns({ width, dots }: Bitmap, { top, bottom }: Pick<Cut, 'top' | 'bottom'>) {
  let [first, end] = [width, 0];
  for (let index = top * width; index < bottom * width; index++)
    if (dots[index] === 1) {
      first = Math.min(first, index % width);
      end = Math.max(end, (index % width) + 1);
    }
  return { first, end };
}

/**
 * Cuts the lines of a text, with the space that its font keeps about them, out of a bitmap whose first and last line are
 * an H. The renderer crops a bitmap to its ink, so lines alone would lose that space.
 */
function withoutMarks(bitmap: Bitmap, { text, dots, isBold, width }: Drawn): Bitmap {
  const [ascent, descent] = [LINE.ascent * dots, LINE.descent * dots];
  const mark = Math.ceil(H.height * dots);
  // The renderer rounds a line up to whole dots; browsers round to the nearest one.
  const line = Math.ceil(ascent) + Math.ceil(descent);
  const rows = {
    top: mark + line - Math.round(ascent),
    bottom: bitmap.height - line + Math.round(descent),
  };
  const origin =
    inkColumns(bitmap, { top: 0, bottom: mark }).first -
    Math.round((isBold ? H.boldBearing : H.bearing) * dots);
  const { first, end } = inkColumns(bitmap, rows);
  const columns = isRightToLeft(text) ? { left: first, right: origin + width } : { left: origin, right: end };
  return cutOut(bitmap, { ...rows, ...columns });
}

/**
 * Draws text with the letters joined and ordered as its script wants, wrapped to a width in dots. A text that begins with
 * a right-to-left letter begins at the right. The bitmap is as wide as its longest line and as high as the lines of its font.
 */
export async function drawText(drawn: Drawn): Promise<Bitmap> {
  const { text, dots, isBold, isStruck = false, width } = drawn;
  if (text.trim() === '') return { width: 1, height: dots, dots: new Uint8Array(dots) };
  await loadFonts();
  const marked = `H\n${isStruck ? `<s>${escaped(text)}</s>` : escaped(text)}\nH`;
  const { data, info } = await sharp({
    text: {
      text: isBold ? `<b>${marked}</b>` : marked,
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
  const bitmap = {
    width: info.width,
    height: info.height,
    dots: Uint8Array.from(data, (value) => (value > THRESHOLD ? 1 : 0)),
  };
  return withoutMarks(bitmap, drawn);
}
