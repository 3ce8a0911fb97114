import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { InviteOffer } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { useCallError } from '../board/use-call-error.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { CodeForm } from '../session/code-form.tsx';
import { useRequestCode } from '../session/session.ts';
import styles from '../session/sign-in-screen.module.css';
import { ROLE_LABELS } from './role-labels.ts';
import { useAccept, useOffer } from './use-join.ts';

function Offer({ offer }: { offer: InviteOffer }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const brand = localize(offer.brandName, language);
  const role = i18n._(ROLE_LABELS[offer.role]);
  const branches = offer.branches?.map((name) => localize(name, language)).join(', ');
  return (
    <p>
      {t`${brand} invites you to its staff as: ${role}.`} {branches ?? t`All branches`}
    </p>
  );
}

/** Who joins: proven by a code sent to the phone. */
export type Person = { name: string; phone: string };

/** Asks for name and phone, and has a code sent. */
export function PersonForm({ onSent }: { onSent: (person: Person) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('+998 ');
  const request = useRequestCode();
  const error = useCallError(request.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(phone, { onSuccess: () => onSent({ name, phone }) });
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <TextField label={t`Name`} value={name} onChange={setName} autoComplete="name" autoFocus />
      <TextField
        label={t`Phone number`}
        value={phone}
        onChange={setPhone}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Button
        look="main"
        type="submit"
        isDisabled={name.trim().length < 2}
        isPending={request.isPending}
      >{t`Get a code`}</Button>
    </form>
  );
}

function JoinCodeForm({ token, person }: { token: string; person: Person }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const accept = useAccept();
  const error = useCallError(accept.error);
  const send = (code: string) =>
    accept.mutate({ ...person, token, code }, { onSuccess: () => navigate('/', { replace: true }) });
  const shown = leftToRight(formatPhone(person.phone));
  return (
    <CodeForm
      label={t`Code from the SMS`}
      submitLabel={t`Join`}
      error={error}
      isPending={accept.isPending}
      onSend={send}
    >
      <Notice>{t`We sent a code to ${shown}.`}</Notice>
    </CodeForm>
  );
}

/** The page of an invitation link: what it offers, then name, phone and the code sent to it. */
export function JoinScreen() {
  const { t } = useLingui();
  const [token] = useState(() => location.hash.slice(1));
  const [person, setPerson] = useState<Person | null>(null);
  const { data: offer, error } = useOffer(token);
  const problem = useCallError(error);
  return (
    <main className={styles['screen']}>
      <h1>{t`Join the staff`}</h1>
      {problem !== '' && (
        <Notice tone="bad">
          {problem} <Link href="/">{t`Go to the sign-in page`}</Link>
        </Notice>
      )}
      {offer && (
        <>
          <Offer offer={offer} />
          {person === null ? (
            <PersonForm onSent={setPerson} />
          ) : (
            <JoinCodeForm token={token} person={person} />
          )}
        </>
      )}
      <LanguageSelect />
    </main>
  );
}
