import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { ApiError, describeError } from '@dasturxon/core/api';
import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './sign-in-screen.module.css';
import { useRequestCode, useSignIn } from './session.ts';

/** What went wrong with a call, as the server says it. */
function useErrorText(error: Error | null): string {
  const { language } = useLanguage();
  const { t } = useLingui();
  if (error === null) return '';
  if (!(error instanceof ApiError)) return t`Something went wrong. Try again.`;
  if (error.status === 0) return t`No connection. Check the network and try again.`;
  if (error.code === 'forbidden')
    return t`This phone number is not on the staff list. Ask your manager to add it.`;
  return describeError(error, language);
}

function PhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useLingui();
  const [phone, setPhone] = useState('+998 ');
  const request = useRequestCode();
  const error = useErrorText(request.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(phone, { onSuccess: () => onSent(phone) });
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <TextField
        label={t`Phone number`}
        value={phone}
        onChange={setPhone}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
      />
      <Button look="main" type="submit" isPending={request.isPending}>
        {t`Get a code`}
      </Button>
    </form>
  );
}

function CodeForm({ phone, onBack }: { phone: string; onBack: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const signIn = useSignIn();
  const error = useErrorText(signIn.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ phone, code });
  };
  const shown = formatPhone(phone);
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <Notice>{t`We sent a code to ${shown}.`}</Notice>
      <TextField
        label={t`Code from the SMS`}
        value={code}
        onChange={setCode}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button look="main" type="submit" isPending={signIn.isPending}>
        {t`Sign in`}
      </Button>
      <Button onPress={onBack}>{t`Use another number`}</Button>
    </form>
  );
}

/** The way into the back office: a phone of the staff list, then the code sent to it. */
export function SignInScreen() {
  const { t } = useLingui();
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <main className={styles['screen']}>
      <h1>{t`Back office`}</h1>
      {phone === null ? (
        <PhoneForm onSent={setPhone} />
      ) : (
        <CodeForm phone={phone} onBack={() => setPhone(null)} />
      )}
      <LanguageSelect />
    </main>
  );
}
