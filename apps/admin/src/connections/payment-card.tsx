import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { ACCOUNT_FIELDS, type PaymentConnection } from '@dasturxon/core/connections';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { PAYMENT_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { AcceptUntested, untestedProviders } from './accept-untested.tsx';
import { OUTCOME_LABELS } from './connection-labels.ts';
import styles from './connections.module.css';
import { SecretField } from './secret-field.tsx';
import { TestButton } from './test-button.tsx';
import { useConnectPayment } from './use-connections.ts';

type Props = { payment: PaymentConnection; zone: string };

/** How the last test of these keys ended, and when. */
function LastTest({ payment: { test, set, isUntested }, zone }: Props) {
  const { t, i18n } = useLingui();
  if (set.length === 0) return null;
  const at = test && formatDate(test.at, { time: true }, zone);
  const outcome = test && i18n._(OUTCOME_LABELS[test.outcome]);
  return (
    <p className={styles['quiet']}>
      {isUntested && <Badge tone="warn">{t`Not tested`}</Badge>}{' '}
      {test ? t`Last test ${at}: ${outcome}` : t`These keys have not been tested here.`}
    </p>
  );
}

/** Where the provider calls, and when it last did. */
function ProviderCalls({ payment, zone }: Props) {
  const { callbackUrl, lastCallAt } = payment;
  const { t } = useLingui();
  const last = lastCallAt === null ? null : formatDate(lastCallAt, { time: true }, zone);
  return (
    <>
      {callbackUrl !== null && (
        <p className={styles['quiet']}>
          {t`Address for the provider’s cabinet:`}{' '}
          <code className={styles['address']} dir="ltr">
            {callbackUrl}
          </code>
        </p>
      )}
      <p className={styles['quiet']}>{last === null ? t`It has not called yet.` : t`Last call: ${last}`}</p>
      <LastTest payment={payment} zone={zone} />
    </>
  );
}

/** A provider: its account, whether guests are offered it, and whether its calls arrive. */
export function PaymentCard({ payment, zone }: Props) {
  const { t, i18n } = useLingui();
  const connect = useConnectPayment();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const untested = untestedProviders(connect.error);
  const failed = useCallError(untested ? null : connect.error);
  const { type, isOn, set } = payment;
  const own = PAYMENT_LABELS[type];
  const name = typeof own === 'string' ? own : i18n._(own);
  const send = (fields: Record<string, string>, on: boolean, accept?: string) =>
    connect.mutate({ type, fields, isOn: on, ...(accept && { accept }) }, { onSuccess: () => setTyped({}) });
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  return (
    <section className={styles['card']} aria-label={name}>
      <h3 className={styles['title']}>
        {name} <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? t`Offered to guests` : t`Not offered`}</Badge>
      </h3>
      <div className={styles['fields']}>
        {ACCOUNT_FIELDS[type].map((field) => (
          <SecretField
            key={field.name}
            field={field}
            isSet={set.includes(field.name)}
            value={typed[field.name] ?? ''}
            onChange={(text) => setTyped({ ...typed, [field.name]: text })}
          />
        ))}
      </div>
      <ProviderCalls payment={payment} zone={zone} />
      <ButtonRow>
        <Button
          label={t`Save: ${name}`}
          isPending={connect.isPending}
          isDisabled={!isTyped}
          onPress={() => send(typed, isOn)}
        >{t`Save`}</Button>
        <Button
          label={t`Save and offer: ${name}`}
          isPending={connect.isPending}
          onPress={() => send(typed, true)}
        >{t`Save and offer`}</Button>
        {isOn && (
          <Button
            label={t`Take off the checkout: ${name}`}
            isPending={connect.isPending}
            onPress={() => send({}, false)}
          >{t`Take off the checkout`}</Button>
        )}
      </ButtonRow>
      {set.length > 0 && <TestButton kind={type} label={t`Test the connection: ${name}`} />}
      {untested && (
        <AcceptUntested
          providers={untested}
          isPending={connect.isPending}
          onAccept={(accept) => send(typed, true, accept)}
          onLeave={() => connect.reset()}
        />
      )}
      <div>
        {failed !== '' && <Notice tone="bad">{failed}</Notice>}
        {connect.isSuccess && <Notice>{t`Saved.`}</Notice>}
      </div>
    </section>
  );
}
