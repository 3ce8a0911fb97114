import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ComponentType, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';

import styles from './data-table.module.css';
import { useCellKeys } from './use-cell-keys.ts';

/** What the control of a cell needs: only the controls of the current row are reached by Tab. */
export type CellFocus = { tabIndex: 0 | -1 };

export type CellProps<Row> = { row: Row; focus: CellFocus };

export type DataColumn<Row> = {
  key: string;
  title: string;
  /** A track of the grid, such as `120px` or `minmax(200px, 2fr)`. */
  width: string;
  align?: 'start' | 'end';
  /** On a narrow screen the cell has a line of its own. */
  isWide?: boolean;
  Cell: ComponentType<CellProps<Row>>;
};

export type DataTableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The height of a row before it is measured, in CSS pixels. */
const ROW_HEIGHT = 49;
/** Rows drawn beyond the visible ones. */
const OVERSCAN = 12;

function scrollerOf(element: Element | null): Element | null {
  const parent = element?.parentElement ?? null;
  if (parent === null) return document.scrollingElement;
  return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

/** The area that scrolls, and where the rows begin in it. */
function useScroller() {
  const body = useRef<HTMLDivElement>(null);
  const [{ scroller, margin }, setPlace] = useState<{ scroller: Element | null; margin: number }>({
    scroller: null,
    margin: 0,
  });
  useLayoutEffect(() => {
    const own = body.current;
    const found = scrollerOf(own);
    const around = own?.parentElement?.parentElement;
    if (!own || !found || !around) return;
    const place = () => {
      const top = own.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop;
      setPlace((before) =>
        before.scroller === found && Math.abs(before.margin - top) < 1
          ? before
          : { scroller: found, margin: top },
      );
    };
    place();
    // What stands above the table may grow and shrink.
    const observer = new ResizeObserver(place);
    [found, around, ...around.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return { body, scroller, margin };
}

/** A table of thousands of rows with controls in its cells. Only the rows in sight are drawn. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const { body, scroller, margin } = useScroller();
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in the render that made them, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rowKey(rows[index]!),
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  const keys = useCellKeys({ count: rows.length, scrollTo: (index) => virtual.scrollToIndex(index) });
  const tracks = { '--dx-columns': columns.map(({ width }) => width).join(' ') } as CSSProperties; // a custom property
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles['table']}
      style={tracks}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
    >
      <div role="rowgroup" className={styles['head']}>
        <div role="row" aria-rowindex={1} className={clsx(styles['row'], styles['titles'])}>
          {columns.map(({ key, title, align = 'start' }) => (
            <div key={key} role="columnheader" className={clsx(styles['title'], styles[align])}>
              {title}
            </div>
          ))}
        </div>
      </div>
      <div
        ref={body}
        role="rowgroup"
        className={styles['body']}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            role="row"
            aria-rowindex={index + 2}
            data-index={index}
            data-row={index}
            className={clsx(styles['row'], styles['drawn'])}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {columns.map((column) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content names it
              <div
                key={column.key}
                role="gridcell"
                data-column={column.key}
                className={clsx(
                  styles['cell'],
                  column.isWide && styles['wide'],
                  styles[column.align ?? 'start'],
                )}
              >
                <column.Cell row={rows[index]!} focus={{ tabIndex: index === keys.current ? 0 : -1 }} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
