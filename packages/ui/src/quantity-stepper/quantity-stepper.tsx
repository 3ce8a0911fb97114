import { clsx } from 'clsx';

import styles from './quantity-stepper.module.css';
import { useRepeat } from './use-repeat.ts';

export type QuantityStepperProps = {
  /** What is counted: the dish's name. */
  label: string;
  count: number;
  /** How the count is written when it is not the bare number: "1,2 kg". */
  countText?: string | null;
  labels: { increase: string; decrease: string };
  /** Nothing less than this; the minus is disabled there. */
  atLeast?: number;
  /** No more can be had. */
  full?: boolean;
  size?: 's' | 'm';
  onIncrease: () => void;
  onDecrease: () => void;
};

/** Minus, count, plus. Holding a button repeats it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    count,
    countText,
    labels,
    atLeast = 0,
    full = false,
    size = 'm',
    onIncrease,
    onDecrease,
  } = props;
  const decrease = useRepeat(() => {
    if (count > atLeast) onDecrease();
  });
  const increase = useRepeat(() => {
    if (!full) onIncrease();
  });

  return (
    <div className={clsx(styles.stepper, styles[size])} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.minus}
        aria-label={labels.decrease}
        disabled={count <= atLeast}
        {...decrease}
      />
      <span className={styles.count} aria-live="polite">
        {countText ?? count}
      </span>
      <button
        type="button"
        className={styles.plus}
        aria-label={labels.increase}
        disabled={full}
        {...increase}
      />
    </div>
  );
}
