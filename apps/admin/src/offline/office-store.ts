import {
  BoardChange,
  QueuedWrite,
  StaffSession,
  StopListSection,
  type WriteQueue,
} from '@dasturxon/core/staff';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

const NAME = 'back-office';
const VERSION = 1;

/** Whose data it is: one person of one merchant on this device. */
export type Owner = string;
export const ownerOf = ({ merchantId, userId }: Pick<StaffSession, 'merchantId' | 'userId'>): Owner =>
  `${merchantId} ${userId}`;

/** What a board needs to open without a network. */
const Snapshot = v.object({ session: StaffSession, board: BoardChange });
export type Snapshot = v.InferOutput<typeof Snapshot>;

const Queue = v.object({ name: v.nullable(v.string()), writes: v.array(QueuedWrite) });

interface OfficeDb extends DBSchema {
  /** One person's snapshot at most: that of the last one who was signed in. */
  snapshots: { key: 'last'; value: unknown };
  /** Stop-lists by branch, of the same person. */
  stops: { key: string; value: unknown };
  /** The queued writes of each person. */
  queues: { key: Owner; value: unknown };
}

let opened: Promise<IDBPDatabase<OfficeDb>> | undefined;

const open = () =>
  (opened ??= openDB<OfficeDb>(NAME, VERSION, {
    upgrade(db) {
      for (const name of ['snapshots', 'stops', 'queues'] as const) db.createObjectStore(name);
    },
    // Another tab removes or upgrades the database: this one closes it.
    blocking: (_old, _blocked, { target }) => (target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }));

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
};

/** The snapshot of the last person; null without one, and where the device keeps none. */
export const readSnapshot = async (): Promise<Snapshot | null> =>
  parsed(Snapshot, await (await open()).get('snapshots', 'last'));

/** Keeps a snapshot in the place of the last one. */
export const saveSnapshot = async (snapshot: Snapshot): Promise<void> =>
  void (await (await open()).put('snapshots', snapshot, 'last'));

/** The last known stop-list of a branch. */
export const readKeptStops = async (branchId: string): Promise<StopListSection[] | null> =>
  parsed(v.array(StopListSection), await (await open()).get('stops', branchId));

export const saveStops = async (branchId: string, sections: StopListSection[]): Promise<void> =>
  void (await (await open()).put('stops', sections, branchId));

/** Removes what the device knows of orders and guests. Queued writes stay: they name neither. */
export async function dropSnapshot(): Promise<void> {
  const db = await open();
  await Promise.all([db.clear('snapshots'), db.clear('stops')]);
}

/** Removes everything of a person who signs out. */
export async function wipe(owner: Owner): Promise<void> {
  await dropSnapshot();
  await (await open()).delete('queues', owner);
}

/** People with writes that are not sent, and how many. */
export async function unsentWrites(): Promise<{ owner: Owner; name: string | null; count: number }[]> {
  const db = await open();
  const [owners, values] = await Promise.all([db.getAllKeys('queues'), db.getAll('queues')]);
  return owners.flatMap((owner, at) => {
    const queue = parsed(Queue, values[at]);
    return queue && queue.writes.length > 0 ? [{ owner, name: queue.name, count: queue.writes.length }] : [];
  });
}

/** The stored queue, which survives its page. */
export type QueueStore = {
  /** Reads and writes the queue in one transaction, so that no other tab writes in between. */
  change: (change: (queue: WriteQueue) => WriteQueue) => Promise<WriteQueue>;
};

/** The stored queue of a person. */
export const queueStore = (owner: Owner, name: string | null): QueueStore => ({
  async change(change) {
    const tx = (await open()).transaction('queues', 'readwrite');
    const before = parsed(Queue, await tx.store.get(owner))?.writes ?? [];
    const after = change(before);
    if (after !== before) await tx.store.put({ name, writes: [...after] }, owner);
    await tx.done;
    return after;
  },
});

/** A queue that lasts as long as the page, for a browser that keeps nothing. */
export function memoryStore(): QueueStore {
  let queue: WriteQueue = [];
  return { change: async (change) => (queue = change(queue)) };
}
