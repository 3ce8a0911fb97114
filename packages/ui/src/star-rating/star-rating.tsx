import { useId } from 'react';

import { StarFilledIcon, StarIcon } from '../icons/icons.tsx';
import styles from './star-rating.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export type StarRatingProps = {
  /** What is graded: "The order", a dish's name. */
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  /** Read aloud for each star: "4 of 5". */
  starLabels: readonly [string, string, string, string, string];
  /** 1…5; null while nothing is chosen. */
  value: number | null;
  disabled?: boolean;
  onChange: (stars: number) => void;
};

/** One to five stars to give. Native radio buttons, so arrow keys work. */
export function StarRating({ label, hideLabel, starLabels, value, disabled, onChange }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset className={styles.set} disabled={disabled}>
      <legend className={hideLabel ? styles.visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.row}>
        {STARS.map((star) => (
          <label key={star} className={value !== null && star <= value ? styles.full : styles.star}>
            <input
              className={styles.visuallyHidden}
              type="radio"
              name={name}
              aria-label={starLabels[star - 1]}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            {value !== null && star <= value ? <StarFilledIcon size={28} /> : <StarIcon size={28} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Given stars; `label` is their text. */
export function Stars({ label, value }: { label: string; value: number }) {
  return (
    <span className={styles.given} role="img" aria-label={label}>
      {STARS.map((star) =>
        star <= Math.round(value) ? (
          <StarFilledIcon key={star} size={16} />
        ) : (
          <StarIcon key={star} size={16} />
        ),
      )}
    </span>
  );
}
