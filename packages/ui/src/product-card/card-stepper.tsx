import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';

import styles from './card-stepper.module.css';

export type CardStepperWords = {
  /** "Add to basket". */
  add: string;
  /** "One less". */
  decrease: string;
};

export type CardStepperProps = {
  id: string;
  /** The dish, so that a screen reader hears which one is added. */
  name: string;
  count: number;
  /** How the count is written, when it is not the bare number ("0,6 kg"). */
  countText?: string | null;
  /** The plus opens the dish, which has to be asked something first. */
  asks?: boolean;
  /** No more can be added. */
  full?: boolean;
  words: CardStepperWords;
  onAdd?: (id: string) => void;
  onRemove?: (id: string) => void;
};

/**
 * A round plus that grows into minus, count, plus. The plus stays the same element,
 * so a finger or the focus that is on it stays where it is.
 */
export function CardStepper(props: CardStepperProps) {
  const { id, name, count, countText, asks, full, words, onAdd, onRemove } = props;
  const add = useRef<HTMLButtonElement>(null);
  const removing = useRef(false);

  useLayoutEffect(() => {
    if (count === 0 && removing.current) add.current?.focus();
    removing.current = false;
  }, [count]);

  const remove = () => {
    removing.current = true;
    onRemove?.(id);
  };

  return (
    <div className={clsx(styles.stepper, count > 0 && styles.open)}>
      {count > 0 ? (
        <>
          <button
            type="button"
            className={styles.minus}
            aria-label={`${words.decrease}: ${name}`}
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
        data-add={asks ? 'ask' : ''}
        disabled={full}
        aria-label={`${words.add}: ${name}`}
        onClick={() => onAdd?.(id)}
      />
    </div>
  );
}
