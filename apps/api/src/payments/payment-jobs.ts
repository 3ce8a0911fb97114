import { and, eq } from 'drizzle-orm';

import { orders } from '../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../db/schema/payments.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../orders/change-status.ts';
import { toOrder } from '../orders/to-order.ts';
import { readAccount } from './accounts.ts';
import type { AttemptRow } from './attempts.ts';
import { lookUpLater, openBooks } from './books.ts';
import type { LookedUp, ProviderAtMerchant } from './provider.ts';
import { completeRefund } from './settle-order.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets' | 'orderEvents' | 'payments' | 'log'>;

async function providerAt(
  deps: Needs,
  merchantId: string,
  attempt: AttemptRow,
): Promise<ProviderAtMerchant | null> {
  const { provider } = attempt;
  const account = await deps.db.inTenant(merchantId, (tx) => readAccount(deps, tx, { merchantId, provider }));
  return account ? (deps.payments.get(provider)?.at(account) ?? null) : null;
}

async function readAttempt(deps: Needs, merchantId: string, attemptId: string) {
  return deps.db.inTenant(merchantId, async (tx) => {
    const [found] = await tx
      .select({ attempt: paymentAttempts, row: orders })
      .from(paymentAttempts)
      .innerJoin(
        orders,
        and(eq(orders.merchantId, paymentAttempts.merchantId), eq(orders.id, paymentAttempts.orderId)),
      )
      .where(and(eq(paymentAttempts.merchantId, merchantId), eq(paymentAttempts.id, attemptId)));
    return found ?? null;
  });
}

/** Writes down what a provider answered when it was asked. Returns whether it is to be asked again. */
async function applyLookUp(deps: Needs, attempt: AttemptRow, answer: LookedUp | null): Promise<boolean> {
  const { merchantId, provider, orderId } = attempt;
  const { again, touched } = await deps.db.inTenant(merchantId, async (tx) => {
    const books = openBooks(deps, tx, { merchantId, provider });
    const row = await lockOrder(tx, merchantId, orderId);
    const [now] = await tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.merchantId, merchantId), eq(paymentAttempts.id, attempt.id)));
    const isOpen = now?.state === 'CREATED' || now?.state === 'PENDING';
    if (answer?.state === 'PAID') await books.receive(row, answer);
    else if (now && isOpen && (answer?.state === 'CANCELED' || isOver(now, deps.now())))
      await books.cancel(
        { row, attempt: now },
        { reason: answer?.state === 'CANCELED' ? 'DECLINED' : 'TIMEOUT' },
      );
    else if (now && isOpen) {
      await lookUpLater(deps, tx, now);
      return { again: true, touched: books.touched };
    }
    return { again: false, touched: books.touched };
  });
  for (const id of touched) deps.orderEvents.announce(merchantId, id);
  return again;
}

/** A transaction that the provider itself gives up after this long is over for us too. */
const LIFE_MS = 12 * 3_600_000;

function isOver({ begunAt, createdAt }: AttemptRow, now: Date): boolean {
  return now.getTime() - (begunAt ?? createdAt).getTime() > LIFE_MS;
}

/**
 * The job that asks a provider what became of an attempt whose call may have got lost, every two minutes while it is open
 * (T49). One that ended here is taken back there, and money that came for it all the same goes back.
 */
export async function lookUpPayment(deps: Needs, merchantId: string, attemptId: string): Promise<void> {
  const found = await readAttempt(deps, merchantId, attemptId);
  if (!found || found.attempt.state === 'PAID' || found.attempt.state === 'REFUNDED') return;
  const { attempt, row } = found;
  const at = await providerAt(deps, merchantId, attempt);
  const asked = { order: toOrder(row, []), attempt, now: deps.now() };
  const answer =
    (await at?.lookUp?.(asked).catch((err: unknown) => {
      deps.log.warn({ err, merchantId, provider: attempt.provider }, 'payment not looked up');
      return null;
    })) ?? null;
  await applyLookUp(deps, attempt, answer);
  if (attempt.state === 'CANCELED' && answer?.state === 'OPEN') await at?.withdraw?.(attempt);
}

/** The job that gives money back. A provider that cannot leaves it to the staff; one that is down is asked again. */
export async function carryOutRefund(deps: Needs, merchantId: string, refundId: string): Promise<void> {
  const one = and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.id, refundId));
  const [refund] = await deps.db.inTenant(merchantId, (tx) => tx.select().from(paymentRefunds).where(one));
  if (refund?.state !== 'DUE') return;
  const found = await readAttempt(deps, merchantId, refund.attemptId);
  if (!found) return;
  const { attempt } = found;
  const at = await providerAt(deps, merchantId, attempt);
  const isWhole = refund.amount === attempt.amount;
  const wanted = { id: refund.id, attempt, amount: refund.amount, isWhole, now: deps.now() };
  const outcome = at?.refund ? await at.refund(wanted) : 'IMPOSSIBLE';
  await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, refund.orderId);
    const [still] = await tx.select().from(paymentRefunds).where(one);
    if (still?.state !== 'DUE') return;
    if (outcome === 'IMPOSSIBLE') await tx.update(paymentRefunds).set({ state: 'MANUAL' }).where(one);
    else {
      const [now] = await tx
        .select()
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.merchantId, merchantId), eq(paymentAttempts.id, attempt.id)));
      await completeRefund(deps, tx, { row, attempt: now!, refund });
    }
  });
  deps.orderEvents.announce(merchantId, refund.orderId);
}
