import { DEFAULT_ZONE } from '@dasturxon/core/kernel';

import type { Deps, KeyValueStore } from '../hosts/deps.ts';

/** A store in memory, with what is in it for tests to look at. */
export function aStore(
  content: Record<string, string> = {},
): KeyValueStore & { content: Map<string, string> } {
  const kept = new Map(Object.entries(content));
  return {
    content: kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    watch: () => () => undefined,
  };
}

/** A host at noon of a Monday in Tashkent, without location and sign-in. */
export function aHost(change: Partial<Deps> = {}): Deps {
  return {
    shell: 'web',
    storage: aStore(),
    now: () => new Date('2026-05-11T07:00:00Z'),
    timeZone: DEFAULT_ZONE,
    loadAuth: () => Promise.reject(new Error('sign-in is not available')),
    knowsCustomers: false,
    haptic: () => undefined,
    locate: () => Promise.reject(new Error('the location is not available')),
    openLink: () => undefined,
    share: async () => 'left',
    languageTag: () => null,
    loadFrame: async () => null,
    ...change,
  };
}
