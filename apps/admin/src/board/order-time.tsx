import { formatDate } from '@dasturxon/core/format';
import { isLate, promisedMoment, type BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import styles from './order-card.module.css';

/** `18:05` on the restaurant's clock. */
export const clock = (moment: Date, zone: string): string =>
  formatDate(moment, { time: true }, zone).slice(-5);

/** By when the order was promised, and how far that is from now. */
export function OrderTime({ order, now, zone }: { order: BoardOrder; now: Date; zone: string }) {
  const { t } = useLingui();
  const promised = promisedMoment(order);
  if (promised === null || order.status === 'CANCELED') return null;
  const time = clock(promised, zone);
  const minutes = Math.round(Math.abs(promised.getTime() - now.getTime()) / 60_000);
  const late = isLate(order, now);
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
