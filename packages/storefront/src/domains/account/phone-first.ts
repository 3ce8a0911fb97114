import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { launchingAtom } from '../session/launching.ts';
import { sessionAtom } from '../session/session.ts';
import { apiOf } from '../session/api.ts';
import { askToSignIn } from './sign-in-first.ts';

/**
 * Whom a host has signed in without a phone is asked for it first, when the merchant wants one (SES-10): the host's own
 * way, or a code by SMS where it is too old to have one.
 */
export function usePhoneFirst(path: string): void {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const isLaunching = useAtomValue(launchingAtom);
  const asks = !isLaunching && session !== null && !session.user.phone;
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    const ask = async () => {
      const { askBotSetting } = await import('./bot-setting.ts');
      const { data } = await askBotSetting(apiOf(store));
      if (!gone && data?.isPhoneVerificationRequired) askToSignIn(store, path);
    };
    // Without an answer nobody is asked: the branch can still call back by the order.
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [asks, path, store]);
}
