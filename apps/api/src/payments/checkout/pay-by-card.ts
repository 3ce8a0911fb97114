import type { Tx } from '../../db/connect.ts';
import type { SignedIn } from '../protocol/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { type OrderDetails, readOrder } from '../../orders/model/read-orders.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import {
  type AttemptRow,
  attemptsOf,
  insertAttempt,
  moveAttempt,
  updateAttempt,
} from '../attempts/attempts.ts';
import { ownPartOf, partOf } from '../order-parts/parts.ts';
import { openLedger } from '../ledger/ledger.ts';
import { type CardKeeperAtMerchant, CardRefused } from '../protocol/card-keeper.ts';
import { keeperOf, ownCard, tokenOf } from './cards.ts';
import { lookUpLater } from '../ledger/payment-context.ts';
import { freeOrder } from '../attempts/free-order.ts';
import { keepAnswer } from '../calls/provider-statements.ts';
import { askOpenAttempts } from './ask-open-attempts.ts';
import { errorOf } from './error-of.ts';

type Prepared = { token: string; row: OrderRow; attempt: AttemptRow; detail: object | null };

/** An attempt of its own for this card, which freezes the order; whatever the guest had begun before is ended by it. */
async function prepare(
  ctx: SignedIn,
  tx: Tx,
  { orderId, cardId }: { orderId: string; cardId: string },
): Promise<Prepared> {
  const { merchantId } = ctx;
  const provider = ctx.cardKeeper.type;
  const row = await ownPartOf(tx, await ownOrder(ctx, tx, orderId));
  const card = await ownCard(ctx, tx, cardId);
  if (!card.isVerified) throw apiError('card.declined');
  await freeOrder(ctx, tx, { row, reason: 'SWITCHED' });
  const ledger = openLedger(ctx, tx, { merchantId, provider });
  const payable = await ledger.check(row, null);
  if (!payable.ok) throw errorOf(payable.code);
  const of = { orderId: row.id, part: row.payingPart?.part ?? null, isExtra: row.isPaid };
  const made = { merchantId, id: ctx.newId(), provider, ...of, state: 'CREATED' as const };
  const attempt = await insertAttempt(tx, {
    ...made,
    amount: payable.value,
    createdAt: ctx.now(),
    data: { byCard: true },
  });
  await lookUpLater(ctx, tx, attempt);
  return { token: tokenOf(ctx, card), row, attempt, detail: await ledger.fiscalDetail(row) };
}

async function declined(ctx: SignedIn, { row, attempt }: Prepared) {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const locked = await lockOrder(tx, ctx.merchantId, row.id);
    const still = (await attemptsOf(tx, locked)).find(({ id }) => id === attempt.id);
    const event = { type: 'CANCEL', reason: 'DECLINED' } as const;
    if (still?.state === 'CREATED') await moveAttempt(tx, still, { event, now: ctx.now() });
  });
}

async function received(ctx: SignedIn, { row, attempt }: Prepared, providerId: string) {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { merchantId, provider, amount } = attempt;
    const ledger = openLedger(ctx, tx, { merchantId, provider });
    const statement = { state: 'PAID', transactionId: providerId, paymentId: null, amount } as const;
    await keepAnswer(ctx, tx, { merchantId, provider, statement });
    const locked = await lockOrder(tx, merchantId, row.id);
    await ledger.receive(await partOf(tx, locked, attempt.part), { providerId, amount });
  });
}

async function take(ctx: SignedIn, keeper: CardKeeperAtMerchant, prepared: Prepared) {
  const { attempt, row, token, detail } = prepared;
  const started = async (receiptId: string) => {
    await ctx.db.inTenant(ctx.merchantId, (tx) => updateAttempt(tx, attempt, { data: { receiptId } }));
  };
  const payment = { orderNumber: row.number, amount: attempt.amount, token, detail, started };
  const { providerId, isPaid } = await keeper.pay(payment);
  if (isPaid) await received(ctx, prepared, providerId);
}

/**
 * Charges an order to a saved card. The provider's callbacks settle it, as for any payment; if they are late, its
 * answer does. Without an answer the order stays unpaid and the job queries the provider.
 */
export async function payByCard(ctx: SignedIn, orderId: string, cardId: string): Promise<OrderDetails> {
  const keeper = await keeperOf(ctx);
  if (!keeper) throw apiError('payment.unavailable');
  await askOpenAttempts(ctx, orderId);
  const prepared = await ctx.db.inTenant(ctx.merchantId, (tx) => prepare(ctx, tx, { orderId, cardId }));
  ctx.wakeJobs();
  try {
    await take(ctx, keeper, prepared);
  } catch (err) {
    if (err instanceof CardRefused) {
      await declined(ctx, prepared);
      const order = await readOrder(ctx, orderId);
      if (!order.isPaid) throw apiError('card.declined');
      return order;
    }
    ctx.log.warn({ orderId, err: { name: (err as Error).name } }, 'card payment without an answer');
  }
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return readOrder(ctx, orderId);
}
