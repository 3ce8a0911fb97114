import type { MutationOptions } from '@tanstack/react-query';

import type { Store } from '../../store/store.ts';
import { cacheOf } from './query-cache.ts';

/** Runs a mutation outside of a component, such as one that a notice offers; rejects as its function does. */
export function runMutation<Data>(
  store: Store,
  options: MutationOptions<Data, unknown, undefined>,
): Promise<Data> {
  const cache = cacheOf(store);
  return cache.getMutationCache().build(cache, options).execute(undefined);
}
