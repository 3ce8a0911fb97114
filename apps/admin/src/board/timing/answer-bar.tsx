import { MINUTE_MS } from '@dasturxon/core/kernel';
import { isRinging, type BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useCallback } from 'react';

import { useClock } from '../../time/use-clock.ts';
import styles from '../order-card.module.css';

/** Steps of the bar: half a minute of ten. With finer ones all cards of a full board would render at each reading of the clock. */
const STEPS = 20;

/** How much of the time to answer a new order is left, until it is cancelled by itself (C.4). */
export function AnswerBar({ order }: { order: BoardOrder }) {
  const { t } = useLingui();
  const since = Date.parse(order.kitchenSince ?? '');
  const until = Date.parse(order.answerBy ?? '');
  const percent = useClock(
    useCallback(
      (now) => {
        const left = Math.round((STEPS * (until - now.getTime())) / (until - since));
        return (100 / STEPS) * Math.min(STEPS, Math.max(0, left));
      },
      [since, until],
    ),
  );
  const minutes = useClock(
    useCallback((now) => Math.max(0, Math.ceil((until - now.getTime()) / MINUTE_MS)), [until]),
  );
  if (!isRinging(order) || order.kitchenSince === null || order.answerBy === null) return null;
  const left = t`${minutes} min until it is cancelled`;
  return (
    <div
      className={styles['answer']}
      role="meter"
      aria-label={t`Time to answer`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={left}
      title={left}
      style={{ '--left': `${percent}%` } as CSSProperties}
    />
  );
}
