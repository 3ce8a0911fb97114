import type { PhoneVerification } from '@dasturxon/core/auth';
import { CODE_LENGTH } from '@dasturxon/core/auth';
import { formatPhone, leftToRight, typePhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@dasturxon/ui/code-field';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtomValue, useStore } from 'jotai';
import { type SyntheticEvent, useState } from 'react';

import { apiOf } from '../../data/api.ts';
import { requestPhoneChange, verifyPhoneChange } from '../../data/change-phone.ts';
import { failureText } from '../../i18n/failure-words.ts';
import { fieldText } from '../../i18n/field-words.ts';
import { languageAtom } from '../../state/language.ts';
import styles from './profile.module.css';

type Step = { isBusy: boolean; problem: string | null; verification: PhoneVerification | null };

type ChangePhoneProps = { onDone: () => void; onClose: () => void };

/** Another phone for the account: its number, then the code sent to it (API-15, API-16). */
export function ChangePhone({ onDone, onClose }: ChangePhoneProps) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<Step>({ isBusy: false, problem: null, verification: null });
  const { text, phone } = typePhone(typed);

  const attempt = async (act: () => Promise<PhoneVerification | null>) => {
    setStep((old) => ({ ...old, isBusy: true, problem: null }));
    try {
      const verification = await act();
      setStep({ isBusy: false, problem: null, verification });
    } catch (error) {
      setStep((old) => ({ ...old, isBusy: false, problem: failureText(i18n, language, error) }));
    }
  };
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (step.isBusy) return;
    if (phone === null)
      setStep((old) => ({ ...old, problem: fieldText(i18n, { code: 'phone', params: {} }) }));
    else void attempt(() => requestPhoneChange(apiOf(store), phone));
  };
  const prove = (digits: string) => {
    const { verification, isBusy } = step;
    if (isBusy || verification === null || phone === null) return;
    void attempt(async () => {
      await verifyPhoneChange(store, { verification, phone, code: digits });
      onDone();
      return verification;
    });
  };

  return (
    <Sheet open title={t`Another phone`} closeLabel={t`Close`} onClose={onClose}>
      {step.verification === null ? (
        <form className={styles.fields} noValidate onSubmit={ask}>
          <div dir="ltr">
            <TextField
              label={t`Phone number`}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={text}
              state={step.problem ? 'error' : 'empty'}
              message={step.problem}
              onChange={setTyped}
              autoFocus
            />
          </div>
          <PrimaryButton type="submit" busy={step.isBusy} busyLabel={t`Sending`}>
            {t`Get the code`}
          </PrimaryButton>
        </form>
      ) : (
        <div className={styles.fields}>
          <p>
            {t`The code was sent to`} {leftToRight(formatPhone(phone ?? ''))}
          </p>
          <CodeField
            label={t`Code from the SMS`}
            length={CODE_LENGTH}
            value={code}
            state={step.isBusy ? 'validating' : step.problem ? 'error' : 'empty'}
            message={step.problem}
            autoFocus
            onChange={setCode}
            onComplete={prove}
          />
        </div>
      )}
    </Sheet>
  );
}
