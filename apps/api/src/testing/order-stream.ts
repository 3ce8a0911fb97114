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
