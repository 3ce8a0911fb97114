import {
  type ImportPreview,
  isTickable,
  type PreviewRow,
  type RowKind,
  writeLines,
} from '@dasturxon/core/menu-file';
import { createContext, useContext } from 'react';

/** Rows of a checked file: what is ticked, and the titles of its columns. */
export type Ticks = {
  /** Lines that are left out. */
  left: ReadonlySet<number>;
  toggle: (line: number, isTicked: boolean) => void;
  preview: ImportPreview;
};

export const TicksContext = createContext<Ticks | null>(null);

export function useTicks(): Ticks {
  const ticks = useContext(TicksContext);
  if (ticks === null) throw new Error('outside a checked file');
  return ticks;
}

/** The rows of a kind; `CHANGES` are all but those that stay as they are. */
export const rowsOf = (rows: readonly PreviewRow[], kind: RowKind | 'CHANGES'): PreviewRow[] =>
  rows.filter((row) => (kind === 'CHANGES' ? row.kind !== 'SAME' : row.kind === kind));

/** The lines left out once these rows are all ticked, or none of them is. */
export function leftAfter(
  left: ReadonlySet<number>,
  rows: readonly PreviewRow[],
  isTicked: boolean,
): ReadonlySet<number> {
  const next = new Set(left);
  for (const { line } of rows.filter(isTickable)) {
    if (isTicked) next.delete(line);
    else next.add(line);
  }
  return next;
}

/** How many rows go into the draft, and their lines as the call names them. */
export function chosenLines(rows: readonly PreviewRow[], left: ReadonlySet<number>) {
  const lines = rows.filter((row) => isTickable(row) && !left.has(row.line)).map(({ line }) => line);
  return { count: lines.length, lines: writeLines(lines, [...left]) };
}
