import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const CONTROL = 'input, button, select';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Scroll = { count: number; scrollTo: (index: number) => void };

const placeOf = (target: EventTarget): { row: number; column: string; table: Element } | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = target.closest<HTMLElement>('[data-row]');
  const table = target.closest('[role="grid"]');
  const column = cell?.dataset['column'];
  return row && table && column !== undefined ? { row: Number(row.dataset['row']), column, table } : null;
};

const controlOf = (table: Element, row: number, column: string) =>
  table
    .querySelector(`[data-row="${row}"] [data-column="${CSS.escape(column)}"]`)
    ?.querySelector<HTMLElement>(CONTROL);

function stepOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
  return key === 'Enter' && isField ? 1 : (STEPS[key] ?? null);
}

/**
 * The keys of a table of controls: Tab goes through the controls of one row, up and down go to the same column of another row,
 * Enter in a field goes down. A row that is not drawn yet is scrolled into view first.
 */
export function useCellKeys({ count, scrollTo }: Scroll) {
  const [current, setCurrent] = useState(0);
  const goTo = (table: Element, row: number, column: string) => {
    const focus = () => controlOf(table, row, column)?.focus();
    if (controlOf(table, row, column)) return focus();
    scrollTo(row);
    return void requestAnimationFrame(() => requestAnimationFrame(focus));
  };
  return {
    /** The row whose controls Tab goes through. */
    current: Math.min(current, Math.max(0, count - 1)),
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target);
      if (place) setCurrent(place.row);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf(event);
      const place = placeOf(event.target);
      if (step === null || place === null) return;
      event.preventDefault();
      const next = place.row + step;
      if (next >= 0 && next < count) goTo(place.table, next, place.column);
    },
  };
}
