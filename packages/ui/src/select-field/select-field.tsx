import { NativeSelect } from '@vkontakte/vkui/dist/cssm';
import { useId } from 'react';

import { FieldFrame, type FieldState } from '../text-field/field-frame.tsx';
import styles from './select-field.module.css';

export type SelectFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  state?: FieldState;
  message?: string | null;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** One of many, by the phone's own list: cities, countries. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, placeholder, state = 'empty', message, disabled, onChange } = props;
  const id = useId();

  return (
    <FieldFrame id={id} label={label} state={state} message={message}>
      <NativeSelect
        id={id}
        className={styles.select}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        status={state === 'error' ? 'error' : 'default'}
        slotProps={{ select: { 'aria-describedby': `${id}-note` } }}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
