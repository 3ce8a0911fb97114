/** A place on the earth in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The same place in metres east and north of a plane's origin. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Plane {
  toSpot(point: Point): Spot;
  toPoint(spot: Spot): Point;
}

const METRES_PER_DEGREE = 111_195;

/** A flat plane around `origin`; over a town its error is far below a house's width. */
export function planeAt(origin: Point): Plane {
  const perLon = METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  return {
    toSpot: ({ lat, lon }) => ({
      x: (lon - origin.lon) * perLon,
      y: (lat - origin.lat) * METRES_PER_DEGREE,
    }),
    toPoint: ({ x, y }) => ({ lat: origin.lat + y / METRES_PER_DEGREE, lon: origin.lon + x / perLon }),
  };
}
