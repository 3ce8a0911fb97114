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
  /** Below the others, with its title, where the table is too narrow for every column. */
  isExtra?: boolean;
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

/** The least width of a column: the first number of its track. */
const leastOf = ({ width }: { width: string }) => Number(/\d+/.exec(width)?.[0] ?? 0);
/** The gap between columns and the padding of a row, in CSS pixels. */
const GAP = 8;

/** The columns that have room beside each other, in their order, and the extra ones that do not. */
function roomFor<Row>(columns: readonly DataColumn<Row>[], width: number) {
  let left = columns.reduce(
    (rest, column) => rest - (column.isExtra ? 0 : leastOf(column) + GAP),
    width - GAP,
  );
  const below = new Set<DataColumn<Row>>();
  for (const column of columns.filter(({ isExtra }) => isExtra)) {
    const least = leastOf(column) + GAP;
    if (least > left) below.add(column);
    else left -= least;
  }
  return {
    beside: columns.filter((column) => !below.has(column)),
    below: columns.filter((column) => below.has(column)),
  };
}

/** The columns beside each other in the width of the table, and those below. */
function useRoom<Row>(columns: readonly DataColumn<Row>[]) {
  const table = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const own = table.current;
    if (!own) return undefined;
    const measure = () => setWidth(own.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    return () => observer.disconnect();
  }, []);
  return { table, ...roomFor(columns, width) };
}

type CellsProps<Row> = {
  columns: readonly DataColumn<Row>[];
  row: Row;
  isCurrent: boolean;
  isTitled?: boolean;
};

/** Cells of one row. `isTitled`: each begins with the title of its column. */
function Cells<Row>({ columns, row, isCurrent, isTitled = false }: CellsProps<Row>) {
  return columns.map(({ key, title, align = 'start', isWide, Cell }) => (
    <div
      key={key}
      role="gridcell"
      data-column={key}
      className={clsx(styles['cell'], isWide && styles['wide'], styles[align])}
    >
      {isTitled && <span className={styles['own']}>{title}</span>}
      <Cell row={row} focus={{ tabIndex: isCurrent ? 0 : -1 }} />
    </div>
  ));
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
  const { table, beside, below } = useRoom(columns);
  const tracks = { '--dx-columns': beside.map(({ width }) => width).join(' ') } as CSSProperties; // a custom property
  return (
    <div
      ref={table}
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
          {beside.map(({ key, title, align = 'start' }) => (
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
            <Cells columns={beside} row={rows[index]!} isCurrent={index === keys.current} />
            {below.length > 0 && (
              <div role="none" className={styles['below']}>
                <Cells columns={below} row={rows[index]!} isCurrent={index === keys.current} isTitled />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
