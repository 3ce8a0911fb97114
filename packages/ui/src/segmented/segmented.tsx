import { SegmentedControl } from '@vkontakte/vkui/dist/cssm';

import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three views of the same thing: map or list, active or archive. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <SegmentedControl<Value>
      className={styles.segmented}
      size="l"
      aria-label={label}
      options={[...options]}
      value={value}
      onChange={onChange}
    />
  );
}
