import type { OrderDetails, OrderPayment as Payment } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { SkeletonRows } from '@dasturxon/ui/skeleton';

import type { PaymentStage } from './payment-stage.ts';
import styles from './payment.module.css';
import { usePayment } from './use-payment.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

// What pays and what was paid come while the server is asked whether there is any.
const paymentParts = lazyModule(() => import('./payment-parts.ts'));

/** Whether a payment came and nothing else is shown of it. */
const isPlain = ({ receipts, refunded, refunding, due }: Payment) =>
  receipts.length === 0 && refunded + refunding + due === 0;

/** The money of an order: what is to be paid and until when, whether it has come, and what went back (ST-03, F19, F20). */
export function OrderPayment({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const { stage, payment } = usePayment(order);
  const parts = useLazyModule(paymentParts);
  if (!payment || !stage) return null;
  const isOpen = stage !== 'paid' && (stage !== 'none' || payment.isShared);
  if (!isOpen && isPlain(payment)) return stage === 'paid' ? <PaidNote /> : null;
  return (
    <SectionCard title={t`Payment`}>
      <div className={styles.payment}>
        {isOpen ? <Open order={order} stage={stage} payment={payment} parts={parts} /> : null}
        {stage === 'paid' ? <Paid order={order} payment={payment} parts={parts} /> : null}
        <LazyReceipts payment={payment} parts={parts} />
      </div>
    </SectionCard>
  );
}

type PartProps = { payment: Payment; parts: ReturnType<typeof paymentParts.loaded> };

function Open({ parts, ...open }: PartProps & { order: OrderDetails; stage: PaymentStage }) {
  const { t } = useLingui();
  return parts ? <parts.OpenPayment {...open} /> : <SkeletonRows label={t`Loading`} count={2} />;
}

/** Thanks, or the difference that a change added. */
function Paid({ order, payment, parts }: PartProps & { order: OrderDetails }) {
  if (payment.due === 0) return <Thanks order={order} />;
  return parts ? <parts.Difference order={order} payment={payment} /> : null;
}

const LazyReceipts = ({ parts, payment }: PartProps) => (parts ? <parts.Receipts payment={payment} /> : null);

function PaidNote() {
  return (
    <SectionCard>
      <PaidText />
    </SectionCard>
  );
}

/** Money to be refunded shows no thanks. */
function Thanks({ order }: { order: OrderDetails }) {
  return order.status === 'CANCELED' ? null : <PaidText />;
}

function PaidText() {
  const { t } = useLingui();
  return (
    <p className={styles.paid} role="status">
      <CheckIcon size={20} />
      {t`Paid. Thank you!`}
    </p>
  );
}
