/** The URL of map tiles, with `{z}`, `{x}` and `{y}`: the sandbox's own, or OpenStreetMap's. */
export const tilesUrl = ({ SANDBOX }: { SANDBOX: boolean }): string =>
  SANDBOX ? '/sandbox/tiles/{z}/{x}/{y}.png' : 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
