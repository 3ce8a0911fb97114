import type { BoardChange } from '@dasturxon/core/staff';

import type { Scene } from './scene.ts';

type Event = { id: string; status: string };

/** An open event stream of an order, read as a browser reads it. */
export type FollowedOrder = {
  response: Response;
  /** Waits for `count` events since the beginning; fewer when the server ends the stream. */
  read: (count: number) => Promise<Event[]>;
  /** What has been read so far. */
  events: () => Event[];
  close: () => Promise<void>;
};

export async function openOrderStream(
  scene: Scene,
  { orderId, token, lastEventId = '' }: { orderId: string; token: string; lastEventId?: string },
): Promise<FollowedOrder> {
  const headers = { authorization: `Bearer ${token}`, 'last-event-id': lastEventId };
  const response = await scene.request(`/orders/v1/orders/${orderId}/events/WITH_TOKEN`, { headers });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const events = () =>
    [...text.matchAll(/^id: (\d+)\nevent: order\ndata: (.*)\n\n/gm)].map(([, id, data]) => ({
      id: id!,
      status: (JSON.parse(data!) as { status: string }).status,
    }));
  const read = async (count: number) => {
    while (events().length < count) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
    }
    return events();
  };
  return { response, read, events, close: () => reader.cancel() };
}

/**
 * Reads, with each call, the ids of the orders on the board that have changed since the call before. A cursor stays before
 * transactions of the whole server that are still open, those of other tests included: ids may come once more.
 */
export function changedIds(read: (cursor: string | null) => Promise<BoardChange>, since: string) {
  let known = since;
  return async () => {
    const { cursor, orders } = await read(known);
    known = cursor;
    return orders.map(({ id }) => id);
  };
}
