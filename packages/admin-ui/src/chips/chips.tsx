import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

import styles from './chips.module.css';

export type Chip<Value extends string> = { value: Value; label: string };

export type ChipsProps<Value extends string> = {
  /** The accessible name of the choice. */
  label: string;
  chips: readonly Chip<Value>[];
  /** Null: none is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few values, all of them in sight. */
export function Chips<Value extends string>({ label, chips, value, onChange }: ChipsProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles['chips'] ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={([chosen]) => {
        const chip = chips.find((one) => one.value === chosen);
        if (chip) onChange(chip.value);
      }}
    >
      {chips.map((chip) => (
        <ToggleButton key={chip.value} id={chip.value} className={styles['chip'] ?? ''}>
          {chip.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
