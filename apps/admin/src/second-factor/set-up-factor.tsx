import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { deviceName } from './device-name.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { TotpForm } from './totp-form.tsx';
import { canUsePasskeys, useAddPasskey, useBeginTotp } from './use-factor.ts';
import { useFactorError } from './use-factor-error.ts';

/** The ways to set a second factor up, then its recovery codes where they are new. */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useBeginTotp();
  const addPasskey = useAddPasskey();
  const error = useFactorError(begin.error ?? addPasskey.error);
  const finish = (fresh: string[] | null) => (fresh === null ? onDone() : setCodes(fresh));
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (begin.data) return <TotpForm secret={begin.data} onDone={finish} onBack={begin.reset} />;
  return (
    <div className={styles['form']}>
      {canUsePasskeys() && (
        <Button
          look="main"
          isPending={addPasskey.isPending}
          onPress={() =>
            addPasskey.mutate(deviceName(navigator.userAgent), {
              onSuccess: ({ recoveryCodes }) => finish(recoveryCodes),
            })
          }
        >
          {t`Add a passkey`}
        </Button>
      )}
      <Button isPending={begin.isPending} onPress={() => begin.mutate()}>
        {t`Set up an authenticator app`}
      </Button>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}
