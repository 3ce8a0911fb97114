import type { Tiyin } from '../payment/tiyin.ts';
import { foldWord } from '../search/fold-word.ts';
import { type FileLine, type OwnPayment, paymentKey, paymentsByName } from './reconcile.ts';
import type { ProviderColumns } from './reconciliation.schema.ts';

/** A line of a table with its place in the file. */
export type TableLine = { line: number; cells: readonly string[] };

const NUMBER = /^[^\d+\-−]*([-−]?)\s*(\d[\d\s.,’']*)[^\d]*$/u;
const DIGITS = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * A sum as people and programs write it: `87 500,00`, `87,500.50 UZS`, `-8750`. Three digits after a dot or comma are thousands.
 * Null for anything else.
 */
export function readFileSum(text: string): Tiyin | null {
  const [, sign = '', written = ''] = NUMBER.exec(text.trim()) ?? [];
  const [, whole, hundredths = ''] = DIGITS.exec(written.replaceAll(/[\s’']|[.,]$/gu, '')) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits.length > 12) return null;
  const tiyin = Number(digits) * 100 + Number(hundredths.padEnd(2, '0'));
  return sign === '' || tiyin === 0 ? tiyin : -tiyin;
}

/** Titles of the columns in the files of providers, in Uzbek, Russian and English; the first that is there counts. */
const TITLES: Readonly<Record<keyof ProviderColumns, readonly string[]>> = {
  name: ['transaction', 'tranzaksiya', 'транзакц', 'payment id', 'id', 'номер', 'raqam'],
  amount: ['amount', 'summa', 'сумма', 'sum'],
  fee: ['commission', 'komissiya', 'комисси', 'fee', 'вознаграждени'],
  state: ['status', 'state', 'holat', 'статус', 'состояние'],
};

/** A payment in one of these states moved no money. */
const NOT_PAID = /cancel|revers|fail|error|reject|bekor|xato|qaytar|отмен|возвра|ошибк|отклон|неуспеш/iu;

const byTitle = (titles: readonly string[], column: keyof ProviderColumns): number | null => {
  const folded = titles.map((title) => foldWord(title));
  for (const word of TITLES[column]) {
    const at = folded.findIndex((title) => title.includes(foldWord(word)));
    if (at >= 0) return at;
  }
  return null;
};

/** The column with the most cells that pass; null where none does. */
function bestColumn(table: readonly TableLine[], passes: (line: TableLine, at: number) => boolean) {
  const width = Math.max(0, ...table.map(({ cells }) => cells.length));
  const scores = Array.from({ length: width }, (_, at) => table.filter((line) => passes(line, at)).length);
  const most = Math.max(0, ...scores);
  return most === 0 ? null : scores.indexOf(most);
}

/**
 * What the columns of a provider's file are: names and sums by how many of our payments they hold, the others and those of a file
 * without any by their titles.
 */
export function guessProviderColumns(
  titles: readonly string[],
  table: readonly TableLine[],
  payments: readonly OwnPayment[],
): ProviderColumns {
  const byName = paymentsByName(payments);
  const paymentAt = ({ cells }: TableLine, at: number) => byName.get(paymentKey(cells[at] ?? ''));
  const name = bestColumn(table, (line, at) => paymentAt(line, at) !== undefined) ?? byTitle(titles, 'name');
  const amount =
    name === null
      ? null
      : bestColumn(table, (line, at) => paymentAt(line, name)?.amount === readFileSum(line.cells[at] ?? ''));
  return {
    name,
    amount: amount ?? byTitle(titles, 'amount'),
    fee: byTitle(titles, 'fee'),
    state: byTitle(titles, 'state'),
  };
}

/** The lines of a provider's file by its columns, and the numbers of those without a name or a sum, as a line of totals. */
export function readProviderLines(
  table: readonly TableLine[],
  columns: ProviderColumns,
): { lines: FileLine[]; unread: number[] } {
  const cellOf = ({ cells }: TableLine, at: number | null) => (at === null ? '' : (cells[at]?.trim() ?? ''));
  const lines: FileLine[] = [];
  const unread: number[] = [];
  for (const row of table) {
    const name = cellOf(row, columns.name);
    const amount = readFileSum(cellOf(row, columns.amount));
    if (name === '' || amount === null) unread.push(row.line);
    else {
      const isPaid = !NOT_PAID.test(cellOf(row, columns.state)) || amount < 0;
      const fee = isPaid ? (readFileSum(cellOf(row, columns.fee)) ?? 0) : 0;
      lines.push({ line: row.line, name, amount: isPaid ? amount : 0, fee });
    }
  }
  return { lines, unread };
}
