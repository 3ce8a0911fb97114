import { HOUR_MS } from '@dasturxon/core/kernel';
import { LRUCache } from 'lru-cache';

import { isPassing } from '../../db/passing-error.ts';

/** So long after it was found out of date a value may still be served while the database is away. */
const STALE_MS = HOUR_MS;

/** What a value was read for: a version or a span of time. */
type Mark = string | number;
type Last<V> = { value: V; outdatedAt: number | null };
type Entry<V> = { mark: Mark | symbol; value: Promise<V>; last: Last<V> | null };

/** Values by key, each read again once its mark has changed. */
export type LastKnown<V> = {
  /** The value; while the database is away the last one known, for an hour at most. Throws what `load` throws. */
  read: (key: string, mark: Mark, load: () => Promise<V>) => Promise<V>;
};

/** What is kept at most: so many values, and so many bytes of them where their size is known. */
type Room<V> = { values: number; bytes?: number; sizeOf?: (value: V) => number };

/** Values as far as there is room, those first that were read last. `clock` counts milliseconds. */
export function createLastKnown<V>(
  { values, bytes, sizeOf = () => 1 }: Room<V>,
  clock: () => number = Date.now,
): LastKnown<V> {
  const entries = new LRUCache<string, Entry<V>>({ max: values, ...(bytes && { maxSize: bytes }) });
  const keep = (key: string, entry: Entry<V>) => {
    // Setting the same entry again would leave its size as it was.
    entries.delete(key);
    entries.set(key, entry, bytes ? { size: entry.last ? sizeOf(entry.last.value) : 1 } : {});
  };

  function stale(last: Last<V> | null, error: unknown): V {
    if (!last || !isPassing(error) || clock() - (last.outdatedAt ?? 0) > STALE_MS) throw error;
    return last.value;
  }

  return {
    read(key, mark, load) {
      const known = entries.get(key);
      if (known?.mark === mark) return known.value;
      const before = known?.last ?? null;
      const last = before && { ...before, outdatedAt: before.outdatedAt ?? clock() };
      const entry: Entry<V> = { mark, last, value: Promise.reject(new Error('not read yet')) };
      entry.value.catch(() => undefined);
      entry.value = load().then(
        (value) => {
          entry.last = { value, outdatedAt: null };
          if (entries.peek(key) === entry) keep(key, entry);
          return value;
        },
        (error: unknown) => {
          // The next reader asks the database again.
          entry.mark = Symbol('failed');
          return stale(entry.last, error);
        },
      );
      keep(key, entry);
      return entry.value;
    },
  };
}
