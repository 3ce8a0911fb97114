import { STREET_KINDS, type StreetKind } from '../../gazetteer/place.ts';
import type { Frame } from '../frame.ts';
import { areaPath, linePath, type WorldLine } from '../svg-path.ts';
import type { Theme } from '../theme.ts';
import { drawSideStreets, drawBuildings } from './draw-blocks.ts';
import { mapLines } from './map-lines.ts';
import { roadWidth } from './road-width.ts';

/** Everything below the names, as SVG elements from the bottom up. */
export function drawGround(frame: Frame, theme: Theme): string {
  const { towns, parks, airports } = mapLines();
  return [
    fill(areasOf(towns, frame), theme.town),
    fill(areasOf(parks, frame), theme.park),
    fill(areasOf(airports, frame), theme.airport),
    ...drawWater(frame, theme),
    drawBuildings(frame, theme),
    ...drawRailways(frame, theme),
    drawSideStreets(frame, theme),
    ...drawRoads(frame, theme),
  ].join('');
}

function drawWater(frame: Frame, theme: Theme): string[] {
  const { lakes, rivers } = mapLines();
  const canals = rivers.map(({ line, widthMetres }) => {
    const width = Math.max(frame.zoom < 11 ? 0.8 : 1.6, widthMetres / frame.metresPerPixel);
    return stroke(linePath(line, frame, width), { colour: theme.water, width });
  });
  return [fill(areasOf(lakes, frame), theme.water), ...canals];
}

function drawRailways(frame: Frame, theme: Theme): string[] {
  if (frame.zoom < 11) return [];
  const path = mapLines()
    .railways.map((line) => linePath(line, frame, 8))
    .join('');
  const width = Math.max(1.2, 3.4 / frame.metresPerPixel);
  if (frame.zoom < 14) return [stroke(path, { colour: theme.rail, width })];
  return [
    stroke(path, { colour: theme.rail, width: width + 1.4 }),
    stroke(path, { colour: theme.town, width: width - 0.4, dash: width * 4 }),
  ];
}

function drawRoads(frame: Frame, theme: Theme): string[] {
  const kinds = [...STREET_KINDS].reverse();
  const drawn = kinds.map((kind) => ({ kind, width: roadWidth(kind, frame.zoom, frame.metresPerPixel) }));
  const paths = drawn
    .filter(({ width }) => width > 0)
    .map(({ kind, width }) => ({ kind, width, path: roadPath(kind, frame, width) }));
  return [
    ...paths.map(({ kind, width, path }) =>
      stroke(path, { colour: theme.roadEdge[kind], width: width + edgeOf(width) }),
    ),
    ...paths.map(({ kind, width, path }) => stroke(path, { colour: theme.road[kind], width })),
  ];
}

function roadPath(kind: StreetKind, frame: Frame, width: number): string {
  const { streets, highways } = mapLines();
  const lines = kind === 'motorway' ? [...streets.motorway, ...highways] : streets[kind];
  return lines.map((line) => linePath(line, frame, width + 4)).join('');
}

function edgeOf(width: number): number {
  return Math.min(2.4, Math.max(0.8, width * 0.35));
}

function areasOf(lines: readonly WorldLine[], frame: Frame): string {
  return lines.map((line) => areaPath(line, frame)).join('');
}

function fill(path: string, colour: string): string {
  return path && `<path d="${path}" fill="${colour}"/>`;
}

interface Pen {
  readonly colour: string;
  readonly width: number;
  /** Length of the dashes in pixels. */
  readonly dash?: number;
}

function stroke(path: string, { colour, width, dash }: Pen): string {
  if (!path) return '';
  const ends = dash === undefined ? 'stroke-linecap="round"' : `stroke-dasharray="${dash.toFixed(1)}"`;
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" ` +
    `stroke-linejoin="round" ${ends}/>`
  );
}
