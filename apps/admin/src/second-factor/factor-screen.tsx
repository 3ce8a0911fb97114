import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { LanguageSelect } from '../i18n/language-select.tsx';
import { useSignOut } from '../session/session.ts';
import signIn from '../session/sign-in-screen.module.css';
import styles from './second-factor.module.css';
import { SetUpFactor } from './set-up-factor.tsx';
import { canUsePasskeys, refreshSession, useFactor, useProve, useProvePasskey } from './use-factor.ts';
import { useFactorError } from './use-factor-error.ts';

function ProveForm() {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { data: factor } = useFactor();
  const prove = useProve();
  const passkey = useProvePasskey();
  const error = useFactorError(prove.error);
  const passkeyError = useFactorError(passkey.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate(code);
  };
  const hasPasskey = canUsePasskeys() && (factor?.passkeys.length ?? 0) > 0;
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      {hasPasskey && (
        <Button look="main" isPending={passkey.isPending} onPress={() => passkey.mutate()}>
          {t`Use a passkey`}
        </Button>
      )}
      {passkeyError !== '' && <Notice tone="bad">{passkeyError}</Notice>}
      <TextField
        label={t`Code of the app, or a recovery code`}
        value={code}
        onChange={setCode}
        error={error}
        autoComplete="one-time-code"
        autoFocus
      />
      <Button look={hasPasskey ? 'quiet' : 'main'} type="submit" isPending={prove.isPending}>
        {t`Confirm`}
      </Button>
    </form>
  );
}

/** Between the code of the SMS and the pages: a second factor is proven, or set up where the role needs one. */
export function FactorScreen({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const signOut = useSignOut(session);
  return (
    <main className={signIn['screen']}>
      <h1>{t`Confirm that it is you`}</h1>
      {session.factor === 'PROVE' ? (
        <ProveForm />
      ) : (
        <>
          <p>{t`Your role gives access to money and staff. Protect it with a passkey or an authenticator app.`}</p>
          <SetUpFactor onDone={() => void refreshSession()} />
        </>
      )}
      <Button isPending={signOut.isPending} onPress={() => signOut.mutate()}>
        {t`Sign out`}
      </Button>
      <LanguageSelect />
    </main>
  );
}
