export type Place = { lat: number; lon: number };
export type Pixel = { x: number; y: number };

export const TILE = 256;

/** Where a place is in the world's picture at a zoom. */
export function toPixel({ lat, lon }: Place, zoom: number): Pixel {
  const sin = Math.sin((lat * Math.PI) / 180);
  const scale = TILE * 2 ** zoom;
  return {
    x: scale * (lon / 360 + 0.5),
    y: scale * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

/** The place at a pixel of the world's picture. */
export function toPlace({ x, y }: Pixel, zoom: number): Place {
  const scale = TILE * 2 ** zoom;
  const angle = Math.PI * (1 - (2 * y) / scale);
  return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lon: (x / scale - 0.5) * 360 };
}
