import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

import styles from './choice-list.module.css';

export type Choice<Value extends string> = {
  value: Value;
  title: string;
  /** A second line: when, where, why not. */
  description?: ReactNode;
  icon?: ReactNode;
  /** At the end: a price. */
  end?: ReactNode;
  disabled?: boolean;
};

export type ChoiceListProps<Value extends string> = {
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  options: readonly Choice<Value>[];
  value: Value | null;
  /** Cards below each other, or as tiles beside each other. */
  layout?: 'list' | 'tiles';
  error?: string | null;
  onChange: (value: Value) => void;
};

/** One of a few, each on a card of its own. Native radio buttons, so arrow keys work. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, hideLabel, options, value, layout = 'list', error, onChange } = props;
  const name = useId();

  return (
    <fieldset className={styles.set} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLabel ? styles.visuallyHidden : styles.legend}>{label}</legend>
      <div className={layout === 'tiles' ? styles.tiles : styles.list}>
        {options.map((option) => (
          <label key={option.value} className={clsx(styles.card, option.disabled && styles.off)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.text}>
              <span className={styles.title}>{option.title}</span>
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
            {option.end}
            <span className={styles.mark} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
