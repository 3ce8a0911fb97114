/** A store that forgets with the page, for a frame whose browser lends it none. */
function forgetful(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/**
 * Browsers that block storage in third-party frames throw at the very name of the store, and Telegram's SDK does not
 * expect it: then the tab has one that forgets.
 */
export function ensureTabStorage(): void {
  try {
    void window.sessionStorage.length;
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: forgetful(), configurable: true });
  }
}
