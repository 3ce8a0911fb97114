/** A link to a map service with the route to a place from the guest's position. */
export const routeLink = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
