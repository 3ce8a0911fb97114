import type { Handle, Message } from '../../db/connect.ts';
import type { Log } from '../../kernel/log.ts';

const CHANNEL = 'order_events';
/** How long messages are gathered before one statement sends them all. */
const BATCH_MS = 10;

/** Notifies the streams of every process of new order history; they read the changes from the history. */
export type OrderEvents = {
  /** To be called after commit. */
  announce: (merchantId: string, orderId: string) => void;
  /** Calls `wake` when an order may have new history, until the returned function is called. */
  watch: (merchantId: string, orderId: string, wake: () => void) => () => void;
  /** The same for all orders of a merchant. */
  watchAll: (merchantId: string, wake: () => void) => () => void;
  close: () => Promise<void>;
};

/** One LISTEN per process, shared by all its streams. */
export async function createOrderEvents(db: Handle, log: Log): Promise<OrderEvents> {
  const watchers = new Map<string, Set<() => void>>();
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  function wake(key: string) {
    const [merchantId = ''] = key.split(':', 1);
    for (const watched of [key, merchantId]) watchers.get(watched)?.forEach((one) => one());
  }

  function add(key: string, one: () => void) {
    const set = watchers.get(key) ?? new Set();
    watchers.set(key, set.add(one));
    return () => {
      set.delete(one);
      if (set.size === 0) watchers.delete(key);
    };
  }

  async function flush() {
    timer = null;
    const messages: Message[] = [...waiting].map((payload) => ({ channel: CHANNEL, payload }));
    waiting = new Set();
    await db.notify(messages).catch((err: unknown) => log.warn({ err }, 'order events not announced'));
  }

  const unlisten = await db.listen(CHANNEL, wake, () => {
    for (const key of watchers.keys()) wake(key);
  });

  return {
    announce(merchantId, orderId) {
      waiting.add(`${merchantId}:${orderId}`);
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    watch: (merchantId, orderId, one) => add(`${merchantId}:${orderId}`, one),
    watchAll: add,
    async close() {
      if (timer) {
        clearTimeout(timer);
        await flush();
      }
      await unlisten();
    },
  };
}
