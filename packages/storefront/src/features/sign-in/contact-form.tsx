import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { signInAtom } from '../../domains/account/sign-in.ts';
import { PhoneForm } from './phone-form.tsx';
import styles from './sign-in.module.css';
import { useConversation } from './use-conversation.ts';

/** In a messenger: the phone comes from the messenger itself (SES-10, SES-11); an SMS is the other way. */
export function ContactForm() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { isBusy, failure } = useAtomValue(signInAtom);
  const conversation = useConversation();
  const [wasAsked, setAsked] = useState(false);
  const [types, setTypes] = useState(false);

  if (types) return <PhoneForm />;
  const share = async () => {
    setAsked(false);
    await conversation.shareContact();
    setAsked(true);
  };
  const message = failure
    ? failureText(i18n, language, failure)
    : wasAsked && !isBusy
      ? t`Without a phone number the courier cannot call you. You can still share it.`
      : null;
  return (
    <div className={styles.form}>
      <p
        className={styles.lead}
      >{t`Share your phone number so the restaurant can reach you about your order.`}</p>
      {message ? (
        <p className={styles.lead} role="alert">
          {message}
        </p>
      ) : null}
      <PrimaryButton busy={isBusy} busyLabel={t`Signing in`} onClick={() => void share()}>
        {t`Share my phone number`}
      </PrimaryButton>
      <PrimaryButton look={{ tone: 'quiet' }} disabled={isBusy} onClick={() => setTypes(true)}>
        {t`Get a code by SMS instead`}
      </PrimaryButton>
    </div>
  );
}
