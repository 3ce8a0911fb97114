import { housesOf } from '../../gazetteer/houses.ts';
import { loadGazetteer } from '../../gazetteer/gazetteer.ts';
import type { City, House } from '../../gazetteer/place.ts';
import type { Spot } from '../../geo/plane.ts';
import type { Frame } from '../frame.ts';
import { TILE_SIZE } from '../mercator.ts';
import { pixel } from '../svg-path.ts';
import type { Theme } from '../theme.ts';
import { buildingOf, buildingsIn, type Building } from './buildings.ts';
import { blocksIn, isOnLane } from './city-blocks.ts';
import { laneWidth } from './road-width.ts';

const LANES_FROM = 13;
const BUILDINGS_FROM = 16;

/** The nameless side streets of the towns, with their edges. */
export function drawSideStreets(frame: Frame, theme: Theme): string {
  if (frame.zoom < LANES_FROM) return '';
  const paths = { street: '', passage: '' };
  for (const { city, low, high } of townsIn(frame)) {
    for (const { from, to, isPassage } of blocksIn(city, low, high).flatMap(({ lanes }) => lanes))
      paths[isPassage ? 'passage' : 'street'] += `M${at(city, from, frame)}L${at(city, to, frame)}`;
  }
  const street = laneWidth(false, frame.zoom, frame.metresPerPixel);
  const passage = laneWidth(true, frame.zoom, frame.metresPerPixel);
  return [
    lines(paths.passage, theme.minorEdge, passage && passage + edgeOf(frame)),
    lines(paths.street, theme.minorEdge, street + edgeOf(frame)),
    lines(paths.passage, theme.minor, passage),
    lines(paths.street, theme.minor, street),
  ].join('');
}

/** The buildings, numbered or not; only from near. */
export function drawBuildings(frame: Frame, theme: Theme): string {
  if (frame.zoom < BUILDINGS_FROM) return '';
  let path = '';
  for (const { city, low, high } of townsIn(frame)) {
    const blocks = blocksIn(city, low, high);
    const buildings = [
      ...blocks
        .flatMap((block) => buildingsIn(city, block))
        .filter(({ spot, length }) => !isOnLane(blocks, spot, length / 3 + LANE_EDGE)),
      ...housesIn({ city, low, high }).map((house) => buildingOf(house)),
    ];
    for (const building of buildings) path += outlineOf(city, building, frame);
  }
  return (
    path && `<path d="${path}" fill="${theme.building}" stroke="${theme.buildingEdge}" stroke-width="0.8"/>`
  );
}

const LANE_ROOM = 12;
const LANE_EDGE = 6;

/** The numbered houses of a part of a town, without those that a side street would run through. */
export function housesIn({ city, low, high }: TownPart): House[] {
  const blocks = blocksIn(city, low, high);
  return housesOf(city)
    .grid.within(low, high)
    .filter(({ spot }) => isNear(spot, { low, high }) && !isOnLane(blocks, spot, LANE_ROOM));
}

export interface TownPart {
  readonly city: City;
  readonly low: Spot;
  readonly high: Spot;
}

/** The towns a tile shows, each with the tile's corners on its plane. */
export function townsIn(frame: Frame): TownPart[] {
  const { cities } = loadGazetteer();
  return cities
    .map((city) => ({
      city,
      low: city.plane.toSpot({ lat: frame.southEast.lat, lon: frame.northWest.lon }),
      high: city.plane.toSpot({ lat: frame.northWest.lat, lon: frame.southEast.lon }),
    }))
    .filter((part) => isOver(part));
}

const MARGIN = 30;

function isNear({ x, y }: Spot, { low, high }: { low: Spot; high: Spot }): boolean {
  return x >= low.x - MARGIN && x <= high.x + MARGIN && y >= low.y - MARGIN && y <= high.y + MARGIN;
}

function isOver({ city: { outline }, low, high }: TownPart): boolean {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return (
    Math.min(...xs) <= high.x &&
    Math.max(...xs) >= low.x &&
    Math.min(...ys) <= high.y &&
    Math.max(...ys) >= low.y
  );
}

function outlineOf(city: City, { spot, bearing, length, depth }: Building, frame: Frame): string {
  const middle = frame.pixelOf(city.plane.toPoint(spot));
  const reach = length / frame.metresPerPixel;
  if (middle.x < -reach || middle.y < -reach || middle.x > TILE_SIZE + reach || middle.y > TILE_SIZE + reach)
    return '';
  const along = turned(bearing, length / 2 / frame.metresPerPixel);
  const across = turned(bearing + Math.PI / 2, depth / 2 / frame.metresPerPixel);
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([a = 0, b = 0]) =>
    pixel({ x: middle.x + a * along.x + b * across.x, y: middle.y + a * along.y + b * across.y }),
  );
  return `M${corners.join('L')}Z`;
}

/** A step of `length` pixels in a direction; pixels count downwards. */
function turned(bearing: number, length: number): Spot {
  return { x: Math.cos(bearing) * length, y: -Math.sin(bearing) * length };
}

function at(city: City, spot: Spot, frame: Frame): string {
  return pixel(frame.pixelOf(city.plane.toPoint(spot)));
}

function edgeOf(frame: Frame): number {
  return frame.zoom < 15 ? 0.8 : 1.6;
}

function lines(path: string, colour: string, width: number): string {
  if (!path || !width) return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`;
}
