import { clsx } from 'clsx';
import { useRef } from 'react';

import styles from './order-tree.module.css';
import { type OrderPlace, type OrderTreeLabels, useLift } from './use-lift.ts';

export type { OrderPlace } from './use-lift.ts';

/** A row of the tree: a group, a category or a dish. */
export type OrderRow = {
  key: string;
  text: string;
  /** A quiet note, as how many rows it holds. */
  note?: string;
  level: 1 | 2 | 3;
  canMove: boolean;
  /** Undefined: it holds nothing that can be shown. */
  isExpanded?: boolean;
};

export type OrderTreeProps<Place extends OrderPlace> = {
  label: string;
  rows: readonly OrderRow[];
  labels: OrderTreeLabels & {
    /** The name of the button that lifts a row. */
    move: (name: string) => string;
    /** The name of the button that shows what a row holds. */
    open: (name: string) => string;
  };
  /** Where a row can be put, from the top down. */
  placesOf: (key: string) => readonly Place[];
  onMove: (key: string, place: Place) => void;
  onToggle: (key: string) => void;
};

/**
 * Rows that are moved by their handle: dragged with a pointer, or lifted with Enter, moved with the arrow keys, dropped with Enter
 * and returned with Escape. Every step is read aloud.
 */
export function OrderTree<Place extends OrderPlace>(props: OrderTreeProps<Place>) {
  const { label, rows, labels, placesOf, onMove, onToggle } = props;
  const list = useRef<HTMLUListElement>(null);
  const { lift, announced, handle } = useLift({ list, labels, placesOf, onMove });
  const after = lift?.places[lift.at]?.after;
  return (
    <>
      <ul ref={list} className={styles['tree']} aria-label={label}>
        {rows.map(({ key, text, note, level, canMove, isExpanded }) => (
          <li
            key={key}
            data-key={key}
            className={clsx(
              styles['row'],
              styles[`level${level}`],
              lift?.key === key && styles['lifted'],
              after === key && styles['target'],
            )}
          >
            {canMove && (
              <button
                type="button"
                className={styles['handle']}
                aria-label={labels.move(text)}
                aria-pressed={lift?.key === key}
                {...handle(key, text)}
              >
                <span aria-hidden="true">⠿</span>
              </button>
            )}
            {isExpanded === undefined ? (
              <span className={styles['text']}>{text}</span>
            ) : (
              <button
                type="button"
                className={clsx(styles['text'], styles['open'])}
                aria-label={labels.open(text)}
                aria-expanded={isExpanded}
                onClick={() => onToggle(key)}
              >
                <span className={styles['arrow']} aria-hidden="true" />
                {text}
              </button>
            )}
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </li>
        ))}
      </ul>
      <p className={styles['announced']} role="status">
        {announced}
      </p>
    </>
  );
}
