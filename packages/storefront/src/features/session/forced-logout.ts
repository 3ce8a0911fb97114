import { matchRoute } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { cacheOf } from '../../domains/session/query-cache.ts';
import { leaveSession, leaveSessionOnly } from '../../domains/account/begin-session.ts';
import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { signInSilently } from '../../domains/account/sign-in-silently.ts';
import type { Deps } from '../../hosts/deps.ts';
import { needMessages } from '../../i18n/messages.ts';
import { go, pathHere } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { expiredTokenAtom } from '../../domains/session/expired-token.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import type { Store } from '../../store/store.ts';

const A_BROWSER = { knowsCustomers: false, loadAuth: () => Promise.reject(new Error('there is no user')) };

/**
 * Our API has rejected the token in use: a host with a signed-in user signs in again, without a message. Otherwise
 * signs out, goes home and shows one message for any number of rejected calls (SES-01, SES-02). At checkout the
 * basket stays, and sign-in leads back to it. A rejected token that is no longer in use has no effect.
 */
export async function forceLogout(
  store: Store,
  i18n: I18n,
  deps: Pick<Deps, 'knowsCustomers' | 'loadAuth'> = A_BROWSER,
): Promise<void> {
  const expired = store.get(expiredTokenAtom);
  if (expired === null || store.get(sessionAtom)?.token !== expired) return;
  if (await signInSilently({ store, deps }, { wasRefused: true })) {
    store.set(expiredTokenAtom, null);
    return cacheOf(store).invalidateQueries();
  }
  const isOrdering = matchRoute(pathHere())?.name === 'checkout';
  if (isOrdering) leaveSessionOnly(store);
  else leaveSession(store);
  store.set(expiredTokenAtom, null);
  if (isOrdering) askToSignIn(store, '/checkout');
  else go('/');
  await needMessages(i18n, store.get(languageAtom));
  store.set(notifyAtom, { text: i18n._(msg`Some things are out of date! Please log in again.`) });
}
