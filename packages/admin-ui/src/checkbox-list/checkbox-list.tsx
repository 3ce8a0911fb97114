import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';

import styles from './checkbox-list.module.css';

export type CheckboxListProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Any number of values, all of them in sight. */
export function CheckboxList({ label, options, value, onChange }: CheckboxListProps) {
  return (
    <CheckboxGroup className={styles['group'] ?? ''} value={[...value]} onChange={onChange}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} className={styles['option'] ?? ''}>
          <span className={styles['box']} aria-hidden="true" />
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
