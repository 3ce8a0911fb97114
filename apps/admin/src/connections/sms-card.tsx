import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { Connections } from '@dasturxon/core/connections';
import type { SmsGateway } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { GATEWAY_NAMES } from './connection-labels.ts';
import styles from './connections.module.css';
import { TestButton } from './test-button.tsx';
import { useConnectSms } from './use-connections.ts';

const NOTHING = { username: '', password: '' };

/** The accounts at SMS gateways, and an SMS to the own phone. */
export function SmsCard({ sms }: { sms: Connections['sms'] }) {
  const { t } = useLingui();
  const connect = useConnectSms();
  const failed = useCallError(connect.error);
  const [gateway, setGateway] = useState<SmsGateway>(sms.find(({ isFirst }) => isFirst)?.gateway ?? 'ESKIZ');
  const [typed, setTyped] = useState(NOTHING);
  const isComplete = typed.username.trim() !== '' && typed.password.trim() !== '';
  const isSet = sms.find((one) => one.gateway === gateway)?.isSet ?? false;
  return (
    <section className={styles['card']} aria-label={t`SMS`}>
      <h3 className={styles['title']}>{t`SMS`}</h3>
      <Chips
        label={t`SMS gateway`}
        chips={sms.map((one) => {
          const name = GATEWAY_NAMES[one.gateway];
          return { value: one.gateway, label: one.isFirst ? t`${name}, first` : name };
        })}
        value={gateway}
        onChange={setGateway}
      />
      <p className={styles['quiet']}>
        {isSet ? t`An account is set. Write a new one to replace it.` : t`No account is set.`}
      </p>
      <form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) connect.mutate({ gateway, ...typed }, { onSuccess: () => setTyped(NOTHING) });
        }}
      >
        <TextField
          label={t`Login`}
          autoComplete="off"
          value={typed.username}
          onChange={(username) => setTyped({ ...typed, username })}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="off"
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <Button
          type="submit"
          isDisabled={!isComplete}
          isPending={connect.isPending}
        >{t`Save and send through it first`}</Button>
      </form>
      <div>
        {failed !== '' && <Notice tone="bad">{failed}</Notice>}
        {connect.isSuccess && <Notice>{t`Saved.`}</Notice>}
      </div>
      <TestButton kind="SMS" label={t`Send a test SMS to my phone`} />
    </section>
  );
}
