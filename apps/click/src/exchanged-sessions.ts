import type { ClickAuthDeps } from './click-auth.ts';

const KEY = 'dasturxon:exchanged';

/** Stores in the tab which web session was exchanged: only its last characters, which open nothing. */
export function exchangedSessions(): ClickAuthDeps['exchanged'] {
  const mark = (webSession: string) => webSession.slice(-8);
  return {
    has(webSession) {
      try {
        return sessionStorage.getItem(KEY) === mark(webSession);
      } catch {
        return false;
      }
    },
    add(webSession) {
      try {
        sessionStorage.setItem(KEY, mark(webSession));
      } catch {
        // Then a reload asks Click once more.
      }
    },
  };
}
