/** A picture with more pixels is not decoded (T58). */
export const MOST_PIXELS = 25_000_000;
/** Decoding or encoding one ends after this many seconds (T58). */
export const LONGEST_S = 10;

/** Kinds of pictures that are taken: no SVG, which is a program, and nothing exotic (T58). */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte);
const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** AVIF is a box of the type `ftyp` that names its brand. */
const isAvif = (bytes: Uint8Array) => textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(textAt(bytes, 8, 12));

/** What a file is by its first bytes, whatever it is called; null for everything that is not taken. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}
