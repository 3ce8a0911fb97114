import {
  afterConflict,
  afterDone,
  type BoardOrder,
  dismiss,
  enqueue,
  nextWrite,
  outcomeOf,
  type QueuedWrite,
  subjectOf,
  type WriteConflict,
  type WriteQueue,
} from '@dasturxon/core/staff';

import type { QueueStore } from './office-store.ts';

/** The result of sending a write: the present order, for a write on one; or why it was not carried out. */
export type SendResult =
  | { ok: true; order: BoardOrder | null }
  | { ok: false; status: number; conflict: WriteConflict };

type Tools = {
  store: QueueStore;
  send: (one: QueuedWrite) => Promise<SendResult>;
  /** Runs a task while no other tab of the device runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
  /** An order as a write left it. */
  onOrder: (order: BoardOrder) => void;
  /** The session has ended: the queue waits for the same person. */
  onSignIn: () => void;
};

/** The writes of one person that wait for the network. It is stored before it is sent, and sent in order. */
export type OfflineQueue = {
  /** Reads what an earlier page has left, and sends it. */
  start: () => Promise<void>;
  push: (one: QueuedWrite) => Promise<void>;
  /** Sends what waits, until it is empty or the network is gone. */
  replay: () => Promise<void>;
  /** Removes a refused write that a person has seen. */
  dismiss: (key: string) => Promise<void>;
  hasSubject: (subject: string) => boolean;
  current: () => WriteQueue;
  subscribe: (listener: () => void) => () => void;
};

/** A queue over a store. */
export function createOfflineQueue({ store, send, alone, onOrder, onSignIn }: Tools): OfflineQueue {
  let queue: WriteQueue = [];
  let isAgain = false;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const change = async (by: (queue: WriteQueue) => WriteQueue) => {
    const after = await store.change(by);
    if (JSON.stringify(after) === JSON.stringify(queue)) return;
    queue = after;
    for (const listener of listeners) listener();
  };

  /** Sends the next write. Whether there may be another one to send. */
  async function step(): Promise<boolean> {
    // Read anew: another tab may have sent or added one.
    await change((now) => now);
    const one = nextWrite(queue);
    if (one === null) return false;
    const result = await send(one);
    if (result.ok) {
      // The board shows the result before the write leaves the queue, so that the card does not jump back.
      if (result.order) onOrder(result.order);
      await change((now) => afterDone(now, one.key, result.order?.version ?? null));
      return true;
    }
    const outcome = outcomeOf({ status: result.status, code: result.conflict.code });
    if (outcome === 'SIGN_IN') onSignIn();
    if (outcome !== 'CONFLICT') return false;
    await change((now) => afterConflict(now, one.key, result.conflict));
    return true;
  }

  async function run(): Promise<void> {
    while (isAgain) {
      isAgain = false;
      while (await step());
    }
  }
  function replay(): Promise<void> {
    isAgain = true;
    running ??= alone(run).finally(() => {
      running = null;
      // A write may have come after the last look.
      if (isAgain) void replay();
    });
    return running;
  }

  return {
    replay,
    start: async () => {
      await change((now) => now);
      await replay();
    },
    push: async (one) => {
      await change((now) => enqueue(now, one));
      void replay();
    },
    dismiss: (key) => change((now) => dismiss(now, key)),
    hasSubject: (subject) =>
      queue.some(({ write, conflict }) => conflict === null && subjectOf(write) === subject),
    current: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
