import { containsSpot } from '../geo/line.ts';
import type { Spot } from '../geo/plane.ts';
import { SpotGrid } from '../geo/spot-grid.ts';
import { loadGazetteer } from './gazetteer.ts';
import {
  AIRPORT_SHAPES,
  LAKE_SHAPES,
  PARK_SHAPES,
  RAILWAY_SHAPES,
  RIVER_SHAPES,
  type Shape,
} from './nature.ts';
import { HALF_WIDTH, type City, type Street } from './place.ts';

/** The ground of one town: where houses are impossible, and which street is near. */
export interface Land {
  readonly streets: SpotGrid<Street>;
  /** Whether the spot is in a park, a lake or an airport, or nearer than `margin` metres to water or rails. */
  isKeptFree(spot: Spot, margin: number): boolean;
}

const lands = new Map<City, Land>();

/** The land of a town, worked out once. */
export function landOf(city: City): Land {
  const land = lands.get(city) ?? surveyLand(city);
  lands.set(city, land);
  return land;
}

const RAIL_HALF_WIDTH = 8;

function surveyLand(city: City): Land {
  const spotsOf = (shape: Shape) => shape.points.map((point) => city.plane.toSpot(point));
  const areas = [...PARK_SHAPES, ...LAKE_SHAPES, ...AIRPORT_SHAPES].map((shape) => toArea(spotsOf(shape)));
  const barriers = new SpotGrid<Shape>();
  for (const river of RIVER_SHAPES) barriers.addLine(river, spotsOf(river), river.widthMetres / 2);
  for (const railway of RAILWAY_SHAPES) barriers.addLine(railway, spotsOf(railway), RAIL_HALF_WIDTH);
  const streets = new SpotGrid<Street>();
  for (const street of loadGazetteer().streets)
    if (street.city === city) streets.addLine(street, street.spots, HALF_WIDTH[street.kind]);
  return {
    streets,
    isKeptFree: (spot, margin) =>
      areas.some((area) => isInBox(area, spot) && containsSpot(area.ring, spot)) ||
      barriers.touches(spot, margin),
  };
}

interface Area {
  readonly ring: readonly Spot[];
  readonly low: Spot;
  readonly high: Spot;
}

function toArea(ring: readonly Spot[]): Area {
  const [xs, ys] = [ring.map((spot) => spot.x), ring.map((spot) => spot.y)];
  return {
    ring,
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

function isInBox({ low, high }: Area, { x, y }: Spot): boolean {
  return x >= low.x && x <= high.x && y >= low.y && y <= high.y;
}
