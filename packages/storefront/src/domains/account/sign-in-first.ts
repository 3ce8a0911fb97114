import { hasRedirect, rememberRedirect, takeRedirect } from '@dasturxon/core/auth';
import { LOGIN_PATH } from '@dasturxon/core/paths';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { go } from '../../router/navigation.ts';
import { merchantAtom } from '../../store/boot.ts';
import { launchingAtom } from '../session/launching.ts';
import { sessionAtom } from '../session/session.ts';
import type { Store } from '../../store/store.ts';
import { textsOf } from './device-texts.ts';

/** Sends a guest to sign in; afterwards they are back at `path` (SES-12, IMP-20). */
export function askToSignIn(store: Store, path: string, { replace = true } = {}): void {
  rememberRedirect(textsOf(store), store.get(merchantAtom).id, path);
  go(LOGIN_PATH, { replace });
}

/** Whether a page has sent the guest to sign in: a signed-in customer may add an account, or a phone. */
export function isSentToSignIn(store: Store): boolean {
  return hasRedirect(textsOf(store), store.get(merchantAtom).id);
}

/** Where to go after signing in: where the guest was sent from, once (IMP-20). */
export function goBackAfterSignIn(store: Store): void {
  go(takeRedirect(textsOf(store), store.get(merchantAtom).id), { replace: true });
}

/** For pages that need a customer: sends a guest to sign in and back to `path`, once it is clear that they are one. */
export function useSignInFirst(path: string, announce: () => void): void {
  const store = useStore();
  const isLaunching = useAtomValue(launchingAtom);
  // Only on arrival: signing out on the page itself leads home instead.
  const onArrival = useEffectEvent(() => {
    if (store.get(sessionAtom) !== null) return;
    announce();
    askToSignIn(store, path);
  });
  useEffect(() => {
    if (!isLaunching) onArrival();
  }, [isLaunching]);
}
