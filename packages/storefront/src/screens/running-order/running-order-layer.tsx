import { isFinal, type Order, type OrderStatus } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PotIcon, ReceiptIcon, ScooterIcon } from '@dasturxon/ui/icons';
import { OrderPill } from '@dasturxon/ui/order-pill';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { cartSumAtom } from '../../domains/cart/cart.ts';
import { ACTIVE_ORDERS_REFRESH_MS, activeOrdersQuery } from '../../domains/orders/orders.ts';
import { hasOrderPillAtom } from '../../domains/orders/running-orders.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';

// A guest with an order under way does not need the last one.
const LastOrderPill = lazyWithMessages(
  () => import('./last-order-pill.tsx'),
  (module) => module.LastOrderPill,
);

const SIGNS: Partial<Record<OrderStatus, ReactNode>> = {
  COOKING: <PotIcon size={20} />,
  ON_WAY: <ScooterIcon size={20} />,
};

/**
 * The running order over every page but its own; several of them lead to their list. Without one the last order over the menu,
 * while the basket is empty (B10).
 */
export function RunningOrderLayer({ params }: ScreenProps) {
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const setHasPill = useSetAtom(hasOrderPillAtom);
  const active = useQuery({
    ...activeOrdersQuery(useApi(), userId),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? false : ACTIVE_ORDERS_REFRESH_MS),
  });
  const orders = active.data?.filter(({ status }) => !isFinal(status));
  const isSignedOut = userId === '';
  useEffect(() => {
    if (isSignedOut) setHasPill(false);
  }, [isSignedOut, setHasPill]);

  const onMenu = params['path'] === '/';
  const [order, ...others] = orders ?? [];
  if (order) return <RunningOrder order={order} others={others.length} onMenu={onMenu} />;
  if (!orders || !onMenu || isSignedOut) return null;
  return (
    <Suspense>
      <LastOrderPill onNone={() => setHasPill(false)} />
    </Suspense>
  );
}

type RunningOrderProps = { order: Order; others: number; onMenu: boolean };

function RunningOrder({ order, others, onMenu }: RunningOrderProps) {
  const { t, i18n } = useLingui();
  const { bottomNavigation } = useAtomValue(settingsAtom).layout;
  const { count } = useAtomValue(cartSumAtom);
  const path = others > 0 ? '/profile/orders' : `/profile/orders/${order.id}`;
  return (
    <OrderPill
      label={t`Current order`}
      href={path}
      text={statusSentence(i18n, order)}
      detail={others > 0 ? t`№ ${order.number} and ${others} more` : t`№ ${order.number}`}
      icon={SIGNS[order.status] ?? <ReceiptIcon size={20} />}
      above={{ nav: bottomNavigation, basket: onMenu && count > 0 }}
      onOpen={() => go(path)}
    />
  );
}
