import type { GeoPoint } from '../lng-lat.ts';

/** Metres to which the place of an order is rounded. */
export const DOT_METRES = 200;
/** Of fewer guests no dot is shown: it would be a guest's home. */
export const FEWEST_GUESTS = 3;
/** Days whose orders are shown. */
export const DOT_DAYS = 30;

/** Metres of a degree of latitude. */
const DEGREE_METRES = 111_320;

/** A square of the map with the orders that were brought into it, by its middle. */
export type OrderDot = GeoPoint & { orders: number };

/** The place of an order, and the guest who ordered. */
export type OrderPlace = GeoPoint & { guest: string };

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** The middle of the square of `DOT_METRES` that a point lies in. */
function middleOf({ lat, lon }: GeoPoint): GeoPoint {
  const step = DOT_METRES / DEGREE_METRES;
  const middle = (Math.floor(lat / step) + 0.5) * step;
  const across = step / Math.cos((middle * Math.PI) / 180);
  return { lat: rounded(middle), lon: rounded((Math.floor(lon / across) + 0.5) * across) };
}

/**
 * Where orders go, without any address: squares of 200 m with how many orders each had. One with orders of fewer than three
 * guests is left out.
 */
export function orderDots(places: readonly OrderPlace[]): OrderDot[] {
  const squares = Map.groupBy(
    places.map(({ guest, ...point }) => ({ guest, middle: middleOf(point) })),
    ({ middle }) => `${middle.lat} ${middle.lon}`,
  );
  return [...squares.values()]
    .filter((orders) => new Set(orders.map(({ guest }) => guest)).size >= FEWEST_GUESTS)
    .map((orders) => ({ ...orders[0]!.middle, orders: orders.length }));
}
