import type { Point } from '../geo/plane.ts';

/** One entry of a data table: the cells of its head line and the points below it. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly points: readonly Point[];
}

const PAIR = /^(-?\d+\.\d+) (-?\d+\.\d+)$/;

/** Reads a table of `data/`: a head line of cells parted by `|`, then indented lines of `lat lon` pairs. */
export function parseTable(text: string): TableRow[] {
  const rows: { cells: string[]; points: Point[] }[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    if (line.startsWith(' ')) rows.at(-1)?.points.push(...parsePoints(line));
    else rows.push({ cells: line.split('|').map((cell) => cell.trim()), points: [] });
  }
  return rows;
}

function parsePoints(line: string): Point[] {
  const pairs = line.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => parsePoint(pair.trim()));
}

/** Reads `lat lon`; a slip in the data stops the start instead of bending a street. */
export function parsePoint(pair: string): Point {
  const [, lat, lon] = PAIR.exec(pair) ?? [];
  if (lat === undefined || lon === undefined) throw new Error(`Gazetteer: “${pair}” is not “lat lon”`);
  return { lat: Number(lat), lon: Number(lon) };
}
