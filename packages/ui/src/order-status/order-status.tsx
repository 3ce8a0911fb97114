import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { keepClear } from '../keep-clear/keep-clear.ts';
import styles from './order-status.module.css';

export type OrderStep = {
  id: string;
  label: string;
  /** The label's own language, where it is not the page's. */
  labelLang?: string;
  /** What such a label means, in the page's language. */
  meaning?: string | null;
  /** When it was reached: "12:40". */
  time?: string | null;
  state: 'done' | 'current' | 'todo' | 'failed';
  icon?: ReactNode;
};

export type OrderStatusProps = {
  /** Above the headline: the order's number. */
  title?: ReactNode;
  /** The one big sentence: "The courier is on the way · 10–15 min". */
  headline: string;
  /** How long it still takes, large: "35–45 min". */
  eta?: string | null;
  /** How many of the steps of a bar are done. */
  bar?: { done: number; of: number } | null;
  /** A quieter line under it. */
  note?: string | null;
};

/** Where an order is: one sentence that is read out when it changes, how long it still takes, and the bar. */
export function OrderStatus(props: OrderStatusProps) {
  const { title, headline, eta, bar, note } = props;
  return (
    <section className={styles.status}>
      <div ref={keepClear}>
        {title}
        <div role="status">
          <p className={styles.headline}>{headline}</p>
          {eta ? <p className={styles.eta}>{eta}</p> : null}
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
      {bar ? (
        <div className={styles.bar} aria-hidden>
          {Array.from({ length: bar.of }, (_, step) => (
            <span key={step} className={clsx(styles.part, step < bar.done && styles.reached)} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** The steps of an order with their times. */
export function OrderSteps({ label, steps }: { label: string; steps: readonly OrderStep[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={clsx(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>{stepSign(step)}</span>
          <span className={styles.text}>
            <span className={styles.label}>
              <span lang={step.labelLang}>{step.label}</span>
              {step.meaning ? <span className={styles.meaning}>{step.meaning}</span> : null}
            </span>
            {step.time ? <span className={styles.time}>{step.time}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepSign(step: OrderStep): ReactNode {
  if (step.state === 'failed') return <CloseIcon size={20} />;
  if (step.icon) return step.icon;
  return step.state === 'done' ? <CheckIcon size={20} /> : null;
}
