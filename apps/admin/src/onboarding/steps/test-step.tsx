import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { OrderStatus } from '@dasturxon/core/order';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';
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

/** The owner orders with their own phone, and sees the order ring and move. */
export function TestStep({ setup: given }: StepProps) {
  const { t } = useLingui();
  const { data: setup = given } = useSetup({ isFollowed: given.test !== null });
  const begin = useBeginTest();
  const failed = useCallError(begin.error);
  const { test, storefront, isSandbox } = setup;
  return (
    <>
      <p>{t`Order with the phone number that you sign in with. For an hour your own orders are marked as tests and no report counts them.`}</p>
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
        <div>
          <Button
            look="main"
            isPending={begin.isPending}
            onPress={() => begin.mutate()}
          >{t`Place a test order`}</Button>
        </div>
      )}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </>
  );
}
