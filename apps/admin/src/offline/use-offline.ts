import { ApiError } from '@dasturxon/core/api';
import {
  type BoardOrder,
  canQueue,
  type OfflineWrite,
  outcomeOf,
  type QueuedWrite,
  type StaffSession,
  subjectOf,
  type WriteQueue,
} from '@dasturxon/core/staff';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

import { newKey } from '../api/new-key.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { connectionNow } from './connection.ts';
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts';
import { memoryStore, ownerOf, queueStore } from './office-store.ts';
import { sendWrite } from './send-write.ts';

/** Sends what waits this often, in milliseconds; the network may be back before the stream is. */
const REPLAY_MS = 5_000;
const LOCK = 'offline-queue';

/** One tab of the device sends at a time. Without locks the keys still keep a write from acting twice. */
const alone = (task: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, task) : task();

const signOut = () => queryClient.setQueryData(SESSION_KEY, null);

function openQueue(session: StaffSession, onOrder: (order: BoardOrder) => void): OfflineQueue {
  const stored = queueStore(ownerOf(session), session.name);
  const memory = memoryStore();
  const send = async (one: QueuedWrite) => (await sendWrite(one)).result;
  // A private window may refuse the database: what waits then lasts as long as the page.
  const store = {
    change: (by: Parameters<typeof stored.change>[0]) => stored.change(by).catch(() => memory.change(by)),
  };
  return createOfflineQueue({ store, send, alone, onOrder, onSignIn: signOut });
}

/** The queue of the signed-in person. It is replayed at once, when the network comes back, and every five seconds. */
export function useOfflineQueue(session: StaffSession, onOrder: (order: BoardOrder) => void): OfflineQueue {
  const { merchantId, userId } = session;
  // oxlint-disable-next-line react/exhaustive-deps -- the queue does not depend on what else changes
  const queue = useMemo(() => openQueue(session, onOrder), [merchantId, userId, onOrder]);
  useEffect(() => {
    const replay = () => void (queue.current().length > 0 && queue.replay());
    void queue.start();
    const timer = setInterval(replay, REPLAY_MS);
    addEventListener('online', replay);
    return () => {
      clearInterval(timer);
      removeEventListener('online', replay);
    };
  }, [queue]);
  return queue;
}

const QueueContext = createContext<OfflineQueue | null>(null);
/** Gives the pages the queue of the signed-in person. */
export const QueueProvider = QueueContext.Provider;

const useQueueObject = (): OfflineQueue => {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error('There is no queue outside the pages of a signed-in person.');
  return queue;
};

/** The writes that wait, or were refused. */
export const useWaitingWrites = (queue: OfflineQueue): WriteQueue =>
  useSyncExternalStore(queue.subscribe, queue.current);

/** Whether a write on an order or a product waits for the network. Renders again when that changes. */
export function useIsWaiting(subject: string): boolean {
  const queue = useQueueObject();
  return useSyncExternalStore(queue.subscribe, () => queue.hasSubject(subject));
}

/** The queue, with the writes that wait. */
export function useQueue(): { queue: OfflineQueue; writes: WriteQueue } {
  const queue = useQueueObject();
  return { queue, writes: useWaitingWrites(queue) };
}

/** A write of a person, its subject's name for them, and the version of the order that they decided on. */
export type Decided = { write: OfflineWrite; label: string; expectedVersion: number | null };

/**
 * Carries a write out: at once where the network is there and nothing waits before it, else through the queue, with one
 * key in both. The order as it is now, or null if it is missing or the write waits. Throws what the server refuses.
 */
export function useWrite(): (decided: Decided) => Promise<BoardOrder | null> {
  const queue = useQueueObject();
  return async ({ write, label, expectedVersion }) => {
    const at = new Date().toISOString();
    const one: QueuedWrite = { key: newKey(), at, write, label, expectedVersion, conflict: null };
    if (connectionNow() === 'LIVE' && !queue.hasSubject(subjectOf(write))) {
      const { result, error } = await sendWrite(one);
      if (result.ok) return result.order;
      if (error && (outcomeOf(error) === 'CONFLICT' || !canQueue(write))) throw error;
    }
    if (!canQueue(write)) throw new ApiError({ code: 'network.failed' });
    await queue.push(one);
    return null;
  };
}
