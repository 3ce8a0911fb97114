/** A place in degrees, named so that the two numbers cannot be mixed up. */
export type MapPoint = { lat: number; lon: number };

/** What a map shows. */
export type MapCenter = { center: MapPoint; zoom: number };

/** What the map shows after it came to rest. `byUser` is false after a move that the caller's own props made. */
export type MapRest = MapCenter & { byUser: boolean };
