import { clsx } from 'clsx';
import { useId } from 'react';

import { InfoIcon } from '../icons/icons.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import styles from './branch-list.module.css';

export type BranchRow = {
  id: string;
  name: string;
  /** The text of the working hours, or of the next opening. */
  hours: string;
  address: string;
  open: boolean;
  distance?: string | null;
};

export type BranchListProps = {
  label: string;
  rows: readonly BranchRow[];
  selectedId: string | null;
  /** On a closed branch: "Closed". */
  closedLabel: string;
  emptyText: string;
  onSelect: (id: string) => void;
  /** On the button that opens a branch's details: "Details". */
  detailsLabel?: string;
  /** Without it there are no such buttons. */
  onDetails?: (id: string) => void;
};

/** Branches to choose from. A closed one is greyed, labelled, and cannot be chosen (OV-14, OV-15). */
export function BranchList(props: BranchListProps) {
  const { label, rows, selectedId, closedLabel, emptyText, onSelect, detailsLabel, onDetails } = props;
  const name = useId();
  if (rows.length === 0) return <EmptyState drawing="place" title={emptyText} />;

  return (
    <fieldset className={styles.list}>
      <legend className={styles.visuallyHidden}>{label}</legend>
      {rows.map((row) => (
        <div key={row.id} className={styles.line}>
          <label className={clsx(styles.row, !row.open && styles.closed)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={row.id === selectedId}
              disabled={!row.open}
              onChange={() => onSelect(row.id)}
            />
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.text}>
              <span className={styles.name}>
                {row.name}
                {row.open ? null : <span className={styles.badge}>{closedLabel}</span>}
              </span>
              <span className={styles.detail}>{row.hours}</span>
              <span className={styles.detail}>{row.address}</span>
            </span>
            {row.distance ? <bdi className={styles.distance}>{row.distance}</bdi> : null}
          </label>
          {onDetails ? (
            <button
              type="button"
              className={styles.details}
              aria-label={`${detailsLabel}: ${row.name}`}
              onClick={() => onDetails(row.id)}
            >
              <InfoIcon size={20} />
            </button>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
