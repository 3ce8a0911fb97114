import { SimpleCell } from '@vkontakte/vkui/dist/cssm';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

import { ChevronEndIcon } from '../icons/icons.tsx';
import styles from './cell-list.module.css';

/** Rows under an optional title. */
export function CellList({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {children}
    </section>
  );
}

export type CellProps = {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** At the end: a value, a badge. */
  end?: ReactNode;
  href?: string;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A row with a link or a text. */
export function Cell({ title, description, icon, end, href, tone = 'plain', disabled, onClick }: CellProps) {
  const leads = href !== undefined || onClick !== undefined;
  return (
    <SimpleCell
      className={clsx(styles.cell, styles[tone])}
      Component={href === undefined && onClick ? 'button' : undefined}
      href={href}
      disabled={disabled}
      before={icon ? <span className={styles.icon}>{icon}</span> : undefined}
      subtitle={description ?? undefined}
      multiline
      after={
        <span className={styles.end}>
          {end}
          {leads && tone === 'plain' ? <ChevronEndIcon size={20} /> : null}
        </span>
      }
      onClick={onClick}
    >
      {title}
    </SimpleCell>
  );
}

export type SwitchCellProps = {
  title: string;
  description?: string | null;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A row that is switched on or off; a tap anywhere on it does. */
export function SwitchCell({ title, description, checked, disabled, onChange }: SwitchCellProps) {
  return (
    <label className={styles.switchCell}>
      <span className={styles.text}>
        {title}
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
