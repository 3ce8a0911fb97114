import { ApiError } from '@dasturxon/core/api';
import { type PhoneVerification, triesLeftOf } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';

import { apiOf } from '../../domains/session/api.ts';
import {
  keepPhoneChange,
  keptPhoneChange,
  requestPhoneChange,
  verifyPhoneChange,
} from '../../domains/account/change-phone.ts';
import { renewSilently } from '../../domains/account/renew-session.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';

type Step = {
  problem: string | null;
  /** Remaining tries for the code (D29); null if unknown. */
  triesLeft: number | null;
  verification: PhoneVerification | null;
  /** Why the current phone is to be confirmed first; null unless the session is too old (API-15). */
  notFresh: string | null;
};

const START: Step = { problem: null, triesLeft: null, verification: null, notFresh: null };

const isNotFresh = (error: unknown) => error instanceof ApiError && error.code === 'session.notFresh';

/** How far a change of phone has come: the code is asked for, then the phone is proven by it. */
export function useChangePhone(onDone: () => void) {
  const { i18n } = useLingui();
  const store = useStore();
  const deps = useDeps();
  const language = useAtomValue(languageAtom);
  const [step, setStep] = useState<Step>(() => ({
    ...START,
    verification: keptPhoneChange(store, deps.now()),
  }));
  const complain = (problem: string | null) => setStep((old) => ({ ...old, problem }));

  const attempt = useMutation({
    mutationFn: (act: () => Promise<PhoneVerification>) => act(),
    onMutate: () => complain(null),
    onSuccess: (verification) => setStep({ ...START, verification }),
    onError: (error) => {
      const problem = failureText(i18n, language, error);
      if (isNotFresh(error)) return setStep({ ...START, notFresh: problem });
      const triesLeft = error instanceof ApiError ? triesLeftOf(error) : null;
      setStep((old) => ({ ...old, notFresh: null, problem, triesLeft }));
    },
  });
  const run = (act: () => Promise<PhoneVerification>) => {
    if (!attempt.isPending) attempt.mutate(act);
  };

  /** The host opens a new session for one that is too old. */
  const request = async (phone: string) => {
    try {
      return await requestPhoneChange(apiOf(store), phone);
    } catch (error) {
      if (!isNotFresh(error) || !(await renewSilently({ store, deps }))) throw error;
      return requestPhoneChange(apiOf(store), phone);
    }
  };

  return {
    ...step,
    isBusy: attempt.isPending,
    complain,
    startOver: () => {
      keepPhoneChange(store, null);
      setStep(START);
    },
    ask: (phone: string) =>
      run(async () => {
        const verification = await request(phone);
        keepPhoneChange(store, verification);
        return verification;
      }),
    prove: (phone: string, code: string) => {
      const { verification } = step;
      if (verification === null) return;
      run(async () => {
        await verifyPhoneChange(store, { verification, phone, code });
        onDone();
        return verification;
      });
    },
  };
}
