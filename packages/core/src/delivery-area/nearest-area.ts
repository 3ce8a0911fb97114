import { type GeoPoint, type LngLat, toGeoPoint, toLatLng } from './lng-lat.ts';
import { roundPoint } from './round-to-6.ts';
import type { Region } from './region.schema.ts';

/** A window of 300 px, which every phone has, shows what lies within so many of its pixels. */
const SEEN_PIXELS = 300;
/** Pixels of the whole world at zoom 0. */
const WORLD_PIXELS = 256;
const NEAREST_ZOOM = 15;

/** The map view that shows the whole area nearest to a point; null without areas. */
export function viewOfNearestArea(
  regions: readonly Pick<Region, 'polygon'>[],
  point: GeoPoint,
): { center: GeoPoint; zoom: number } | null {
  const areas = regions.filter(({ polygon }) => polygon.length > 2);
  const [nearest] = areas
    .map(({ polygon }) => ({ polygon, away: degreesAway(polygon, point) }))
    .toSorted((one, other) => one.away - other.away);
  return nearest ? viewOf(nearest.polygon) : null;
}

function viewOf(polygon: readonly LngLat[]): { center: GeoPoint; zoom: number } {
  const corners = polygon.map((pair) => toGeoPoint(toLatLng(pair)));
  const lats = corners.map(({ lat }) => lat);
  const lons = corners.map(({ lon }) => lon);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const center = { lat: middle(lats), lon: middle(lons) };
  const widest = Math.max(span(lons), span(lats) / Math.cos(radians(center.lat)));
  const zoom = Math.floor(Math.log2((SEEN_PIXELS * 360) / (WORLD_PIXELS * widest)));
  return { center: roundPoint(center), zoom: Math.min(Math.max(zoom, 1), NEAREST_ZOOM) };
}

/** How far the nearest edge is, in degrees of latitude. */
function degreesAway(polygon: readonly LngLat[], point: GeoPoint): number {
  const shrink = Math.cos(radians(point.lat));
  const flat = polygon.map(([lng, lat]): Flat => ({ x: (lng - point.lon) * shrink, y: lat - point.lat }));
  const edges = flat.map((end, index) => fromOrigin(flat.at(index - 1)!, end));
  return Math.min(...edges);
}

type Flat = { x: number; y: number };

function fromOrigin(start: Flat, end: Flat): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : -(start.x * dx + start.y * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(start.x + at * dx, start.y + at * dy);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
