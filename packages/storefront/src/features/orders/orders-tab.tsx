import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { useApi } from '../../domains/session/api.ts';
import {
  ACTIVE_ORDERS_REFRESH_MS,
  activeOrdersQuery,
  archivedOrdersQuery,
} from '../../domains/orders/orders.ts';
import { OrderList } from './order-list.tsx';

// Of guests without an order under way.
const LastOrder = lazyWithMessages(
  () => import('./last-order.tsx'),
  (module) => module.LastOrder,
);

type TabProps = {
  userId: string;
  onFailure: (error: unknown, retry: () => void) => ReactNode;
  actionOf?: (order: Order) => ReactNode;
};

/** Orders that are under way (D25); without one, the last order to have again (B10). */
export function ActiveOrders({ userId, onFailure, actionOf }: TabProps) {
  const { t } = useLingui();
  const orders = useQuery({
    ...activeOrdersQuery(useApi(), userId),
    refetchInterval: ACTIVE_ORDERS_REFRESH_MS,
  });
  if (orders.isPending) return <SkeletonRows label={t`Loading`} />;
  if (orders.data)
    return orders.data.length > 0 ? (
      <OrderList orders={orders.data} actionOf={actionOf} />
    ) : (
      <>
        <NoOrders title={t`No current orders`} />
        <Suspense>
          <LastOrder />
        </Suspense>
      </>
    );
  return onFailure(orders.error, () => void orders.refetch());
}

/** Orders that are over, ten at a time; the next ten come when the end of the list comes near (D25, K-01). */
export function ArchivedOrders({ userId, onFailure }: TabProps) {
  const { t } = useLingui();
  const pages = useInfiniteQuery(archivedOrdersQuery(useApi(), userId));
  if (pages.isPending) return <SkeletonRows label={t`Loading`} />;
  if (!pages.data) return onFailure(pages.error, () => void pages.refetch());
  const orders = pages.data.pages.flat();
  if (orders.length === 0) return <NoOrders title={t`No finished orders yet`} />;
  return (
    <>
      <OrderList orders={orders} />
      {pages.hasNextPage ? (
        <ShowMore
          round={pages.data.pages.length}
          isBusy={pages.isFetchingNextPage}
          isFailed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

type ShowMoreProps = { round: number; isBusy: boolean; isFailed: boolean; onMore: () => void };

/** Asks for more when it comes near the window, and when it is pressed; after a failure only when it is pressed. */
function ShowMore({ round, isBusy, isFailed, onMore }: ShowMoreProps) {
  const { t } = useLingui();
  return (
    <>
      <End key={round} onNearViewport={() => void (isBusy || isFailed || onMore())} />
      <PrimaryButton look={{ tone: 'quiet' }} busy={isBusy} busyLabel={t`Loading`} onClick={onMore}>
        {t`Show more`}
      </PrimaryButton>
    </>
  );
}

/** Where the list ends for now: a new one for every ten, so that what did not fill the window is followed by more. */
function End({ onNearViewport }: { onNearViewport: () => void }) {
  return <div ref={useEnterViewport(onNearViewport)} />;
}

function NoOrders({ title }: { title: string }) {
  return <EmptyState drawing="orders" title={title} action={<ToMenuButton />} />;
}

/** How far below the window what comes next is already asked for. */
const AHEAD = '0px 0px 600px';

/**
 * Calls `onNearViewport` when an element comes near the viewport, and once if it is there already. Never called
 * without browser support: a button does the same.
 */
function useEnterViewport(onNearViewport: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onNearViewport);
  useEffect(() => {
    latest.current = onNearViewport;
  });

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // In a frame, as in Telegram on the web, a margin counts only where the frame's own document is the root.
      { rootMargin: AHEAD, root: window === window.top ? null : document },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return ref;
}
