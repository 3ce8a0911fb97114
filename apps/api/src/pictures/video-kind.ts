/** Kinds of videos that browsers play: H.264 or AV1 in MP4, VP9 in WebM. */
export type VideoKind = 'mp4' | 'webm';

/** Brands of MP4 that browsers play, and phones record; not QuickTime, pictures and sound alone. */
const BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'av01',
  'dash',
  'MSNV',
  'M4V ',
]);
/** The head of an EBML file, and how WebM names itself in it. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a file is by its first bytes, whatever it is called; null for everything that is not taken (T58, BO-340). */
export function videoKindOf(bytes: Uint8Array): VideoKind | null {
  if (textAt(bytes, 4, 8) === 'ftyp') return BRANDS.has(textAt(bytes, 8, 12)) ? 'mp4' : null;
  const isEbml = EBML.every((byte, at) => bytes[at] === byte);
  return isEbml && textAt(bytes, 4, 64).includes('\x42\x82\x84webm') ? 'webm' : null;
}
