import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { ApiError, describeError } from '@dasturxon/core/api';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { UnsentNotice } from '../offline/unsent-notice.tsx';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in-screen.module.css';
import { useRequestCode, useSignIn } from './session.ts';

/** The server's message about a failed call. */
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

function SmsCodeForm({ phone, onBack }: { phone: string; onBack: () => void }) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const error = useErrorText(signIn.error);
  const shown = leftToRight(formatPhone(phone));
  return (
    <CodeForm
      label={t`Code from the SMS`}
      submitLabel={t`Sign in`}
      error={error}
      isPending={signIn.isPending}
      onSend={(code) => signIn.mutate({ phone, code })}
      footer={<Button onPress={onBack}>{t`Use another number`}</Button>}
    >
      <Notice>{t`We sent a code to ${shown}.`}</Notice>
    </CodeForm>
  );
}

/** The sign-in by a phone of the staff list and the code sent to it. */
export function PhoneSignIn() {
  const [phone, setPhone] = useState<string | null>(null);
  return phone === null ? (
    <PhoneForm onSent={setPhone} />
  ) : (
    <SmsCodeForm phone={phone} onBack={() => setPhone(null)} />
  );
}

/** The sign-in on a personal device. */
export function SignInScreen() {
  const { t } = useLingui();
  return (
    <main className={styles['screen']}>
      <h1>{t`Back office`}</h1>
      <UnsentNotice />
      <PhoneSignIn />
      <LanguageSelect />
    </main>
  );
}
