import type { KeyValueStore } from './deps.ts';
import { memoryStorage } from './memory-storage.ts';

/** localStorage that never throws. If it is full, blocked or missing, values last as long as the page. */
export function browserStorage(store: () => Storage = () => localStorage): KeyValueStore {
  const memory = new Map<string, string>();
  let notify = (): void => undefined;
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(store());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      memory.delete(key);
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (written) return;
      memory.set(key, value);
      notify();
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
    onForget(listener) {
      notify = listener;
      if (memory.size > 0) listener();
      return () => (notify = () => undefined);
    },
    watch(changed) {
      const listener = (event: StorageEvent) => changed(event.key);
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

/**
 * Browsers that block storage in third-party frames throw on access to the store, which Telegram's SDK does not
 * handle: the tab then gets one in memory.
 */
export function ensureTabStorage(): void {
  try {
    void window.sessionStorage.length;
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: memoryStorage(), configurable: true });
  }
}
