import { YANDEX_MAPS_URL } from '@dasturxon/core/merchant';

/** The URL of map tiles, with `{z}`, `{x}` and `{y}`: the sandbox's own, or OpenStreetMap's. */
export const tilesUrl = ({ SANDBOX }: { SANDBOX: boolean }): string =>
  SANDBOX ? '/sandbox/tiles/{z}/{x}/{y}.png' : 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Where pages of this origin load the script of a regional map from: the sandbox's stand-in, or Yandex. */
export const mapsUrl = (
  { SANDBOX, YANDEX_MAPS_URL: given }: { SANDBOX: boolean; YANDEX_MAPS_URL?: string | undefined },
  origin: string,
): string => (SANDBOX ? `${origin}/sandbox/yandex-maps` : (given ?? YANDEX_MAPS_URL).replace(/\/$/, ''));
