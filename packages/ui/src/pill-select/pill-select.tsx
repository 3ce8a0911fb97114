import { ChevronDownIcon } from '../menu-icons/menu-icons.tsx';
import styles from './pill-select.module.css';

export type PillSelectProps<Value extends string> = {
  /** The accessible name: "City". */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** While it is null the label is shown, so that the first option can be chosen too. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few by the phone's own list, small enough to float over a map: the city (OV-05, OV-12). */
export function PillSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: PillSelectProps<Value>) {
  return (
    <span className={styles.pill}>
      <select
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {value === null ? (
          <option value="" hidden>
            {label}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.mark} aria-hidden="true">
        <ChevronDownIcon size={16} />
      </span>
    </span>
  );
}
