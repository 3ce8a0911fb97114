import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';

import styles from './card-stepper.module.css';

export type CardStepperLabels = {
  /** "Add to basket". */
  add: string;
  /** "One less". */
  decrease: string;
};

export type CardStepperProps = {
  /** Announced to screen readers, so that the added dish is clear. */
  product: { id: string; name: string };
  cart: {
    count: number;
    /** The count as text, unless it is the number itself ("0,6 kg"). */
    countText?: string | null;
    /** The plus opens the dish, which has required choices. */
    asks?: boolean;
    /** No more can be added. */
    full?: boolean;
    /** The plus calls `onAdd` also where the page's script counts the taps of the menu. */
    isOutsideMenu?: boolean;
  };
  actions: { onAdd?: (id: string) => void; onRemove?: (id: string) => void };
  labels: CardStepperLabels;
};

/**
 * A round plus that grows into minus, count, plus. The plus stays the same element, so that touch and focus stay on
 * it.
 */
export function CardStepper({ product, cart, actions, labels }: CardStepperProps) {
  const { id, name } = product;
  const { count, countText, asks, full, isOutsideMenu } = cart;
  const tapped = asks ? 'ask' : '';
  const add = useRef<HTMLButtonElement>(null);
  const removing = useRef(false);

  useLayoutEffect(() => {
    if (count === 0 && removing.current) add.current?.focus();
    removing.current = false;
  }, [count]);

  const remove = () => {
    removing.current = true;
    actions.onRemove?.(id);
  };

  return (
    <div className={clsx(styles.stepper, count > 0 && styles.open)}>
      {count > 0 ? (
        <>
          <button
            type="button"
            className={styles.minus}
            aria-label={`${labels.decrease}: ${name}`}
            onClick={remove}
          />
          <span className={styles.count} key={count}>
            {countText ?? count}
          </span>
        </>
      ) : null}
      <button
        ref={add}
        type="button"
        className={styles.plus}
        data-add={isOutsideMenu ? undefined : tapped}
        disabled={full}
        aria-label={`${labels.add}: ${name}`}
        onClick={() => actions.onAdd?.(id)}
      />
    </div>
  );
}
