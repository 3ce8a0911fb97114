import { SimpleCell } from '@vkontakte/vkui/dist/cssm';
import { clsx } from 'clsx';

import { CheckIcon, TrashIcon } from '../icons/icons.tsx';
import { PinIcon } from '../menu-icons/menu-icons.tsx';
import styles from './address-list.module.css';

export type AddressRow = {
  id: string;
  name: string;
  description: string;
  /** The one orders go to now. */
  current?: boolean;
  /** Why it cannot be used: outside every delivery area. */
  warning?: string | null;
};

export type AddressListProps = {
  label: string;
  rows: readonly AddressRow[];
  /** Read before the name: "Delete". */
  deleteLabel: string;
  onSelect: (id: string) => void;
  /** Without it there are no delete buttons. */
  onDelete?: (id: string) => void;
};

/** Saved places (OV-17). The current one is marked; one outside the delivery area stays, with the reason. */
export function AddressList({ label, rows, deleteLabel, onSelect, onDelete }: AddressListProps) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <SimpleCell
            Component="button"
            className={styles.place}
            aria-current={row.current ? 'true' : undefined}
            multiline
            before={
              <span className={clsx(styles.icon, row.current && styles.current)}>
                {row.current ? <CheckIcon size={20} /> : <PinIcon size={20} />}
              </span>
            }
            subtitle={row.description}
            extraSubtitle={row.warning ? <span className={styles.warning}>{row.warning}</span> : undefined}
            onClick={() => onSelect(row.id)}
          >
            <span className={styles.name}>{row.name}</span>
          </SimpleCell>
          {onDelete ? (
            <button
              type="button"
              className={styles.delete}
              aria-label={`${deleteLabel}: ${row.name}`}
              onClick={() => onDelete(row.id)}
            >
              <TrashIcon size={20} />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
