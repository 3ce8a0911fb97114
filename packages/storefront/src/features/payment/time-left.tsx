import { leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ClockIcon } from '@dasturxon/ui/icons';

import { useSecondsLeft } from '../../clock/use-seconds-left.ts';
import styles from './payment.module.css';

/** Minutes and seconds, `29:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The remaining time of an unpaid order; `short` is the clock alone, with a visually hidden label. A timer, not
 * announced every second.
 */
export function TimeLeft({ until, short = false }: { until: string; short?: boolean }) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(Date.parse(until));
  if (seconds === 0) return null;
  const left = leftToRight(clock(seconds));
  const text = t`Pay within ${left}, or the order will be cancelled`;
  return (
    <p className={styles.left} role="timer" aria-live="off" aria-label={short ? text : undefined}>
      {short ? (
        <>
          <ClockIcon size={16} />
          {left}
        </>
      ) : (
        text
      )}
    </p>
  );
}
