import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { CrmConnection } from '@dasturxon/core/connections';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../connections.module.css';
import { TestButton } from '../test-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useConnectCrm } from './use-systems.ts';

/** A whole number as it is typed; null for nothing. */
const wholeOf = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text.trim()) : null;

const textOf = (id: number | null | undefined) => String(id ?? '');

function CrmForm({ crm }: { crm: CrmConnection | null }) {
  const { t } = useLingui();
  const [host, setHost] = useState('');
  const [token, setToken] = useState('');
  const [pipeline, setPipeline] = useState(textOf(crm?.pipelineId));
  const [status, setStatus] = useState(textOf(crm?.statusId));
  const { mutate, isPending, isSuccess, error } = useConnectCrm();
  const failed = useCallError(error);
  const isSet = crm !== null;
  const clear = () => {
    setHost('');
    setToken('');
  };
  return (
    <>
      <div className={styles['fields']}>
        <TextField
          label={
            isSet
              ? t`Address of the account: set; write to replace`
              : t`Address of the account, as osh.amocrm.ru`
          }
          autoComplete="off"
          value={host}
          onChange={setHost}
        />
        <TextField
          label={isSet ? t`Token: set; write to replace` : t`Long-lived token of the integration`}
          type="password"
          autoComplete="off"
          value={token}
          onChange={setToken}
        />
        <TextField
          label={t`Pipeline of new leads; empty: the main one`}
          inputMode="numeric"
          value={pipeline}
          onChange={setPipeline}
        />
        <TextField
          label={t`Status of new leads; empty: the first one`}
          inputMode="numeric"
          value={status}
          onChange={setStatus}
        />
      </div>
      <ButtonRow>
        <Button
          isPending={isPending}
          onPress={() =>
            mutate(
              {
                host: host.trim(),
                token: token.trim(),
                pipelineId: wholeOf(pipeline),
                statusId: wholeOf(status),
              },
              { onSuccess: clear },
            )
          }
        >{t`Save amoCRM`}</Button>
        {isSet && (
          <>
            <TestButton kind="CRM" label={t`Test amoCRM`} />
            <RemoveButton system="CRM" name="amoCRM" />
          </>
        )}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {isSuccess && <Notice>{t`Saved.`}</Notice>}
    </>
  );
}

/** amoCRM: its account, and where new leads go. */
export function CrmCard({ crm, zone }: { crm: CrmConnection | null; zone: string }) {
  const { t } = useLingui();
  const at = formatDate(crm?.lastAnswerAt ?? null, { time: true }, zone);
  return (
    <section className={styles['card']} aria-label="amoCRM">
      <h3 className={styles['title']}>
        amoCRM <Badge tone={crm ? 'good' : 'plain'}>{crm ? t`Connected` : t`Not connected`}</Badge>
      </h3>
      {crm && (
        <p className={styles['quiet']}>
          {crm.lastAnswerAt === null ? t`It has not answered yet.` : t`Last answer: ${at}`}
        </p>
      )}
      {crm?.lastError && (
        <Notice tone="bad">
          {t`The last call failed:`} <bdi>{crm.lastError}</bdi>
        </Notice>
      )}
      <CrmForm key={String(crm === null)} crm={crm} />
    </section>
  );
}
