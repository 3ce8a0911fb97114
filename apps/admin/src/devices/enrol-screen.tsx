import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';

import { useCallError } from '../board/use-call-error.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import styles from '../session/sign-in-screen.module.css';
import { useEnrol } from './use-devices.ts';

/** The page that makes this browser a shared tablet, by the code that the back office shows. */
export function EnrolScreen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [code, setCode] = useState(() => location.hash.slice(1));
  const enrol = useEnrol();
  const error = useCallError(enrol.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    enrol.mutate(code, { onSuccess: () => navigate('/', { replace: true }) });
  };
  return (
    <main className={styles['screen']}>
      <h1>{t`Shared tablet`}</h1>
      <p>{t`Staff of the branch will enter here by a PIN. An open session of this browser ends.`}</p>
      <form className={styles['form']} onSubmit={send} noValidate>
        <TextField
          label={t`Code from the back office`}
          value={code}
          onChange={setCode}
          error={error}
          autoComplete="off"
          autoFocus
        />
        <Button look="main" type="submit" isDisabled={code.trim() === ''} isPending={enrol.isPending}>
          {t`Enrol this tablet`}
        </Button>
      </form>
      <LanguageSelect />
    </main>
  );
}
