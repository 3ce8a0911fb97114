import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';

import styles from './cell-grid.module.css';

type Heading = { key: string; title: string };
/** A cell by the places of its row and its column. */
export type CellPlace = { row: number; column: number };

export type CellGridProps = {
  /** The accessible name. */
  label: string;
  /** The title of the column of row titles. */
  corner: string;
  rows: readonly Heading[];
  columns: readonly Heading[];
  /** The text of a cell, and whether it is one that only follows another. */
  cellOf: (place: CellPlace) => { text: string; isQuiet: boolean };
  value: CellPlace;
  onChange: (place: CellPlace) => void;
};

const moved = ({ row, column }: CellPlace, rows: number, columns: number): CellPlace => ({
  row: (row + rows) % rows,
  column: (column + columns) % columns,
});

type Size = { rows: number; columns: number; isRtl: boolean };

/** Where a key leads from a cell; null for other keys. The arrows go around at the edges. */
function placeAfter(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: CellPlace,
  { rows, columns, isRtl }: Size,
): CellPlace | null {
  const aside = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return moved({ row: row + 1, column }, rows, columns);
    case 'ArrowUp':
      return moved({ row: row - 1, column }, rows, columns);
    case 'ArrowRight':
      return moved({ row, column: column + aside }, rows, columns);
    case 'ArrowLeft':
      return moved({ row, column: column - aside }, rows, columns);
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}

/** A grid from which one cell is chosen: one stop of Tab, the arrows, Home and End move in it and choose. */
export function CellGrid({ label, corner, rows, columns, cellOf, value, onChange }: CellGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeAfter(event, value, { rows: rows.length, columns: columns.length, isRtl });
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <div className={styles['scroll']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a data grid: its arrows move in it */}
      <table ref={table} role="grid" aria-label={label} className={styles['grid']} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className={styles['title']}>
              {corner}
            </th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col" className={styles['title']}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((heading, row) => (
            <tr key={heading.key}>
              <th scope="row" className={styles['title']}>
                {heading.title}
              </th>
              {columns.map(({ key }, column) => {
                const { text, isQuiet } = cellOf({ row, column });
                const isChosen = row === value.row && column === value.column;
                return (
                  <td
                    key={key}
                    data-cell={`${row} ${column}`}
                    tabIndex={isChosen ? 0 : -1}
                    aria-selected={isChosen}
                    className={clsx(styles['cell'], isQuiet && styles['quiet'])}
                    onClick={() => onChange({ row, column })}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
