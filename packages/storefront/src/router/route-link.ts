/** A page of a map with the way to a place, from wherever its reader is. */
export const routeLink = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
