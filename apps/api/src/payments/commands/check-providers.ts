import { DAY_MS } from '@dasturxon/core/kernel';
import { isPaidBeforehand } from '@dasturxon/core/order';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import type { AttemptRow } from '../attempts/attempts.ts';
import type { RefundRow } from '../attempts/due-refund.ts';
import { readStatements, type Stated } from '../calls/provider-statements.ts';

/** Something that ledger, orders and providers state differently. `amount` is tiyin. */
export type Disagreement = { merchantId: string; what: string; id: string; amount: number };

/** Calls and answers of providers are kept for 180 days; an older payment may have lost its own. */
const KEPT_DAYS = 179;

type Ids = { provider: string; transactionId: string | null; paymentId: string | null };
type Found = Omit<Disagreement, 'merchantId'>;
type Payments = {
  /** Attempts at providers that hold money, or have held it. */
  credited: readonly AttemptRow[];
  refunds: readonly RefundRow[];
  stated: readonly Stated[];
  statementsAbout: (attempt: AttemptRow) => Stated[];
  creditedFor: (statement: Stated) => AttemptRow[];
  /** Statements about the same payment. */
  sameAs: (statement: Stated) => Stated[];
};

/** The names of a payment, by which statements and attempts find each other. */
const namesOf = ({ provider, transactionId, paymentId }: Ids): string[] => [
  ...(transactionId === null ? [] : [`${provider} transaction ${transactionId}`]),
  ...(paymentId === null ? [] : [`${provider} payment ${paymentId}`]),
];
const idsOf = ({ provider, providerId, providerPaymentId }: AttemptRow): Ids => ({
  provider,
  transactionId: providerId,
  paymentId: providerPaymentId,
});

/** Finds the rows that share a name with some ids. */
function finder<T>(rows: readonly T[], toIds: (row: T) => Ids): (ids: Ids) => T[] {
  const byName = new Map<string, T[]>();
  for (const row of rows)
    for (const name of namesOf(toIds(row))) {
      const same = byName.get(name);
      if (same) same.push(row);
      else byName.set(name, [row]);
    }
  return (ids) => [...new Set(namesOf(ids).flatMap((name) => byName.get(name) ?? []))];
}

/** Every credited attempt has a payment that its provider stated, of the same amount. */
function unproven({ credited, statementsAbout }: Payments, since: Date): Found[] {
  return credited.flatMap((attempt): Found[] => {
    const proofs = statementsAbout(attempt).filter(({ state }) => state === 'PAID');
    const { id, amount, paidAt, createdAt } = attempt;
    const isKept = (paidAt ?? createdAt) > since;
    if (proofs.length === 0 && isKept)
      return [{ what: 'credited without a payment at the provider', id, amount }];
    const other = proofs.find((one) => one.amount !== null && one.amount !== amount);
    return other ? [{ what: 'credited with another amount than was paid', id, amount }] : [];
  });
}

/** Every payment that a provider stated is credited to one attempt, or was given back. */
function wronglyCredited({ stated, creditedFor, sameAs }: Payments): Found[] {
  const found = stated.flatMap((one): Found[] => {
    if (one.state !== 'PAID') return [];
    const count = creditedFor(one).length;
    const about = { id: namesOf(one).join(', '), amount: one.amount ?? 0 };
    if (count > 1) return [{ what: 'one payment is credited more than once', ...about }];
    const isBack = sameAs(one).some(({ state }) => state === 'REFUNDED');
    return count === 0 && !isBack ? [{ what: 'paid at the provider and not credited', ...about }] : [];
  });
  return [...new Map(found.map((one) => [`${one.what} ${one.id}`, one])).values()];
}

/** The ledger do not hold what a provider gave back. */
function notRefunded({ credited, statementsAbout }: Payments): Found[] {
  return credited.flatMap((attempt): Found[] => {
    const { id, amount, refunded } = attempt;
    const back = statementsAbout(attempt).filter(({ state }) => state === 'REFUNDED');
    // A refund that we asked for is stated once by its answer, and may be stated again by a call.
    const once = new Map(back.map((one) => [one.refundId ?? 'all', one.amount ?? amount]));
    const given = [...once.values()].reduce((sum, part) => sum + part, 0);
    const missing = Math.min(given, amount) - refunded;
    const what = 'given back by the provider and held in the ledger';
    return missing > 0 ? [{ what, id, amount: missing }] : [];
  });
}

/** A refund without a provider was manual: surplus money that waits for staff comes first. */
function passedOver({ credited, refunds, stated, statementsAbout }: Payments): Found[] {
  const byId = new Map(credited.map((one) => [one.id, one]));
  const asked = new Set(stated.map(({ refundId }) => refundId));
  const waiting = refunds.filter(
    ({ state, attemptId }) => state === 'MANUAL' && byId.get(attemptId)?.isSurplus,
  );
  return refunds.flatMap((refund): Found[] => {
    const { id, orderId, attemptId, amount, doneAt } = refund;
    const attempt = byId.get(attemptId);
    if (doneAt === null || !attempt || attempt.isSurplus || asked.has(id)) return [];
    if (statementsAbout(attempt).some(({ state }) => state === 'REFUNDED')) return [];
    const isOwed = waiting.some((one) => one.orderId === orderId && one.createdAt <= doneAt);
    return isOwed ? [{ what: 'given back by hand while surplus money waits', id, amount }] : [];
  });
}

/** Attempts, refunds and statements of a merchant, as they were at one moment: payments go on while they are read. */
async function readPayments(deps: Pick<Deps, 'db' | 'secrets'>, merchantId: string): Promise<Payments> {
  const rows = await deps.db.inTenant(merchantId, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const locked = inArray(paymentAttempts.state, ['PAID', 'REFUNDED']);
    const own = and(eq(paymentAttempts.merchantId, merchantId), locked);
    return {
      attempts: await tx.select().from(paymentAttempts).where(own),
      refunds: await tx.select().from(paymentRefunds).where(eq(paymentRefunds.merchantId, merchantId)),
      stated: await readStatements(deps, tx, merchantId),
    };
  });
  const { attempts, refunds, stated } = rows;
  const credited = attempts.filter(({ provider }) => isPaidBeforehand(provider));
  const sameAs = finder(stated, (one) => one);
  const creditedFor = finder(credited, idsOf);
  return {
    credited,
    refunds,
    stated,
    statementsAbout: (attempt) => sameAs(idsOf(attempt)),
    creditedFor,
    sameAs,
  };
}

/**
 * Compares a merchant's attempts and refunds with the providers' statements of the last half year. Empty if each
 * credited attempt is one payment of the same amount, no stated payment is missing or credited twice, no reversed
 * payment is held, and no manual refund bypassed waiting surplus money.
 */
export async function checkProviders(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
  merchantId: string,
): Promise<Disagreement[]> {
  const since = new Date(deps.now().getTime() - KEPT_DAYS * DAY_MS);
  const payments = await readPayments(deps, merchantId);
  const found = [
    ...unproven(payments, since),
    ...wronglyCredited(payments),
    ...notRefunded(payments),
    ...passedOver(payments),
  ];
  return found.map((one) => ({ merchantId, ...one }));
}
