import { formatTime } from '@dasturxon/core/format';
import { isLate, isRinging, promisedMoment, type BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useCallback } from 'react';

import styles from '../order-card.module.css';
import { useClock } from '../../time/use-clock.ts';

/** Whether an order is late now. */
export const useIsLate = (order: BoardOrder): boolean =>
  useClock(useCallback((now) => isLate(order, now), [order]));

/** By when the order was promised, and how far that is from now. */
export function OrderTime({ order, zone }: { order: BoardOrder; zone: string }) {
  const { t } = useLingui();
  const promised = promisedMoment(order);
  const minutes = useClock(
    useCallback(
      (now) => Math.round(Math.abs((promisedMoment(order)?.getTime() ?? 0) - now.getTime()) / 60_000),
      [order],
    ),
  );
  const late = useIsLate(order);
  if (promised === null || order.status === 'CANCELED') return null;
  const time = formatTime(promised, zone);
  const isOver = order.status === 'CLOSED' || order.status === 'DELIVERED';
  return (
    <p className={clsx(styles['time'], late && styles['timeLate'])}>
      {late
        ? t`by ${time} · ${minutes} min late`
        : isOver || minutes > 90
          ? t`by ${time}`
          : t`by ${time} · ${minutes} min left`}
    </p>
  );
}

/** For how many minutes a new order has been without an answer; from the first on it pulses (C.4). */
export function WaitTime({ order }: { order: BoardOrder }) {
  const { t } = useLingui();
  const { kitchenSince } = order;
  const minutes = useClock(
    useCallback(
      (now) => Math.floor((now.getTime() - Date.parse(kitchenSince ?? now.toISOString())) / 60_000),
      [kitchenSince],
    ),
  );
  if (!isRinging(order) || minutes < 1) return null;
  return <b className={styles['wait']}>{t`${minutes} min without an answer`}</b>;
}
