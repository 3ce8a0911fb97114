import type { OrderDetails } from '@dasturxon/core/api';
import { chatLink } from '@dasturxon/core/merchant';
import { tabOf, unpaidExpiry } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PageFrame, type PageFrameProps } from '@dasturxon/ui/page-frame';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { isBeingBrought } from '../../features/courier/is-being-brought.ts';
import { OrderReceipt, OrderView } from '../../features/orders/order-view.tsx';
import { useLiveOrder } from '../../features/orders/use-live-order.ts';
import { OrderPayment } from '../../features/payment/order-payment.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { useDeps } from '../../hosts/deps.ts';
import { SHARE_PARAM } from '../../domains/orders/share-param.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { useSignInToOrder } from '../sign-in-to-order.ts';
import { ToOrders } from './to-orders.tsx';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { LoadFailure } from '../load-failure.tsx';

// Only an order that is on its way has a courier to look at.
const OrderCourier = lazyComponent(
  () => import('./order-courier.tsx'),
  (module) => module.OrderCourier,
);
const SharedOrder = lazyWithMessages(
  () => import('./shared-order.tsx'),
  (module) => module.SharedOrder,
);
const OrderOffers = lazyWithMessages(
  () => import('../../features/notifications/push/push-offer.tsx'),
  (module) => module.OrderOffers,
);
const OrderRestaurant = lazyComponent(
  () => import('./order-restaurant.tsx'),
  (module) => module.OrderRestaurant,
);

/** One order, followed live (RT-33); one that another guest has shared opens without signing in (B37). */
export function OrderScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  const mark = new URLSearchParams(location.search).get(SHARE_PARAM);
  if (mark === null) return <OwnOrder id={id} />;
  return (
    <Suspense>
      <SharedOrder id={id} mark={mark} />
    </Suspense>
  );
}

/** A guest signs in first: a link to an order opens after that. */
function OwnOrder({ id }: { id: string }) {
  const { t } = useLingui();
  const session = useAtomValue(sessionAtom);
  useTitle(t`Order`);
  useSignInToOrder(`/profile/orders/${id}`);
  if (session) return <CustomerOrder id={id} />;
  return (
    <OrderFrame>
      <SkeletonRows label={t`Loading`} />
    </OrderFrame>
  );
}

function OrderFrame(props: Pick<PageFrameProps, 'children' | 'aside'>) {
  const { t } = useLingui();
  return <PageFrame title={t`Order`} backLabel={t`Back`} onBack={() => back('/profile/orders')} {...props} />;
}

function CustomerOrder({ id }: { id: string }) {
  const { t } = useLingui();
  const { shell } = useDeps();
  const { data, error, refetch } = useLiveOrder(id);
  if (!data)
    return (
      <OrderFrame>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} elsewhere={<ToOrders />} />
        ) : (
          <SkeletonRows label={t`Loading`} />
        )}
      </OrderFrame>
    );
  const waitsForMoney = unpaidExpiry(data) !== null;
  // Telegram and Click have messages and icons of their own.
  const hasOffers = tabOf(data.status) === 'active' && shell === 'web';
  return (
    <OrderFrame aside={<OrderReceipt order={data} />}>
      <OrderView order={data} lead={waitsForMoney ? <OrderPayment order={data} /> : null}>
        {isBeingBrought(data) ? (
          <Suspense fallback={<SkeletonRows label={t`Loading`} count={2} />}>
            <OrderCourier order={data} />
          </Suspense>
        ) : null}
        <Restaurant order={data} />
        {hasOffers ? (
          <Suspense>
            <OrderOffers isBrought={data.serviceType === 'DELIVERY'} />
          </Suspense>
        ) : null}
        {waitsForMoney ? null : <OrderPayment order={data} />}
      </OrderView>
    </OrderFrame>
  );
}

/** Where there is a restaurant to call, or a chat to write to. */
function Restaurant({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const chat = chatLink(useAtomValue(settingsAtom));
  if (!order.branch?.name && !chat) return null;
  return (
    <Suspense fallback={<SkeletonRows label={t`Loading`} count={2} />}>
      <OrderRestaurant order={order} />
    </Suspense>
  );
}
