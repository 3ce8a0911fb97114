import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { launchingAtom } from '../session/launching.ts';
import { sessionAtom } from '../session/session.ts';
import { apiOf } from '../session/api.ts';
import { askToSignIn } from './sign-in-first.ts';

const botSetting = lazyModule(() => import('./bot-setting.ts'));

/**
 * A customer whom a host signed in without a phone is asked for it first, if the merchant requires one (SES-10): by
 * the host's own dialog, or by SMS code where it has none.
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
      const { askBotSetting } = await botSetting.load();
      const { data } = await askBotSetting(apiOf(store));
      if (!gone && data?.isPhoneVerificationRequired) askToSignIn(store, path);
    };
    // Without an answer there is no prompt: the branch can still call back by the order.
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [asks, path, store]);
}
