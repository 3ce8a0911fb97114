import { smoothLine } from '../geo/line.ts';
import type { Point } from '../geo/plane.ts';
import { AIRPORTS, LAKES, PARKS, RAILWAYS, RIVERS } from './data/nature.ts';
import { parseTable } from './parse-table.ts';

/** An outline or a line of the land; `name` is empty when the map shows none. */
export interface Shape {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface River extends Shape {
  readonly widthMetres: number;
}

export const PARK_SHAPES: readonly Shape[] = parseTable(PARKS).map(({ cells, points }) => ({
  name: nameOf(cells[0]),
  points: smoothLine(points, true),
}));

export const LAKE_SHAPES: readonly Shape[] = parseTable(LAKES).map(({ cells, points }) => ({
  name: nameOf(cells[0]),
  points: smoothLine(points, true),
}));

export const AIRPORT_SHAPES: readonly Shape[] = parseTable(AIRPORTS).map(({ cells, points }) => ({
  name: nameOf(cells[0]),
  points,
}));

export const RIVER_SHAPES: readonly River[] = parseTable(RIVERS).map(({ cells, points }) => ({
  widthMetres: Number(cells[0]),
  name: nameOf(cells[1]),
  points: smoothLine(points),
}));

export const RAILWAY_SHAPES: readonly Shape[] = parseTable(RAILWAYS).map(({ points }) => ({
  name: '',
  points: smoothLine(points),
}));

function nameOf(cell: string | undefined): string {
  return !cell || cell === '-' ? '' : cell;
}
