import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { Connections } from '@dasturxon/core/connections';
import { SMS_GATEWAY_NAMES, type SmsGateway } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './connections.module.css';
import { SmsUsagePart } from './sms/sms-usage-part.tsx';
import { isWholeAccount, type SmsAccount, SmsFields } from './sms-fields.tsx';
import { TestButton } from './test-button.tsx';
import { useConnectSms } from './use-connections.ts';

const NOTHING = { username: '', password: '' };

/** The accounts at SMS gateways, and an SMS to the own phone. */
export function SmsCard({ sms, zone }: { sms: Connections['sms']; zone: string }) {
  const { t } = useLingui();
  const connect = useConnectSms();
  const failed = useCallError(connect.error);
  const first = sms.find(({ isFirst }) => isFirst)?.gateway ?? null;
  const [account, setAccount] = useState<SmsAccount>({ gateway: first ?? 'ESKIZ', ...NOTHING });
  const isComplete = isWholeAccount(account);
  const isSet = sms.find((one) => one.gateway === account.gateway)?.isSet ?? false;
  const labelOf = (gateway: SmsGateway) => {
    const name = SMS_GATEWAY_NAMES[gateway];
    return gateway === first ? t`${name}, first` : name;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) connect.mutate(account, { onSuccess: () => setAccount({ ...account, ...NOTHING }) });
  };
  return (
    <section className={styles['card']} aria-label={t`SMS`}>
      <h3 className={styles['title']}>{t`SMS`}</h3>
      <form className={styles['form']} onSubmit={save}>
        <SmsFields
          account={account}
          onChange={setAccount}
          labelOf={labelOf}
          note={isSet ? t`An account is set. Write a new one to replace it.` : t`No account is set.`}
        >
          <Button
            type="submit"
            isDisabled={!isComplete}
            isPending={connect.isPending}
          >{t`Save and send through it first`}</Button>
        </SmsFields>
      </form>
      <div>
        {failed !== '' && <Notice tone="bad">{failed}</Notice>}
        {connect.isSuccess && <Notice>{t`Saved.`}</Notice>}
      </div>
      <SmsUsagePart zone={zone} />
      <TestButton kind="SMS" label={t`Send a test SMS to my phone`} />
    </section>
  );
}
