import { typePhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtomValue } from 'jotai';
import { type SyntheticEvent, useRef, useState } from 'react';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { signInAtom, signInPhoneAtom } from '../../domains/account/sign-in.ts';
import { CodeAfterRefusal } from './code-after-refusal.tsx';
import styles from './sign-in.module.css';
import { useConversation } from './use-conversation.ts';

/** The first question: which phone. Takes a number typed or pasted in any form (D34). */
export function PhoneForm() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { isBusy, failure } = useAtomValue(signInAtom);
  const sentTo = useAtomValue(signInPhoneAtom);
  const conversation = useConversation();
  const [text, setText] = useState<string | null>(null);
  const [showsError, setShowsError] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const { text: shown, phone } = typePhone(text ?? sentTo?.phone ?? '');
  const isWrong = showsError && phone === null;
  const message = isWrong
    ? t`Enter the full number, for example +998 90 123 45 67`
    : failure
      ? failureText(i18n, language, failure)
      : null;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setShowsError(phone === null);
    if (phone === null) field.current?.focus();
    else if (!isBusy) conversation.givePhone(phone);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t`We will send you a code by SMS.`}</p>
      <TextField
        input={{
          ref: field,
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          name: 'phone',
          enterKeyHint: 'go',
          autoFocus: true,
        }}
        label={t`Phone number`}
        value={shown}
        feedback={{ state: message ? 'error' : phone ? 'success' : 'empty', message }}
        onChange={(typed) => {
          setText(typed);
          setShowsError(false);
        }}
      />
      <PrimaryButton native={{ type: 'submit' }} busy={isBusy} busyLabel={t`Sending the code`}>
        {t`Get the code`}
      </PrimaryButton>
      <CodeAfterRefusal phone={phone} />
    </form>
  );
}
