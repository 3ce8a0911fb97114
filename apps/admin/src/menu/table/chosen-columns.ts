import { useStored } from '../../app/use-stored.ts';

/** Columns of the table that a person chooses, in their order. */
export const COLUMN_CHOICES = [
  'picture',
  'oldPrice',
  'modifierGroups',
  'branches',
  'labels',
  'mxicCode',
] as const;
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];

/** The columns that a stored text names; of one written by another version, those that are known. */
export function chosenColumns(stored: string): readonly ColumnChoice[] {
  const names = stored.split(',');
  return COLUMN_CHOICES.filter((column) => names.includes(column));
}

/** The columns chosen on this device. */
export function useChosenColumns(): [readonly ColumnChoice[], (columns: readonly string[]) => void] {
  const [stored, store] = useStored('menu-columns');
  return [chosenColumns(stored), (columns) => store(columns.join(','))];
}
