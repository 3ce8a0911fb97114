import {
  guessProviderColumns,
  openCount,
  type PaymentProvider,
  type ProviderColumns,
  readProviderLines,
  reconcile,
  type Reconciliation,
  REPORT_DAYS_AT_MOST,
  withExplanations,
} from '@dasturxon/core/report';
import { calendarDays } from '@dasturxon/core/time';
import * as v from 'valibot';

import { apiError } from '../../../http/api-error.ts';
import {
  MOST_TABLE_LINES,
  readTableFile,
  type TitledTable,
} from '../../../kernel/table-file/read-table-file.ts';
import type { SignedIn } from '../../../orders/model/deps.ts';
import { requireEveryBranch } from '../../drafts/publish-draft.ts';
import { readExplanations } from './explanations.ts';
import { paymentsOf } from './own-payments.ts';

/** Differences that are listed; the others are counted. */
const MOST_DIFFERENCES = 500;
const MOST_COLUMNS = 60;
/** Titles and cells are shown up to this length. */
const MOST_SHOWN = 60;

/** A provider's file of some days. */
export type AskedFile = {
  provider: PaymentProvider;
  from: string;
  to: string;
  format: 'csv' | 'xlsx';
  bytes: unknown;
} & Partial<Record<keyof ProviderColumns, number | undefined>>;

async function readFile({ format, bytes }: Pick<AskedFile, 'format' | 'bytes'>): Promise<TitledTable> {
  const table = await readTableFile(
    `payments.${format}`,
    Buffer.from(v.parse(v.instance(Uint8Array), bytes)),
  ).catch(() => null);
  if (table === null || table.titles.length === 0 || table.body.length > MOST_TABLE_LINES)
    throw apiError('report.file', { lines: MOST_TABLE_LINES });
  return { ...table, titles: table.titles.slice(0, MOST_COLUMNS) };
}

const askedColumns = ({ name, amount, fee, state }: AskedFile): ProviderColumns | null =>
  [name, amount, fee, state].every((place) => place === undefined)
    ? null
    : { name: name ?? null, amount: amount ?? null, fee: fee ?? null, state: state ?? null };

const sampleOf = ({ body }: TitledTable, at: number) =>
  body.find(({ cells }) => cells[at]?.trim())?.cells[at]?.slice(0, MOST_SHOWN) ?? '';

/**
 * What a provider's file lists beside what was paid through it on those days, from midnight to midnight (BO-461), with the
 * explanations of differences (BO-539). Throws report.file for a file that cannot be read, report.period for no days or too many,
 * forbidden for one of some branches alone.
 */
export async function compareFile(ctx: SignedIn, asked: AskedFile) {
  requireEveryBranch(ctx);
  const days = calendarDays(asked.from, asked.to, ctx.tenant.timeZone);
  if (!days || days.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  const table = await readFile(asked);
  const { merchantId } = ctx;
  const { provider } = asked;
  const { payments, explanations } = await ctx.db.inTenant(merchantId, async (tx) => ({
    payments: await paymentsOf(tx, { merchantId, provider, ...days }),
    explanations: await readExplanations(tx, { merchantId, provider }),
  }));
  const columns = askedColumns(asked) ?? guessProviderColumns(table.titles, table.body, payments);
  const { lines, unread } = readProviderLines(table.body, columns);
  const compared = reconcile(payments, lines);
  return {
    table,
    columns,
    unread,
    payments,
    ...compared,
    differences: withExplanations(compared.differences, explanations),
  };
}

/** The same as the screen shows it: the first differences, and how many there are. */
export async function comparePayments(ctx: SignedIn, asked: AskedFile): Promise<Reconciliation> {
  const { table, columns, unread, own, file, matched, differences } = await compareFile(ctx, asked);
  return {
    own,
    file,
    matched,
    columns,
    titles: table.titles.map((title, at) => ({
      title: title.slice(0, MOST_SHOWN),
      sample: sampleOf(table, at),
    })),
    unread: unread.slice(0, MOST_DIFFERENCES),
    differences: differences.slice(0, MOST_DIFFERENCES),
    differenceCount: differences.length,
    openCount: openCount(differences),
  };
}
