import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate } from '@dasturxon/core/format';
import { mayEnterByPin, type Passkey, type SecondFactor } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { PinSection } from '../devices/pin-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { SetUpFactor } from './set-up-factor.tsx';
import { refreshSession, useFactor, useRemovePasskey, useRenewCodes } from './use-factor.ts';
import { useFactorError } from './use-factor-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { SessionProps } from '../session/session-props.ts';

function PasskeyRow({ passkey, zone }: { passkey: Passkey; zone: string }) {
  const { t } = useLingui();
  const remove = useRemovePasskey();
  const error = useFactorError(remove.error);
  const date = formatDate(passkey.createdAt, {}, zone);
  return (
    <Row label={passkey.name} title={<strong>{passkey.name}</strong>} note={t`added on ${date}`}>
      <OnlineButton isPending={remove.isPending} onPress={() => remove.mutate(passkey.id)}>
        {t`Remove`}
      </OnlineButton>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Row>
  );
}

function Factors({ factor, zone }: { factor: SecondFactor; zone: string }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const renew = useRenewCodes();
  const error = useFactorError(renew.error);
  const count = factor.recoveryCodesLeft;
  const hasFactor = factor.hasTotp || factor.passkeys.length > 0;
  const close = () => {
    setAdding(false);
    void refreshSession();
  };
  return (
    <>
      <p>{factor.hasTotp ? t`The authenticator app is set up.` : t`No authenticator app is set up.`}</p>
      <RowList label={t`Passkeys`}>
        {factor.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} zone={zone} />
        ))}
      </RowList>
      <ButtonRow>
        <Button onPress={() => setAdding(true)}>{t`Add a passkey or an app`}</Button>
        {hasFactor && (
          <OnlineButton isPending={renew.isPending} onPress={() => renew.mutate()}>
            {t`New recovery codes`}
          </OnlineButton>
        )}
      </ButtonRow>
      {hasFactor && <p className={styles['quiet']}>{t`Recovery codes left: ${count}`}</p>}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {renew.data?.recoveryCodes && <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={renew.reset} />}
      {isAdding && (
        <Dialog title={t`Second step of the sign-in`} closeLabel={t`Close`} place="middle" onClose={close}>
          <SetUpFactor onDone={close} />
        </Dialog>
      )}
    </>
  );
}

function SecondStep({ zone }: { zone: string }) {
  const { t } = useLingui();
  const { data: factor, error } = useFactor();
  const problem = useFactorError(error);
  return (
    <>
      <h2>{t`Second step of the sign-in`}</h2>
      {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      {factor && <Factors factor={factor} zone={zone} />}
    </>
  );
}

/** The person's own sign-in: second factors, recovery codes, and the PIN for shared tablets. */
export function AccountScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <section className={styles['screen']}>
        {session.factor === 'PIN' ? (
          <Notice>{t`You have entered by a PIN. Sign in with your phone number to change your PIN or your second step.`}</Notice>
        ) : (
          <>
            <SecondStep zone={session.timeZone} />
            {mayEnterByPin(session.role) && <PinSection />}
          </>
        )}
      </section>
    </OfficeFrame>
  );
}
