import type { OrderDetails } from '@dasturxon/core/api';
import {
  BAR_STEPS,
  canCustomerCancel,
  isConfirmed,
  isDelayedLong,
  isGradable,
  stepsDone,
} from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { OrderStatus, OrderSteps } from '@dasturxon/ui/order-status';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { Totals } from '@dasturxon/ui/totals';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { cancelReason } from '../../i18n/labels/cancel-reasons.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { toTotalsLines } from '../../i18n/labels/totals-lines.ts';
import { settingsAtom } from '../../store/boot.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { useEta } from './use-eta.ts';
import { OrderFacts, promisedTime } from './order-facts.tsx';
import styles from './orders.module.css';
import { toSteps } from './to-steps.tsx';
import { useStatusLabel } from './use-status-label.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

// Few orders can be cancelled or graded: what asks why, and what takes the stars, comes with those.
const CancelOrder = lazyWithMessages(
  () => import('./cancel-order.tsx'),
  (module) => module.CancelOrder,
);
const GradeOrder = lazyWithMessages(
  () => import('./grade-order.tsx'),
  (module) => module.GradeOrder,
);

// A restaurant seldom suggests a change.
const OrderEdit = lazyWithMessages(
  () => import('./edit/order-edit.tsx'),
  (module) => module.OrderEdit,
);

// Some restaurants ask for a code at the door.
const HandoverProof = lazyWithMessages(
  () => import('./handover-proof.tsx'),
  (module) => module.HandoverProof,
);

const OrderAtOfferedBranch = lazyWithMessages(
  () => import('./order-at-offered-branch.tsx'),
  (module) => module.OrderAtOfferedBranch,
);

const PriceWhy = lazyComponent(
  () => import('../../i18n/price-why.tsx'),
  (module) => module.PriceWhy,
);

const shareAndRepeat = lazyModule(() => import('./share-and-repeat.tsx'));

type OrderViewProps = {
  order: OrderDetails;
  /** What has to be done about it first: pay. */
  lead?: ReactNode;
  /** Other features' parts of the page, below the status: courier with the map, restaurant, money. */
  children?: ReactNode;
};

/** One order: its number, where it is, what is in it and what it cost (RT-33). */
export function OrderView({ order, lead, children }: OrderViewProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useDeps();
  const label = useStatusLabel();
  const steps = toSteps(order, { history: order.history, label, zone: timeZone });
  // Then the first of the other parts is a map: it is right under the bar.
  const isOnMap = order.serviceType === 'DELIVERY' && stepsDone(order) === 3;
  const progress = (
    <SectionCard>
      <OrderSteps label={t`Order progress`} steps={steps} />
    </SectionCard>
  );

  return (
    <>
      {lead}
      {order.edit ? (
        <Suspense fallback={<SkeletonRows label={t`Loading`} count={2} />}>
          <OrderEdit order={order} edit={order.edit} />
        </Suspense>
      ) : null}
      <SectionCard>
        <OrderStatus
          title={
            <p className={styles.number}>
              <span>{t`Order`}</span> <bdi>{t`№ ${order.number}`}</bdi>
            </p>
          }
          headline={statusSentence(i18n, order)}
          eta={useEta(order)}
          bar={order.status === 'CANCELED' ? null : { done: stepsDone(order), of: BAR_STEPS }}
          note={useNote(order)}
        />
      </SectionCard>
      {order.offeredBranch && order.status === 'CANCELED' ? (
        <Suspense>
          <OrderAtOfferedBranch order={order} offer={order.offeredBranch} />
        </Suspense>
      ) : null}
      <Proof order={order} />
      {isOnMap ? null : progress}
      {children}
      {isOnMap ? progress : null}
      {isGradable(order.status) ? (
        <Suspense fallback={<SkeletonRows label={t`Loading`} count={1} />}>
          <GradeOrder order={order} />
        </Suspense>
      ) : null}
      <SectionCard title={t`Details`}>
        <OrderFacts order={order} />
      </SectionCard>
    </>
  );
}

/** The code for the courier, or the photo at the door; nothing for most orders. */
function Proof({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  if (!order.handoverCode && !order.doorPicture) return null;
  return (
    <Suspense fallback={<SkeletonRows label={t`Loading`} count={1} />}>
      <HandoverProof order={order} />
    </Suspense>
  );
}

/** What was ordered and what it cost, and what can be done with it (SET-16): beside the rest in a wide window. */
export function OrderReceipt({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const settings = useAtomValue(settingsAtom);
  return (
    <>
      <SectionCard title={t`Your order`}>
        <Totals label={t`Your order`} lines={toTotalsLines(pricedOf(order), format, i18n)} />
        <Suspense>
          <PriceWhy explanation={order.explanation ?? []} totalPrice={order.totalPrice} />
        </Suspense>
      </SectionCard>
      <SectionCard>
        <div className={styles.actions}>
          <LazyRepeat order={order} />
          {canCustomerCancel(order, settings.features).ok ? (
            <Suspense>
              <CancelOrder order={order} />
            </Suspense>
          ) : null}
        </div>
      </SectionCard>
    </>
  );
}

/** Last on the page, and so last to come; until then in the same room. */
function LazyRepeat({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const repeat = useLazyModule(shareAndRepeat);
  if (repeat) return <repeat.ShareAndRepeat order={order} />;
  return (
    <PrimaryButton look={{ tone: 'quiet' }} busy busyLabel={t`Loading`}>
      {t`Repeat`}
    </PrimaryButton>
  );
}

const pricedOf = (order: OrderDetails) => ({
  ...order,
  lines: order.cartItems,
  isBrought: order.serviceType === 'DELIVERY',
  isTaximeter: false,
  taximeterComment: null,
});

/** The line below the headline: why it was cancelled, confirmed, slow to be answered, or its time (ST-10, IMP-17, ST-04). */
function useNote(order: OrderDetails): string | null {
  const { t, i18n } = useLingui();
  const { timeZone } = useDeps();
  if (order.status === 'CANCELED') return cancelReason(i18n, order);
  if (isDelayedLong(order))
    return order.isPaid
      ? t`It takes much longer than promised. You can wait or cancel: all your money comes back.`
      : t`It takes much longer than promised. You can wait or cancel.`;
  if (isConfirmed(order.status)) return t`Your order has been confirmed.`;
  if (order.isSlowlyAnswered && order.isPaid)
    return t`The restaurant is slow to answer. You can wait or cancel: all your money comes back.`;
  if (order.isSlowlyAnswered) return t`The restaurant is slow to answer. You can wait or cancel.`;
  return promisedTime(order, timeZone);
}
