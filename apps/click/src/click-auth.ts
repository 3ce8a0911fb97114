import { type Api, authWithClick, logout, unwrap } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';
import type { LastGuest } from '@dasturxon/storefront/hosts';

export type ClickAuthDeps = {
  /** Click's launch data; null without any. */
  webSession: string | null;
  /** What a web session was exchanged for in this tab already: a reload goes on with its session. */
  exchanged: { has: (webSession: string) => boolean; add: (webSession: string) => void };
  guest: LastGuest;
  /** Phone and code, without a web session or with one that Click rejected (D77). */
  phoneAuth: (api: Api) => Promise<AuthAdapter>;
};

/** A new web session signs in its owner, whatever token the phone still stores; else phone and code (D77). */
export function clickAuth(
  call: Api,
  { webSession, exchanged, guest, phoneAuth }: ClickAuthDeps,
): AuthAdapter {
  return {
    async restore({ wasRefused = false } = {}) {
      if (webSession === null || (exchanged.has(webSession) && !wasRefused)) return null;
      const session = unwrap(await call(authWithClick, { body: { webSession } }));
      exchanged.add(webSession);
      guest.becomes(session.user.id);
      return session;
    },
    signIn: async (prompt) => (await phoneAuth(call)).signIn(prompt),
    async signOut() {
      unwrap(await call(logout));
    },
  };
}
