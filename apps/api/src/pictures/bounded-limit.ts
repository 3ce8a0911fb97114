import pLimit from 'p-limit';

import { apiError } from '../http/api-error.ts';

/** Runs `concurrency` jobs at once and queues `queue` more. Further ones fail with request.rateLimited. */
export function boundedLimit({ concurrency, queue }: { concurrency: number; queue: number }) {
  const limit = pLimit(concurrency);
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= concurrency + queue)
      throw apiError('request.rateLimited', { seconds: 2 });
    return limit(work);
  };
}
