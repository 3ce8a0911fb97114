import { HOUR_MS } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { toOrder } from '../../orders/model/to-order.ts';
import { readAccount } from '../attempts/accounts.ts';
import { attemptsOf, type AttemptRow } from '../attempts/attempts.ts';
import { partOf } from '../order-parts/parts.ts';
import { findAttempt } from '../attempts/find-attempt.ts';
import { openLedger, type Ledger } from '../ledger/ledger.ts';
import { lookUpLater, type LockedAttempt } from '../ledger/payment-context.ts';
import type { RefundRow } from '../attempts/due-refund.ts';
import type { LookedUp, ProviderAtMerchant, ProviderStatement, RefundOutcome } from '../protocol/provider.ts';
import { keepAnswer } from '../calls/provider-statements.ts';
import { completeRefund } from '../ledger/settle-order.ts';

type PaymentJobDeps = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'secrets' | 'orderEvents' | 'payments' | 'log' | 'metrics'
>;

/** The provider of an attempt in the merchant's name; null where the merchant's account was removed. */
async function providerAt(deps: PaymentJobDeps, merchantId: string, { provider }: AttemptRow) {
  const account = await deps.db.inTenant(merchantId, (tx) => readAccount(deps, tx, { merchantId, provider }));
  return account && deps.payments.get(provider)?.at(account);
}

const readAttempt = (deps: PaymentJobDeps, merchantId: string, attemptId: string) =>
  deps.db.inTenant(merchantId, (tx) => findAttempt(tx, merchantId, attemptId));

/** A transaction that the provider itself gives up after this long is over for us too. */
const LIFE_MS = 12 * HOUR_MS;

function isTimedOut({ begunAt, createdAt }: AttemptRow, now: Date): boolean {
  return now.getTime() - (begunAt ?? createdAt).getTime() > LIFE_MS;
}

const isOpen = ({ state }: AttemptRow) => state === 'CREATED' || state === 'PENDING';

/** An answer as a statement: the id of the payment names it where there is one. */
function statementOf(answer: Extract<LookedUp, { state: 'PAID' }>): ProviderStatement {
  const { state, providerId, providerPaymentId: paymentId = null, amount } = answer;
  return { state, transactionId: paymentId === null ? providerId : null, paymentId, amount };
}

type Answered = LockedAttempt & { tx: Tx; answer: LookedUp | null; again: () => Promise<void> };

/** Writes down what a provider answered when it was asked, and calls `again` for an attempt that is still open. */
async function writeDown(deps: PaymentJobDeps, ledger: Ledger, about: Answered) {
  const { tx, row, attempt, answer, again } = about;
  if (answer?.state === 'PAID') {
    await keepAnswer(deps, tx, { ...attempt, statement: statementOf(answer) });
    await ledger.receive(row, answer);
  } else if (!isOpen(attempt)) return;
  else if (answer?.state === 'CANCELED') await ledger.cancel({ row, attempt }, { reason: 'DECLINED' });
  else if (isTimedOut(attempt, deps.now())) await ledger.cancel({ row, attempt }, { reason: 'TIMEOUT' });
  else await again();
}

async function lookUp(
  deps: PaymentJobDeps,
  at: ProviderAtMerchant | null | undefined,
  { attempt, row }: LockedAttempt,
): Promise<LookedUp | null> {
  if (!at?.lookUp) return null;
  const { merchantId, provider } = attempt;
  return at.lookUp({ order: toOrder(row, []), attempt, now: deps.now() }).catch((err: unknown) => {
    deps.metrics.count('payment_failures_total', { provider });
    deps.log.warn({ err, merchantId, provider }, 'payment not looked up');
    return null;
  });
}

/** Asks a provider about an attempt and writes its answer down; an attempt that is still open is passed to `again`. */
async function lookUpAttempt(
  deps: PaymentJobDeps,
  { merchantId, attemptId }: { merchantId: string; attemptId: string },
  again: (tx: Tx, attempt: AttemptRow) => Promise<void>,
): Promise<void> {
  const found = await readAttempt(deps, merchantId, attemptId);
  if (!found || found.attempt.state === 'PAID' || found.attempt.state === 'REFUNDED') return;
  const { attempt: before } = found;
  const at = await providerAt(deps, merchantId, before);
  const answer = await lookUp(deps, at, found);
  const touched = await deps.db.inTenant(merchantId, async (tx) => {
    const ledger = openLedger(deps, tx, { merchantId, provider: before.provider });
    const order = await lockOrder(tx, merchantId, before.orderId);
    const row = await partOf(tx, order, before.part);
    const attempt = (await attemptsOf(tx, row)).find(({ id }) => id === attemptId);
    const asked = attempt && { tx, row, attempt, answer, again: () => again(tx, attempt) };
    if (asked) await writeDown(deps, ledger, asked);
    return ledger.touched;
  });
  for (const id of touched) deps.orderEvents.announce(merchantId, id);
  if (before.state === 'CANCELED' && answer?.state === 'OPEN') await at?.withdraw?.(before);
}

/**
 * The job that looks up an open attempt at its provider every two minutes, because a call may be lost (T49). An attempt
 * that ended here is cancelled there, and money that arrived for it is refunded.
 */
export const lookUpPayment = (deps: PaymentJobDeps, merchantId: string, attemptId: string): Promise<void> =>
  lookUpAttempt(deps, { merchantId, attemptId }, (tx, attempt) => lookUpLater(deps, tx, attempt));

/** Looks an open attempt up beside its job, which goes on. A provider that does not answer changes nothing. */
export const lookUpOnce = (deps: PaymentJobDeps, merchantId: string, attemptId: string): Promise<void> =>
  lookUpAttempt(deps, { merchantId, attemptId }, async () => undefined);

/** What a provider answered to a refund. */
function refundStatement(refund: RefundRow, attempt: AttemptRow, outcome: RefundOutcome): ProviderStatement {
  return {
    transactionId: attempt.providerId,
    paymentId: attempt.providerPaymentId,
    state: outcome === 'DONE' ? 'REFUNDED' : 'REFUND_REFUSED',
    amount: refund.amount,
    refundId: refund.id,
  };
}

/** The job that gives money back. A provider that cannot leaves it to the staff; one that is down is asked again. */
export async function carryOutRefund(
  deps: PaymentJobDeps,
  merchantId: string,
  refundId: string,
): Promise<void> {
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
    await keepAnswer(deps, tx, { ...attempt, statement: refundStatement(refund, attempt, outcome) });
    const [still] = await tx.select().from(paymentRefunds).where(one);
    if (still?.state !== 'DUE') return;
    if (outcome === 'IMPOSSIBLE') await tx.update(paymentRefunds).set({ state: 'MANUAL' }).where(one);
    else {
      const now = await findAttempt(tx, merchantId, attempt.id);
      await completeRefund(deps, tx, { row, attempt: now!.attempt, refund });
    }
  });
  deps.orderEvents.announce(merchantId, refund.orderId);
}
