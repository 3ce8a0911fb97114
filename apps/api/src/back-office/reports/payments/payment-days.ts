import { formatIsoDay } from '@dasturxon/core/format';
import {
  isSameSums,
  mainProvider,
  openCount,
  type OwnPayment,
  ownSums,
  type PaymentDay,
  type PaymentProvider,
  REPORT_DAYS_AT_MOST,
} from '@dasturxon/core/report';
import { calendarDays } from '@dasturxon/core/time';
import { and, asc, eq, gte, lte } from 'drizzle-orm';

import { writeAudit } from '../../../audit/write-audit.ts';
import type { Tx } from '../../../db/connect.ts';
import { paymentDays } from '../../../db/schema/shifts/payment-days.ts';
import { apiError } from '../../../http/api-error.ts';
import type { SignedIn } from '../../../orders/model/deps.ts';
import { requireEveryBranch } from '../../drafts/publish-draft.ts';
import { type AskedFile, compareFile } from './compare-payments.ts';
import { paymentsOf } from './own-payments.ts';

type Row = typeof paymentDays.$inferSelect;
type OneDay = { provider: PaymentProvider; day: string };

const ofDay = ({ merchantId }: SignedIn, { provider, day }: OneDay) =>
  and(
    eq(paymentDays.merchantId, merchantId),
    eq(paymentDays.provider, mainProvider(provider)),
    eq(paymentDays.day, day),
  );

/** A closed day with its sums at the closing, and those of now where they are others. */
function toPaymentDay(row: Row, payments: readonly OwnPayment[]): PaymentDay {
  const { provider, day, closedAt, closedBy, own, file, explained } = row;
  const now = ownSums(payments);
  return {
    provider,
    day,
    closedAt: closedAt.toISOString(),
    by: closedBy,
    own,
    file,
    explained,
    now: isSameSums(own, now) ? null : now,
  };
}

type Days = { start: Date; end: Date };

/** Closed days with the payments of some days, all of them read once for each provider. */
async function withPayments(ctx: SignedIn, tx: Tx, { rows, days }: { rows: readonly Row[]; days: Days }) {
  const { merchantId, tenant } = ctx;
  const closed: PaymentDay[] = [];
  for (const [provider, own] of Map.groupBy(rows, (row) => row.provider)) {
    const payments = await paymentsOf(tx, { merchantId, provider, ...days });
    const byDay = Map.groupBy(payments, ({ paidAt }) => formatIsoDay(paidAt, tenant.timeZone));
    closed.push(...own.map((row) => toPaymentDay(row, byDay.get(row.day) ?? [])));
  }
  return closed.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The closed days of a period, the first day first (BO-540). Throws report.period, and forbidden for one of some branches alone. */
export function listPaymentDays(
  ctx: SignedIn,
  { from, to }: { from: string; to: string },
): Promise<{ days: PaymentDay[] }> {
  requireEveryBranch(ctx);
  const asked = calendarDays(from, to, ctx.tenant.timeZone);
  if (!asked || asked.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select()
      .from(paymentDays)
      .where(
        and(eq(paymentDays.merchantId, ctx.merchantId), gte(paymentDays.day, from), lte(paymentDays.day, to)),
      )
      .orderBy(asc(paymentDays.day), asc(paymentDays.provider));
    return { days: await withPayments(ctx, tx, { rows, days: asked }) };
  });
}

const audited = { subject: 'brand', subjectId: null, branchId: null } as const;

/**
 * Closes a day of a provider with its file, at no open difference (BO-540). A day that is closed stays as it was closed. Throws
 * report.dayNotOver, report.openDifferences with their count, and what `compareFile` throws.
 */
export async function closePaymentDay(
  ctx: SignedIn,
  { day, ...asked }: Omit<AskedFile, 'from' | 'to'> & { day: string },
): Promise<PaymentDay> {
  const compared = await compareFile(ctx, { ...asked, from: day, to: day });
  const { provider } = asked;
  const { end } = calendarDays(day, day, ctx.tenant.timeZone)!;
  if (end > ctx.now()) throw apiError('report.dayNotOver');
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const known = await tx.select().from(paymentDays).where(ofDay(ctx, { provider, day }));
    if (known[0]) return toPaymentDay(known[0], compared.payments);
    const count = openCount(compared.differences);
    if (count > 0) throw apiError('report.openDifferences', { count });
    const own = ownSums(compared.payments);
    const [row] = await tx
      .insert(paymentDays)
      .values({
        merchantId: ctx.merchantId,
        provider: mainProvider(provider),
        day,
        closedAt: ctx.now(),
        closedBy: ctx.caller.name ?? ctx.caller.role,
        own,
        file: compared.file,
        explained: compared.differences.length,
      })
      .onConflictDoNothing()
      .returning();
    if (row)
      await writeAudit(ctx, tx, {
        ...audited,
        action: 'payments.close',
        before: null,
        after: { company: mainProvider(provider), day, count: own.count, explained: row.explained },
      });
    const [closed] = await tx.select().from(paymentDays).where(ofDay(ctx, { provider, day }));
    return toPaymentDay(closed!, compared.payments);
  });
}

/** Opens a closed day again, with a reason (BO-541). A day that is open stays so. Throws forbidden for one of some branches alone. */
export function reopenPaymentDay(
  ctx: SignedIn,
  { reason, ...one }: OneDay & { reason: string },
): Promise<null> {
  requireEveryBranch(ctx);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx.delete(paymentDays).where(ofDay(ctx, one)).returning();
    if (!row) return null;
    await writeAudit(ctx, tx, {
      ...audited,
      action: 'payments.reopen',
      before: { closedAt: row.closedAt.toISOString(), by: row.closedBy },
      after: { company: row.provider, day: row.day, reason },
    });
    return null;
  });
}
