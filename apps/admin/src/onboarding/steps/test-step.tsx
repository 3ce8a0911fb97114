import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { OrderStatus } from '@dasturxon/core/order';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { Link } from 'wouter';

import { STATUS_LABELS } from '../../board/labels.ts';
import { useCallError } from '../../board/use-call-error.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';
import { useBeginTest, useSetup } from '../use-setup.ts';

type Test = NonNullable<StepProps['setup']['test']>;

/** The state of the test order, as it moves. */
function TestOrder({ test }: { test: Test }) {
  const { t, i18n } = useLingui();
  const { order } = test;
  if (order === null) return <p role="status">{t`Waiting for your order…`}</p>;
  const { number, isPaid } = order;
  const status = v.parse(OrderStatus, order.status);
  return (
    <>
      <p role="status">
        {t`Order ${number}`} <Badge>{i18n._(STATUS_LABELS[status])}</Badge>{' '}
        {isPaid && <Badge tone="good">{t`Paid`}</Badge>}
      </p>
      {status === 'CLOSED' ? (
        <Notice>{t`It works: your first order is ordered, paid and handed over. No report counts it.`}</Notice>
      ) : (
        <p>
          <Link href="/">{t`Accept it on the board and bring it to its end`}</Link>
        </p>
      )}
    </>
  );
}

/** A guest's phone orders, and the owner sees the order ring and move. */
export function TestStep({ setup: given }: StepProps) {
  const { t } = useLingui();
  const { data: setup = given } = useSetup({ isFollowed: given.test !== null });
  const begin = useBeginTest();
  const [phone, setPhone] = useState('+998 ');
  const failed = useCallError(begin.error);
  const { test, storefront, isSandbox } = setup;
  return (
    <>
      <p>{t`Order as a guest, with a phone number that is not of the staff. For an hour its orders are marked as tests and no report counts them.`}</p>
      {isSandbox && <p>{t`Pay with Click: in the sandbox no money moves.`}</p>}
      {test?.isMine ? (
        <>
          <QrCode text={storefront} label={t`QR code of the storefront`} />
          <p className={styles['link']} dir="ltr">
            <a href={storefront} target="_blank" rel="noopener">
              {storefront}
            </a>
          </p>
          <TestOrder test={test} />
        </>
      ) : (
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            begin.mutate(phone);
          }}
        >
          <TextField
            label={t`Phone number of the guest`}
            type="tel"
            inputMode="tel"
            value={phone}
            onChange={setPhone}
            error={failed}
          />
          <Button look="main" type="submit" isPending={begin.isPending}>{t`Place a test order`}</Button>
        </form>
      )}
    </>
  );
}
