import { endpoints, readEvents } from '@dasturxon/core/api';
import { isFinal } from '@dasturxon/core/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { apiConfigOf, useApi } from '../../data/api.ts';
import { orderQuery } from '../../data/orders.ts';
import { followLive } from './follow-live.ts';

/** An order that keeps itself up to date while it is not finished. */
export function useLiveOrder(id: string) {
  const store = useStore();
  const cache = useQueryClient();
  const options = orderQuery(useApi(), id);
  const query = useQuery(options);
  const status = query.data?.status;
  const isUnderWay = status !== undefined && !isFinal(status);

  useEffect(() => {
    if (!isUnderWay) return;
    const { queryKey } = options;
    let lastEventId: string | null = null;
    const known = () => String(cache.getQueryData(queryKey)?.history.at(-1)?.id ?? '') || null;

    async function* read(signal: AbortSignal) {
      const from = { params: { id }, lastEventId: lastEventId ?? known(), signal };
      for await (const event of readEvents(apiConfigOf(store), endpoints.orderEvents, from)) {
        lastEventId = event.id;
        yield event;
      }
    }
    return followLive({ read, onNews: () => void cache.invalidateQueries({ queryKey }) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is made of the id
  }, [id, isUnderWay, store, cache]);

  return query;
}
