import { queryOptions } from '@tanstack/react-query';

/**
 * The rules of opening hours. They stand on a library of time zones, the heaviest thing that a screen can need, so they
 * come beside the branches that they are applied to, after the screen's first paint.
 */
export const zoneClockQuery = queryOptions({
  queryKey: ['zone-clock'],
  queryFn: () => import('@dasturxon/core/time'),
  staleTime: Infinity,
  gcTime: Infinity,
});
