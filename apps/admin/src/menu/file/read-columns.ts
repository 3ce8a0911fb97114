import {
  type ColumnMapping,
  type ImportPreview,
  isMenuColumn,
  type MenuColumn,
} from '@dasturxon/core/menu-file';

/** What the columns of a checked file are read as. */
export const readColumns = ({ columns }: Pick<ImportPreview, 'columns'>): ColumnMapping =>
  columns.map(({ column }) => (isMenuColumn(column) ? column : ''));

/** The mapping with one column of the file read as another field, or left out. A field is read from one column. */
export const withColumn = (mapping: ColumnMapping, at: number, column: MenuColumn | ''): ColumnMapping =>
  mapping.map((own, index) => (index === at ? column : own === column ? '' : own));

const baseOf = (column: string) => column.split('_')[0];

/** The title that a column, or the same text in another language, has in the file; its own name where the file has none. */
export function titleOf({ columns }: Pick<ImportPreview, 'columns'>, column: string): string {
  const own = columns.find((one) => one.column === column);
  const other = columns.find((one) => baseOf(one.column) === baseOf(column));
  return (own ?? other)?.title || column;
}
