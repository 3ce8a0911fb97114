import { atom, type Getter, type WritableAtom } from 'jotai';

import { scopeAtom, storageAtom } from './storage.ts';

/** Asks a saved atom to read its stored value again. */
export const RESTORE = Symbol('restore');

/** Another tab has removed the value, as signing out does: this one removes it too. */
const FORGET = Symbol('forget');

type Update<Value> = Value | ((previous: Value) => Value) | typeof RESTORE | typeof FORGET;
export type SavedAtom<Value> = WritableAtom<Value, [Update<Value>], void>;

type Saved<Value> = {
  name: string;
  initial: Value;
  /** Any JSON in, a valid value out: stored data may be old, broken or manipulated. */
  parse: (json: unknown) => Value;
  /** Joins what this tab holds with what another has stored; without it the stored value wins. */
  merge?: (mine: Value, stored: Value) => Value;
};

/**
 * A choice that survives a reload and is shared by tabs, kept per merchant. It starts as `initial`, so that the first
 * render equals the server's, and reads the store when it is first used.
 */
export function savedAtom<Value>({
  name,
  initial,
  parse,
  merge = (_, stored) => stored,
}: Saved<Value>): SavedAtom<Value> {
  const valueAtom = atom(initial);
  const keyOf = (get: Getter) => get(scopeAtom) + name;
  const stored = (get: Getter): Value | undefined => {
    const json = readJson(get(storageAtom)?.read(keyOf(get)) ?? null);
    return json === undefined ? undefined : parse(json);
  };

  const saved: SavedAtom<Value> = atom(
    (get) => get(valueAtom),
    (get, set, update) => {
      const mine = get(valueAtom);
      if (update === RESTORE) {
        const theirs = stored(get);
        if (theirs !== undefined) set(valueAtom, merge(mine, theirs));
        return;
      }
      if (update === FORGET) return set(valueAtom, initial);
      const next = isChange(update) ? update(mine) : update;
      set(valueAtom, next);
      get(storageAtom)?.write(keyOf(get), JSON.stringify(next));
    },
  );

  saved.onMount = (set) => {
    set(RESTORE);
    const changed = ({ key, newValue }: StorageEvent) => {
      if (key === null || key.endsWith(`:${name}`)) set(newValue === null ? FORGET : RESTORE);
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  };
  return saved;
}

function isChange<Value>(update: Update<Value>): update is (previous: Value) => Value {
  return typeof update === 'function';
}

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
