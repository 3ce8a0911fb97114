import { useId } from 'react';

import field from '../theme/field.module.css';
import styles from './range-field.module.css';

export type RangeFieldProps = {
  label: string;
  /** Within `least` and `most`. */
  value: number;
  least: number;
  most: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
};

/** A value on a line, moved by pointer or arrows in a hundred steps. */
export function RangeField({ label, value, least, most, isDisabled = false, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={field['field']}>
      <label className={field['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={least}
        max={most}
        step={(most - least) / 100}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
