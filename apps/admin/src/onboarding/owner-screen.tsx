import { Notice } from '@dasturxon/admin-ui/notice';
import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';

import { useCallError } from '../board/use-call-error.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { type Person, PersonForm } from '../people/join-screen.tsx';
import { CodeForm } from '../session/code-form.tsx';
import styles from '../session/sign-in-screen.module.css';
import { useAcceptOwner } from './use-start.ts';

function OwnerCodeForm({ token, person }: { token: string; person: Person }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const accept = useAcceptOwner();
  const error = useCallError(accept.error);
  const send = (code: string) =>
    accept.mutate({ ...person, token, code }, { onSuccess: () => navigate('/set-up', { replace: true }) });
  const shown = formatPhone(person.phone);
  return (
    <CodeForm
      label={t`Code from the SMS`}
      submitLabel={t`Continue`}
      error={error}
      isPending={accept.isPending}
      onSend={send}
    >
      <Notice>{t`We sent a code to ${shown}.`}</Notice>
    </CodeForm>
  );
}

/** The owner of a new brand proves their phone, on the brand's own back office. */
export function OwnerScreen() {
  const { t } = useLingui();
  const [token] = useState(() => location.hash.slice(1));
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <main className={styles['screen']}>
      <h1>{t`You are the owner`}</h1>
      <p>{t`With this phone number you sign in from now on.`}</p>
      {person === null ? <PersonForm onSent={setPerson} /> : <OwnerCodeForm token={token} person={person} />}
      <p>
        <Link href="/">{t`Go to the sign-in page`}</Link>
      </p>
      <LanguageSelect />
    </main>
  );
}
