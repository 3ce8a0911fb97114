import { isFinal, type Order, type OrderStatus } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PotIcon, ReceiptIcon, ScooterIcon } from '@dasturxon/ui/icons';
import { OrderPill } from '@dasturxon/ui/order-pill';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { useEta } from '../../features/orders/use-eta.ts';
import { cartSumAtom } from '../../domains/cart/cart.ts';
import { groupAtom, type Membership } from '../../domains/group/membership.ts';
import { ACTIVE_ORDERS_REFRESH_MS, activeOrdersQuery } from '../../domains/orders/orders.ts';
import { hasOrderPillAtom } from '../../domains/orders/running-orders.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { Optional } from '../../lazy/optional.tsx';
import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';

// A guest with an order under way does not need the last one.
const LastOrderPill = lazyWithMessages(
  () => import('./last-order-pill.tsx'),
  (module) => module.LastOrderPill,
);

const GroupPill = lazyWithMessages(
  () => import('./group-pill.tsx'),
  (module) => module.GroupPill,
);

const SIGNS: Partial<Record<OrderStatus, ReactNode>> = {
  COOKING: <PotIcon size={20} />,
  ON_WAY: <ScooterIcon size={20} />,
};

/**
 * The running order over every page but its own; several of them lead to their list. Without one the last order over the menu,
 * while the basket is empty (B10). A member of a group order with an empty basket gets the way back to it instead (C6).
 */
export function RunningOrderLayer({ params }: ScreenProps) {
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const setHasPill = useSetAtom(hasOrderPillAtom);
  const onMenu = params['path'] === '/';
  const membership = useOpenMembership();
  const hasNothing = userId === '' && membership === null;
  useEffect(() => {
    if (hasNothing) setHasPill(false);
  }, [hasNothing, setHasPill]);
  if (membership === null || !onMenu) return <OwnOrders userId={userId} onMenu={onMenu} />;
  return (
    <Optional>
      <GroupPill membership={membership} />
    </Optional>
  );
}

function OwnOrders({ userId, onMenu }: { userId: string; onMenu: boolean }) {
  const setHasPill = useSetAtom(hasOrderPillAtom);
  const active = useQuery({
    ...activeOrdersQuery(useApi(), userId),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? false : ACTIVE_ORDERS_REFRESH_MS),
  });
  const orders = active.data?.filter(({ status }) => !isFinal(status));
  const [order, ...others] = orders ?? [];
  if (order) return <RunningOrder order={order} others={others.length} onMenu={onMenu} />;
  if (!orders || !onMenu || userId === '') return null;
  return (
    <Optional>
      <LastOrderPill onNone={() => setHasPill(false)} />
    </Optional>
  );
}

/** The group order of a guest who has no dish of it in the basket (C6); null without one. */
function useOpenMembership(): Membership | null {
  const membership = useAtomValue(groupAtom);
  const { count } = useAtomValue(cartSumAtom);
  return membership !== null && membership.isPlaced !== true && count === 0 ? membership : null;
}

type RunningOrderProps = { order: Order; others: number; onMenu: boolean };

function RunningOrder({ order, others, onMenu }: RunningOrderProps) {
  const { t, i18n } = useLingui();
  const { bottomNavigation } = useAtomValue(settingsAtom).layout;
  const { count } = useAtomValue(cartSumAtom);
  const eta = useEta(order);
  const number = others > 0 ? t`№ ${order.number} and ${others} more` : t`№ ${order.number}`;
  const path = others > 0 ? '/profile/orders' : `/profile/orders/${order.id}`;
  return (
    <OrderPill
      label={t`Current order`}
      href={path}
      text={statusSentence(i18n, order)}
      detail={[number, eta].filter(Boolean).join(' · ')}
      icon={SIGNS[order.status] ?? <ReceiptIcon size={20} />}
      above={{ nav: bottomNavigation, basket: onMenu && count > 0 }}
      onOpen={() => go(path)}
    />
  );
}
