import sharp from 'sharp';

import type { Bitmap } from './draw-text.ts';

/** Rows in one raster command: a printer with little memory prints a long ticket in bands. */
const BAND = 256;
const INITIALIZE = [0x1b, 0x40];
/** Feeds 66 dots and cuts: `GS V 66 0`. */
const CUT = [0x1d, 0x56, 0x42, 0x00];

/** Eight dots per byte, the first one highest. */
function packRows({ width, dots }: Bitmap, from: number, count: number): Uint8Array {
  const perRow = Math.ceil(width / 8);
  const packed = new Uint8Array(perRow * count);
  for (let y = 0; y < count; y++)
    for (let x = 0; x < width; x++)
      if (dots[(from + y) * width + x] === 1) packed[y * perRow + (x >> 3)]! |= 0x80 >> (x & 7);
  return packed;
}

/** The command `GS v 0` with the picture of some rows. */
function rasterBand(bitmap: Bitmap, from: number): Buffer {
  const count = Math.min(BAND, bitmap.height - from);
  const perRow = Math.ceil(bitmap.width / 8);
  const head = [0x1d, 0x76, 0x30, 0, perRow & 0xff, perRow >> 8, count & 0xff, count >> 8];
  return Buffer.concat([Buffer.from(head), packRows(bitmap, from, count)]);
}

/** Papers as ESC/POS: every printer that draws pictures prints every script, whatever code pages it has. */
export function toEscPos(papers: readonly Bitmap[]): Buffer {
  const parts = papers.flatMap((paper) => {
    const bands = Array.from({ length: Math.ceil(paper.height / BAND) }, (_, nth) =>
      rasterBand(paper, nth * BAND),
    );
    return [...bands, Buffer.from(CUT)];
  });
  return Buffer.concat([Buffer.from(INITIALIZE), ...parts]);
}

/** Space between papers of one picture, in dots: the printer cuts after the picture alone. */
const BETWEEN = 80;

/** Papers as one PNG, below each other. */
export function toPng(papers: readonly Bitmap[]): Promise<Buffer> {
  const width = Math.max(...papers.map((paper) => paper.width));
  const height = papers.reduce((sum, paper) => sum + paper.height, BETWEEN * (papers.length - 1));
  const pixels = Buffer.alloc(width * height, 255);
  let top = 0;
  for (const paper of papers) {
    for (const [index, dot] of paper.dots.entries()) if (dot === 1) pixels[top * width + index] = 0;
    top += paper.height + BETWEEN;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
