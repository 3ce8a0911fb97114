import {
  guessProviderColumns,
  type OwnPayment,
  type ProviderColumns,
  readProviderLines,
  reconcile,
  type Reconciliation,
  REPORT_DAYS_AT_MOST,
} from '@dasturxon/core/report';
import { PAYMENT_BRANDS, type PaymentType } from '@dasturxon/core/payment';
import { calendarDays } from '@dasturxon/core/time';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { apiError } from '../../http/api-error.ts';
import {
  MOST_TABLE_LINES,
  readTableFile,
  type TitledTable,
} from '../../kernel/table-file/read-table-file.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { requireEveryBranch } from '../drafts/publish-draft.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Differences that are listed; the others are counted. */
const MOST_DIFFERENCES = 500;
const MOST_COLUMNS = 60;
/** Titles and cells are shown up to this length. */
const MOST_SHOWN = 60;

type Provider = keyof typeof PAYMENT_BRANDS;
type Asked = {
  provider: Provider;
  from: string;
  to: string;
  format: 'csv' | 'xlsx';
  bytes: unknown;
} & Partial<Record<keyof ProviderColumns, number | undefined>>;

async function readFile({ format, bytes }: Pick<Asked, 'format' | 'bytes'>): Promise<TitledTable> {
  const table = await readTableFile(
    `payments.${format}`,
    Buffer.from(v.parse(v.instance(Uint8Array), bytes)),
  ).catch(() => null);
  if (table === null || table.titles.length === 0 || table.body.length > MOST_TABLE_LINES)
    throw apiError('report.file', { lines: MOST_TABLE_LINES });
  return { ...table, titles: table.titles.slice(0, MOST_COLUMNS) };
}

/** The ways to pay of one company: its mini-app's are in the same file. */
const typesOf = (provider: Provider): PaymentType[] =>
  (Object.keys(PAYMENT_BRANDS) as Provider[]).filter(
    (type) => PAYMENT_BRANDS[type] === PAYMENT_BRANDS[provider],
  );

type Paid = { merchantId: string; provider: Provider; start: Date; end: Date };

/** What was paid through a provider within a day of some days: its clock, not ours, decides which of them it lists. */
async function paymentsOf(tx: Tx, { merchantId, provider, start, end }: Paid): Promise<OwnPayment[]> {
  const { paidAt } = paymentAttempts;
  const rows = await tx
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(
      orders,
      and(eq(orders.merchantId, paymentAttempts.merchantId), eq(orders.id, paymentAttempts.orderId)),
    )
    .where(
      and(
        eq(paymentAttempts.merchantId, merchantId),
        inArray(paymentAttempts.provider, typesOf(provider)),
        inArray(paymentAttempts.state, ['PAID', 'REFUNDED']),
        gte(paidAt, new Date(start.getTime() - DAY_MS)),
        lt(paidAt, new Date(end.getTime() + DAY_MS)),
      ),
    )
    .orderBy(paidAt);
  return rows.flatMap(({ attempt, orderNumber }): OwnPayment[] => {
    const { providerId, providerPaymentId, number, amount, refunded, paidAt: at } = attempt;
    if (at === null) return [];
    const names = [providerPaymentId, providerId, `${orderNumber}-${number}`].flatMap((name) => name ?? []);
    return [{ orderNumber, names, amount, refunded, paidAt: at, isInPeriod: start <= at && at < end }];
  });
}

const askedColumns = ({ name, amount, fee, state }: Asked): ProviderColumns | null =>
  [name, amount, fee, state].every((place) => place === undefined)
    ? null
    : { name: name ?? null, amount: amount ?? null, fee: fee ?? null, state: state ?? null };

const sampleOf = ({ body }: TitledTable, at: number) =>
  body.find(({ cells }) => cells[at]?.trim())?.cells[at]?.slice(0, MOST_SHOWN) ?? '';

/**
 * What a provider's file lists beside what was paid through it on those days, from midnight to midnight (BO-461). Throws
 * report.file for a file that cannot be read, report.period for no days or too many, forbidden for one of some branches alone.
 */
export async function comparePayments(ctx: SignedIn, asked: Asked): Promise<Reconciliation> {
  requireEveryBranch(ctx);
  const days = calendarDays(asked.from, asked.to, ctx.tenant.timeZone);
  if (!days || days.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  const table = await readFile(asked);
  const { merchantId } = ctx;
  const paid = { merchantId, provider: asked.provider, ...days };
  const payments = await ctx.db.inTenant(merchantId, (tx) => paymentsOf(tx, paid));
  const columns = askedColumns(asked) ?? guessProviderColumns(table.titles, table.body, payments);
  const { lines, unread } = readProviderLines(table.body, columns);
  const { differences, ...compared } = reconcile(payments, lines);
  return {
    ...compared,
    columns,
    titles: table.titles.map((title, at) => ({
      title: title.slice(0, MOST_SHOWN),
      sample: sampleOf(table, at),
    })),
    unread: unread.slice(0, MOST_DIFFERENCES),
    differences: differences.slice(0, MOST_DIFFERENCES),
    differenceCount: differences.length,
  };
}
