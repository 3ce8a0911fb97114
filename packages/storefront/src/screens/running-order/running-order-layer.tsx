import { isFinal, type Order, type OrderStatus } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PotIcon, ReceiptIcon, ScooterIcon } from '@dasturxon/ui/icons';
import { OrderPill } from '@dasturxon/ui/order-pill';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { cartSumAtom } from '../../domains/cart/cart.ts';
import { ACTIVE_ORDERS_REFRESH_MS, activeOrdersQuery } from '../../domains/orders/orders.ts';
import { hasRunningOrdersAtom } from '../../domains/orders/running-orders.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';

const SIGNS: Partial<Record<OrderStatus, ReactNode>> = {
  COOKING: <PotIcon size={20} />,
  ON_WAY: <ScooterIcon size={20} />,
};

/** The running order over every page but its own; several of them lead to their list. */
export function RunningOrderLayer({ params }: ScreenProps) {
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const setHasRunning = useSetAtom(hasRunningOrdersAtom);
  const active = useQuery({
    ...activeOrdersQuery(useApi(), userId),
    refetchInterval: ACTIVE_ORDERS_REFRESH_MS,
  });
  const orders = active.data?.filter(({ status }) => !isFinal(status));
  const isOver = userId === '' || orders?.length === 0;
  useEffect(() => {
    if (isOver) setHasRunning(false);
  }, [isOver, setHasRunning]);

  const [order, ...others] = orders ?? [];
  if (!order) return null;
  return <RunningOrder order={order} others={others.length} onMenu={params['path'] === '/'} />;
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
