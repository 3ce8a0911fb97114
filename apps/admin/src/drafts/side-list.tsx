import { SelectField } from '@dasturxon/admin-ui/select-field';
import type { ReactNode } from 'react';

import layout from './editor.module.css';

type Props = {
  /** What is chosen. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** What is edited is chosen in a list at the side, or above it on a phone. */
export function SideList({ label, options, value, onChange, children }: Props) {
  return (
    <div className={layout['screen']}>
      <nav className={layout['tree']} aria-label={label}>
        {options.map((one) => (
          <button
            key={one.value}
            type="button"
            className={layout['choice']}
            aria-current={one.value === value}
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </button>
        ))}
      </nav>
      <div className={layout['work']}>
        <div className={layout['narrow']}>
          <SelectField label={label} options={options} value={value} onChange={onChange} />
        </div>
        {children}
      </div>
    </div>
  );
}
