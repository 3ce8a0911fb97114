import { type Api, reverseGeocode, searchAddress, unwrap } from '@dasturxon/core/api';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import type { Language } from '@dasturxon/core/kernel';
import { queryOptions } from '@tanstack/react-query';

/** Both ask in the page's language, so both are kept by it. */
export const geoQueries = {
  /** What lies at a point. */
  at: (api: Api, { lat, lon }: GeoPoint, language: Language) =>
    queryOptions({
      queryKey: ['geo', 'at', language, lat, lon],
      queryFn: async ({ signal }) => unwrap(await api(reverseGeocode, { query: { lat, lon }, signal })),
      staleTime: Infinity,
    }),
  /** Places by their name. */
  search: (api: Api, q: string, language: Language) =>
    queryOptions({
      queryKey: ['geo', 'search', language, q],
      queryFn: async ({ signal }) => unwrap(await api(searchAddress, { query: { q }, signal })),
      staleTime: 5 * 60_000,
    }),
};
