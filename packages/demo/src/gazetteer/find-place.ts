import { distanceBetween } from '../geo/line.ts';
import type { Point, Spot } from '../geo/plane.ts';
import { cityAt, loadGazetteer } from './gazetteer.ts';
import { housesOf } from './houses.ts';
import { landOf } from './land.ts';
import type { City, Place, Sight } from './place.ts';

/** How far a look-up reaches, in metres: a house is named only from nearby, a street from its block. */
const HOUSE_REACH = 60;
const STREET_REACH = 150;
const QUARTER_REACH = 700;

/** Nominatim's zoom from which each kind of answer is given. */
const DISTRICT_ZOOM = 13;
const STREET_ZOOM = 15;
const HOUSE_ZOOM = 17;

/** The place at a point: house, else street, else quarter, else district; null outside every town. */
export function findPlace(point: Point, zoom = 18): Place | null {
  const city = cityAt(point);
  if (!city) return null;
  const spot = city.plane.toSpot(point);
  return (
    (zoom >= HOUSE_ZOOM ? houseAt(city, spot) : null) ??
    (zoom >= STREET_ZOOM ? (streetAt(city, spot) ?? quarterAt(city, spot)) : null) ??
    (zoom >= DISTRICT_ZOOM ? districtPlace(city, spot) : null) ?? {
      type: 'city',
      city,
      spot: city.plane.toSpot(city.centre),
    }
  );
}

/** The district a spot of a town belongs to. */
export function districtAt(city: City, spot: Spot): Sight | null {
  return nearestSight(loadGazetteer().districts, city, spot);
}

function houseAt(city: City, spot: Spot): Place | null {
  const found = housesOf(city).grid.nearest(spot, HOUSE_REACH);
  return found && { type: 'house', city, spot: found.item.spot, house: found.item };
}

function streetAt(city: City, spot: Spot): Place | null {
  const found = landOf(city).streets.nearest(spot, STREET_REACH);
  return found && { type: 'street', city, spot: found.on, street: found.item };
}

function quarterAt(city: City, spot: Spot): Place | null {
  const sight = nearestSight(loadGazetteer().quarters, city, spot);
  if (!sight || distanceBetween(sight.spot, spot) > QUARTER_REACH) return null;
  return { type: 'quarter', city, spot, sight };
}

function districtPlace(city: City, spot: Spot): Place | null {
  const sight = districtAt(city, spot);
  return sight && { type: 'district', city, spot, sight };
}

function nearestSight(sights: readonly Sight[], city: City, spot: Spot): Sight | null {
  let best: Sight | null = null;
  for (const sight of sights) {
    if (sight.city !== city) continue;
    if (!best || distanceBetween(sight.spot, spot) < distanceBetween(best.spot, spot)) best = sight;
  }
  return best;
}
