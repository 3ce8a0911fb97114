import { TextField } from '../text-field/index.ts';
import styles from './color-field.module.css';

export type ColorFieldProps = {
  label: string;
  /** `#RRGGBB`, or what is typed so far. */
  value: string;
  /** The name of the button that opens the browser's palette. */
  pickLabel: string;
  /** What is wrong with the value; empty while nothing is. */
  error?: string;
  onChange: (value: string) => void;
};

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** A colour, typed or picked in the palette of the browser. */
export function ColorField({ label, value, pickLabel, error = '', onChange }: ColorFieldProps) {
  return (
    <div className={styles['field']}>
      <TextField label={label} value={value} error={error} onChange={onChange} />
      <input
        type="color"
        className={styles['palette']}
        aria-label={pickLabel}
        value={isColor(value) ? value : '#000000'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </div>
  );
}
