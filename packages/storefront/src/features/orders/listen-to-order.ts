import { orderEvents, readEvents } from '@dasturxon/core/api';

import { apiConfigOf } from '../../domains/session/api.ts';
import { followLive } from '../../domains/live/follow-live.ts';
import type { Store } from '../../store/store.ts';

type Followed = {
  id: string;
  /** The last event that is known of it. */
  known: () => string | null;
  onEvents: () => void;
};

/** Follows an order by its events, after the last known one. Returns a function that stops. */
export function listenToOrder(store: Store, { id, known, onEvents }: Followed): () => void {
  let lastEventId: string | null = null;
  async function* read(signal: AbortSignal) {
    const from = { params: { id }, lastEventId: lastEventId ?? known(), signal };
    for await (const event of readEvents(apiConfigOf(store), orderEvents, from)) {
      lastEventId = event.id;
      yield event;
    }
  }
  return followLive({ read, onEvents });
}
