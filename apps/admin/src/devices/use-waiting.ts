import { ApiError, deviceEvents, readEvents } from '@dasturxon/core/api';
import type { WaitingOrder } from '@dasturxon/core/staff';
import { useEffect, useState } from 'react';

import { apiConfig } from '../api/api.ts';
import { pause } from '../board/follow-board.ts';
import { refreshOwnDevice } from './use-devices.ts';

/** The pause before a stream that broke is opened again, in milliseconds. */
const AGAIN_MS = 2_000;

async function follow(signal: AbortSignal, onOrders: (orders: WaitingOrder[]) => void): Promise<void> {
  while (!signal.aborted) {
    try {
      const events = readEvents(apiConfig, deviceEvents, { params: undefined, signal });
      for await (const { data } of events) onOrders(data.orders);
    } catch (error) {
      // The tablet is revoked: there is nothing to follow any more.
      if (error instanceof ApiError && error.status === 401) return void refreshOwnDevice();
    }
    if (!signal.aborted) await pause(AGAIN_MS, signal);
  }
}

/** The orders that wait at the branch of this tablet, while no one has entered. */
export function useWaiting(): WaitingOrder[] {
  const [orders, setOrders] = useState<WaitingOrder[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void follow(leaving.signal, setOrders);
    return () => leaving.abort();
  }, []);
  return orders;
}
