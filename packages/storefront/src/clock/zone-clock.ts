import { queryOptions } from '@tanstack/react-query';

import { lazyModule } from '../lazy/lazy-module.ts';

const zoneRules = lazyModule(() => import('./zone-rules.ts'));

/**
 * The rules of opening hours. They need a time zone library, the largest dependency of a screen, so they load beside
 * the branches, after the screen's first paint.
 */
export const zoneClockQuery = queryOptions({
  queryKey: ['zone-clock'],
  queryFn: zoneRules.load,
  staleTime: Infinity,
  gcTime: Infinity,
});
