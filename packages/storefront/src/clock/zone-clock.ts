import { queryOptions } from '@tanstack/react-query';

/**
 * The rules of opening hours. They need a time zone library, the largest dependency of a screen, so they load beside
 * the branches, after the screen's first paint.
 */
export const zoneClockQuery = queryOptions({
  queryKey: ['zone-clock'],
  queryFn: () => import('./zone-rules.ts'),
  staleTime: Infinity,
  gcTime: Infinity,
});
