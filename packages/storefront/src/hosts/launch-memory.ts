import * as v from 'valibot';
import { Session, storageKey, STORED } from '@dasturxon/core/auth';

import type { KeyValueStore } from './deps.ts';

/** What this tab has done with its launch: one exchange is enough, reloads go on with its session (T15). */
export type LaunchMemory = {
  isKnown: () => boolean;
  remember: () => void;
  /** The session that is stored for this person. */
  session: () => Session | null;
};

const KEY = 'dasturxon:exchanged';

/** Stores values in the tab by the launch's signature, which identifies no person. */
export function launchMemory(
  initData: string | null,
  storage: KeyValueStore,
  merchantId: string,
): LaunchMemory {
  const signature = new URLSearchParams(initData ?? '').get('hash') ?? '';
  return {
    isKnown() {
      try {
        return sessionStorage.getItem(KEY) === signature;
      } catch {
        return false;
      }
    },
    remember() {
      try {
        sessionStorage.setItem(KEY, signature);
      } catch {
        // Then a reload exchanges once more, which the server allows a few times.
      }
    },
    session() {
      try {
        return v.parse(Session, JSON.parse(storage.read(storageKey(merchantId, 'session')) ?? 'null'));
      } catch {
        return null;
      }
    },
  };
}

/** Has the pages that this tab opens later find `name` in the launch, from their first picture on. */
export function keepInLaunch(merchantId: string, name: string, value: string): void {
  const key = storageKey(merchantId, STORED.launch);
  try {
    const launch = new URLSearchParams(sessionStorage.getItem(key) ?? '');
    launch.set(name, value);
    sessionStorage.setItem(key, launch.toString());
  } catch {
    // A tab without a store of its own: they begin without it.
  }
}
