import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import sharp from 'sharp';

/** The fonts of tickets (OFL 1.1): a server need not have any font installed. */
const FILES = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((set) => `noto-sans/files/noto-sans-${set}`),
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
  'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
].flatMap((file) => [`${file}-400-normal.woff`, `${file}-700-normal.woff`]);

/** Families in the order that a missing letter is searched. */
export const FAMILIES = 'Noto Sans, Noto Sans Arabic, Noto Sans SC';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/** The table directory of a font begins with numbers for a binary search over its entries. */
function directory(woff: Buffer, count: number): Buffer {
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count);
  const power = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY * 2 ** power;
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [index, value] of [count, range, power, SFNT_ENTRY * count - range].entries())
    head.writeUInt16BE(value, 4 + 2 * index);
  return head;
}

/** A WOFF font as the TrueType font that it wraps: the text renderer of sharp reads no WOFF. */
function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = directory(woff, count);
  const parts = [head];
  let offset = head.length;
  for (let nth = 0; nth < count; nth++) {
    const entry = WOFF_HEAD + WOFF_ENTRY * nth;
    const [start, packed, length, sum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const to = SFNT_HEAD + SFNT_ENTRY * nth;
    woff.copy(head, to, entry, entry + 4);
    for (const [index, value] of [sum, offset, length].entries())
      head.writeUInt32BE(value, to + 4 + 4 * index);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed < length ? inflateSync(raw) : raw, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

async function load(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  for (const [index, name] of FILES.entries()) {
    const file = join(folder, `${index}.ttf`);
    writeFileSync(file, unwrapWoff(readFileSync(resolve(`@fontsource/${name}`))));
    // Text with a font file makes its family known to this process.
    await sharp({ text: { text: 'a', font: FAMILIES, fontfile: file } }).toBuffer();
  }
}

let loaded: Promise<void> | undefined;

/** Loads the fonts once per process. */
export const loadFonts = (): Promise<void> => (loaded ??= load());
