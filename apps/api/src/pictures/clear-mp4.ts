/** Boxes that hold others on the way to what a camera writes of itself and of the place. */
const HOLDERS = new Set(['moov', 'trak', 'mdia']);
/** Boxes of names, dates and places; `uuid` holds what a maker adds. */
const PERSONAL = new Set(['udta', 'meta', 'uuid']);
/** Boxes that a film is made of. */
const TOP = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'uuid',
  'udta',
  'meta',
  'pdin',
  'prft',
  'emsg',
]);

type Box = { type: string; start: number; body: number; end: number };

/** The boxes between two places of a file. Throws where they do not fill it exactly. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to) throw new Error('half a box');
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end > to || end < body) throw new Error('a box beyond the file');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end });
    start = end;
  }
  return boxes;
}

function clearIn(bytes: Buffer, from: number, to: number): void {
  for (const { type, start, body, end } of boxesIn(bytes, from, to)) {
    if (PERSONAL.has(type)) {
      // An empty box of the same size: the places of the film's parts are counted from the start of the file.
      bytes.write('free', start + 4, 'latin1');
      bytes.fill(0, body, end);
    } else if (HOLDERS.has(type)) clearIn(bytes, body, end);
  }
}

/**
 * A copy of an MP4 without what a camera writes of itself and of the place (BO-340, T58). Throws for a file whose boxes are
 * broken, which has other things in it, or no film.
 */
export function clearMp4(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file);
  const boxes = boxesIn(bytes, 0, bytes.byteLength);
  if (boxes.some(({ type }) => !TOP.has(type))) throw new Error('an unknown box');
  if (!boxes.some(({ type }) => type === 'moov') || !boxes.some(({ type }) => type === 'mdat'))
    throw new Error('no film');
  clearIn(bytes, 0, bytes.byteLength);
  return bytes;
}
