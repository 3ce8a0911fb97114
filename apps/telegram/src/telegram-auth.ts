import {
  type Api,
  authWithInitData,
  loginWithContact,
  logoutBotKeepingLanguage,
  unwrap,
} from '@dasturxon/core/api';
import { type AuthAdapter, AuthDeclined, messengerLogin, type Session } from '@dasturxon/core/auth';

import type { LaunchMemory } from '@dasturxon/storefront/hosts';

export type TelegramAuthDeps = {
  /** Null when Telegram gave none. */
  initData: string | null;
  /** What this tab has done with the launch already. */
  launch: LaunchMemory;
  /** The signed contact, null when the person would rather not; null itself where Telegram is too old to ask. */
  shareContact: (() => Promise<string | null>) | null;
  /** The other way in: a phone that is typed, and a code by SMS. */
  phoneAuth: (api: Api, initData: string) => Promise<AuthAdapter>;
};

/** Init data for a token, and the phone by a contact that Telegram has signed (SES-09…11). */
export function telegramAuth(call: Api, deps: TelegramAuthDeps): AuthAdapter {
  const { initData, launch, shareContact, phoneAuth } = deps;

  async function exchange(): Promise<Session> {
    const session = unwrap(await call(authWithInitData, { body: { initData: initData ?? '' } }));
    launch.remember();
    return session;
  }

  return {
    async restore({ wasRefused = false } = {}) {
      if (initData === null) return null;
      const kept = wasRefused ? null : launch.session();
      if (kept && launch.isKnown()) return null;
      const session = await exchange();
      // Signed in by SMS before, with a phone that Telegram has not shared yet: that account stays.
      const isPoorer = kept?.user.phone && !session.user.phone;
      return isPoorer ? null : session;
    },

    async signIn(prompt) {
      if (initData === null) return exchange();
      if (prompt.typesPhone || !shareContact) return (await phoneAuth(call, initData)).signIn(prompt);
      const contactResponse = await shareContact();
      if (contactResponse === null) throw new AuthDeclined();
      const { phone, firstName, lastName } = messengerLogin(contactResponse, initData);
      const body = { phone, firstName: firstName ?? '-', lastName, contactResponse, initData };
      const session = unwrap(await call(loginWithContact, { body }));
      launch.remember();
      return session;
    },

    async signOut(language) {
      unwrap(await call(logoutBotKeepingLanguage, { body: { initData: initData ?? '', language } }));
    },
  };
}
