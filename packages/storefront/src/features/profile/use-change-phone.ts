import { ApiError } from '@dasturxon/core/api';
import { type PhoneVerification, triesLeftOf } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';

import { apiOf } from '../../domains/session/api.ts';
import { requestPhoneChange, verifyPhoneChange } from '../../domains/account/change-phone.ts';
import { failureText } from '../../i18n/labels/failure-words.ts';
import { languageAtom } from '../../store/language.ts';

type Step = {
  isBusy: boolean;
  problem: string | null;
  /** Tries that are left for the code (D29); null where nobody has said. */
  triesLeft: number | null;
  verification: PhoneVerification | null;
};

const START: Step = { isBusy: false, problem: null, triesLeft: null, verification: null };

/** How far a change of phone has come: the code is asked for, then the phone is proven by it. */
export function useChangePhone(onDone: () => void) {
  const { i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [step, setStep] = useState(START);
  const complain = (problem: string | null) => setStep((old) => ({ ...old, problem }));

  const attempt = async (act: () => Promise<PhoneVerification>) => {
    if (step.isBusy) return;
    setStep((old) => ({ ...old, isBusy: true, problem: null }));
    try {
      const verification = await act();
      setStep({ ...START, verification });
    } catch (error) {
      const problem = failureText(i18n, language, error);
      const triesLeft = error instanceof ApiError ? triesLeftOf(error) : null;
      setStep((old) => ({ ...old, isBusy: false, problem, triesLeft }));
    }
  };

  return {
    ...step,
    complain,
    startOver: () => setStep(START),
    ask: (phone: string) => void attempt(() => requestPhoneChange(apiOf(store), phone)),
    prove: (phone: string, code: string) => {
      const { verification } = step;
      if (verification === null) return;
      void attempt(async () => {
        await verifyPhoneChange(store, { verification, phone, code });
        onDone();
        return verification;
      });
    },
  };
}
