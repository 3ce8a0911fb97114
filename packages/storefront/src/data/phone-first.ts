import { endpoints } from '@dasturxon/core/api';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { frameAtom } from '../state/frame.ts';
import { sessionAtom } from '../state/session.ts';
import { apiOf } from './api.ts';
import { askToSignIn } from './sign-in-first.ts';

/** Where the messenger knows the phone and we do not yet: asks for it first, when the merchant wants one (SES-10). */
export function usePhoneFirst(path: string): void {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const canShare = Boolean(useAtomValue(frameAtom)?.shareContact);
  const asks = canShare && session !== null && !session.user.phone;
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    void apiOf(store)(endpoints.getBotSetting).then(({ data }) => {
      if (!gone && data?.isPhoneVerificationRequired) askToSignIn(store, path);
    });
    return () => {
      gone = true;
    };
  }, [asks, path, store]);
}
