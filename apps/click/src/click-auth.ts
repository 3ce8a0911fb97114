import { type Api, authWithClick, logout, unwrap } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';
import type { LastGuest } from '@dasturxon/storefront/hosts';

export type ClickAuthDeps = {
  /** What Click opened the shop with; null when it brought none. */
  webSession: string | null;
  /** What a web session was exchanged for in this tab already: a reload goes on with its session. */
  exchanged: { has: (webSession: string) => boolean; add: (webSession: string) => void };
  guest: LastGuest;
  /** The phone and the code, for whoever came without a web session, or with one that Click refused (D77). */
  phoneAuth: (api: Api) => Promise<AuthAdapter>;
};

/** A fresh web session signs in whoever it belongs to, whatever token the phone still holds; else phone and code (D77). */
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
