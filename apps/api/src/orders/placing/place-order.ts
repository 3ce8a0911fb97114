import * as v from 'valibot';
import {
  CALL_CENTER,
  Order,
  OrderHistoryEvent,
  type OrderSource,
  type PlaceOrder,
} from '@dasturxon/core/order';
import { isInScope } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { isTaken } from '../../db/retry-on-unique-violation.ts';
import type { Caller } from '../../http/serving/context.ts';
import type { SignedIn } from '../model/deps.ts';
import { freePictures, givePictures } from '../../guest-pictures/guest-pictures.ts';
import { Reply } from '../../http/answers.ts';
import { holdingKey, type Once, onceOf, REPLAYED } from '../../http/serving/idempotency.ts';
import { apiError } from '../../http/api-error.ts';
import { kitchenTime } from '../timing/kitchen-times.ts';
import { checkPlacing } from './check-placing.ts';
import { type CheckedOrder, type OrderInsert, toOrderInsert } from './order-insert.ts';
import { splitOf, writeSplit } from '../groups/split-order.ts';
import { refuseAfterCancels } from '../limits/order-rate-limits.ts';
import { readOrderFacts } from './order-facts.ts';
import { requireOwnAddress } from './own-address.ts';
import { checkQuote, quoteError } from '../quotes/sign-quote.ts';
import { explanationOf } from '../explanation/explanation-of.ts';
import { offerQuote } from '../quotes/offer-quote.ts';
import { unmetExpectations } from './price-expectations.ts';
import { priceRequest, type PricedRequest, toQuote } from './price-request.ts';
import { returnPromotions } from '../promos/return-promotions.ts';
import { isAutomaticGone } from '../promos/take-promotions.ts';
import { limitPromoGuesses } from '../limits/promo-guesses.ts';
import type { OrderDetails } from '../model/read-orders.ts';
import { reserve } from './reserve.ts';
import { writeOrder } from './write-order.ts';

/** The answer to a placed order, before its number and the id of its first history line are known. */
function answerOf(order: OrderInsert, placing: CheckedOrder, { role }: Pick<Caller, 'role'>): OrderDetails {
  const at = order.createdAt.toISOString();
  const { price } = placing.priced;
  const deliveryAt = placing.deliveryAt?.toISOString() ?? null;
  const placed = v.parse(Order, {
    ...order.data,
    ...price,
    id: order.id,
    status: order.status,
    serviceType: placing.request.serviceType,
    deliveryAt,
    atTime: deliveryAt,
    later: deliveryAt !== null,
    timestamp: at,
    promoId: order.columns['promo_id'] ?? null,
    cartItems: order.lines,
    quoteId: placing.request.quote?.id ?? null,
  });
  const first = { id: 1, type: 'CHANGE_STATUS', status: order.status, role, at };
  return {
    ...placed,
    explanation: explanationOf(order, placed),
    history: [v.parse(OrderHistoryEvent, first)],
  };
}

type Given = { number: number; historyId: number; isTest: boolean };

function numbered(answer: OrderDetails, { number, historyId, isTest }: Given): OrderDetails {
  const history = (answer.history ?? []).map((event) => ({ ...event, id: historyId }));
  return { ...answer, number, isTest, history };
}

/** Number, first history id and mark of a test of what a key made: they are not in the stored answer. */
async function replayed(ctx: SignedIn, tx: Tx, answer: OrderDetails): Promise<OrderDetails> {
  const { rows } = await tx.execute<{ number: string; id: string; is_test: boolean }>(sql`
    select o.number, coalesce((o.data ->> 'isTest')::boolean, false) as is_test, (select min(h.id) from order_history h where h.merchant_id = o.merchant_id and h.order_id = o.id) as id
    from orders o where o.merchant_id = ${ctx.merchantId} and o.id = ${answer.id}`);
  const { number, id, is_test: isTest = false } = rows[0] ?? {};
  return numbered(answer, { number: Number(number), historyId: Number(id), isTest });
}

/** A customer has so many orders at once that are neither paid nor accepted (T42). Throws order.tooManyOpen. */
function refuseTooManyOpen({ env, caller }: SignedIn, open: number): void {
  const limit = env.OPEN_ORDERS;
  if (limit > 0 && open >= limit && caller.role === 'CLIENT') throw apiError('order.tooManyOpen', { limit });
}

/** An order needs a phone that the restaurant and the courier can call (T42). Throws order.phoneMissing. */
function refuseWithoutPhone({ caller }: SignedIn): void {
  if (caller.phone === null) throw apiError('order.phoneMissing');
}

/** A member of staff who places an order for the guest of the context. */
export type PlacingStaff = {
  caller: Caller;
  /** Writes the audit log in the transaction of the order. */
  record: (tx: Tx, order: { id: string; branchId: string; totalPrice: number }) => Promise<void>;
};

/** Throws branch.notFound for a branch that the member of staff does not work at. */
function refuseOutOfScope(staff: PlacingStaff | null, { serving }: PricedRequest): void {
  if (!isInScope(staff?.caller.branchIds ?? null, serving?.branch.id ?? null))
    throw apiError('branch.notFound');
}

type Placing = { request: PlaceOrder; once: Once; staff: PlacingStaff | null };

/** The order without a picture of the entrance that is not the caller's, or that has ended meanwhile (B60). */
async function withOwnPicture(ctx: SignedIn, tx: Tx, request: PlaceOrder): Promise<PlaceOrder> {
  const { entrancePicture } = request;
  if (entrancePicture === null) return request;
  const [own = null] = await freePictures(ctx, tx, { kind: 'ENTRANCE', ids: [entrancePicture] });
  return { ...request, entrancePicture: request.serviceType === 'DELIVERY' ? own : null };
}

/** What follows from the row: a test order takes no promotion (BO-358), which is known by now, and a picture is the order's. */
async function completeWritten(
  ctx: SignedIn,
  tx: Tx,
  { orderId, isTest, request }: { orderId: string; isTest: boolean; request: PlaceOrder },
): Promise<void> {
  if (isTest) await returnPromotions(tx, { merchantId: ctx.merchantId, id: orderId });
  const { entrancePicture } = request;
  if (entrancePicture !== null) await givePictures(ctx, tx, { ids: [entrancePicture], orderId });
}

async function placeIn(ctx: SignedIn, tx: Tx, { request: sent, once, staff }: Placing) {
  const request = await withOwnPicture(ctx, tx, sent);
  await requireOwnAddress(ctx, tx, request);
  const facts = await readOrderFacts(ctx, tx, request);
  const clock = { now: ctx.now(), zone: ctx.tenant.timeZone, platform: ctx.caller.platform };
  const priced = priceRequest(request, facts, clock);
  refuseOutOfScope(staff, priced);
  if (facts.isEnding) throw apiError('merchant.inactive');
  refuseTooManyOpen(ctx, facts.openOrders);
  refuseAfterCancels(ctx, facts.cancelledUntil);
  if (request.cashback > facts.cashbackBalance) throw apiError('cashback.insufficient');
  const { deliveryAt } = checkPlacing(request, { facts, priced }, clock);
  const quote = toQuote(priced, facts);
  const fresh = () => offerQuote(ctx, request, quote);
  const changes = unmetExpectations(request, quote);
  if (changes.length > 0) throw quoteError('price_changed', fresh(), changes);
  checkQuote(ctx, request, { quote, fresh });

  const source: OrderSource = staff ? CALL_CENTER : request.source;
  const { id: branchId } = priced.serving!.branch;
  const measuredMinutes = await kitchenTime(ctx, tx, branchId);
  const placing = { request, priced, facts, deliveryAt, source, measuredMinutes };
  const insert = toOrderInsert(ctx, placing);
  const split = staff
    ? null
    : await splitOf(ctx, tx, { ...priced.price, cartItems: insert.lines, paymentType: request.paymentType });
  const order = split ? { ...insert, data: { ...insert.data, split: true } } : insert;
  const uses = await reserve(ctx, tx, { priced, facts, deliveryAt });
  await staff?.record(tx, { id: order.id, branchId, totalPrice: priced.price.totalPrice });
  const by = staff ? staff.caller : ctx.caller;
  const answer = answerOf(order, placing, by);
  const written = await writeOrder(ctx, tx, { order, uses, once, answer, by }).catch((error: unknown) => {
    if (isTaken(error, 'orders_quote')) throw quoteError('quote.used', fresh());
    throw error;
  });
  await completeWritten(ctx, tx, { orderId: order.id, isTest: written.isTest, request });
  if (split) await writeSplit(ctx, tx, { split, orderId: order.id });
  return numbered(answer, written);
}

/**
 * Places an order (API-30, API-31): priced from the catalogue, checked again, written once per key (I16…I20).
 * A key is consumed by success alone; the same request again gets the same answer. `staff`: who places it for the
 * caller of `ctx`, a guest on the phone.
 */
export async function placeOrder(
  ctx: SignedIn,
  request: PlaceOrder,
  about: { endpoint: string; bodyText: string; staff?: PlacingStaff },
): Promise<Reply<OrderDetails>> {
  const { staff = null } = about;
  refuseWithoutPhone(ctx);
  const once = onceOf({ ...ctx, caller: staff?.caller ?? ctx.caller }, about.endpoint, about.bodyText);
  const line = ctx.env.OPEN_ORDERS > 0 ? `orders of ${ctx.caller.userId}` : null;
  const place = () =>
    holdingKey(ctx, { ...once, line }, async (tx, before) =>
      before
        ? { replay: await replayed(ctx, tx, before.answer as OrderDetails) }
        : { placed: await placeIn(ctx, tx, { request, once, staff }) },
    );
  // The last use was taken meanwhile: priced again, the order has another price, which the guest is offered.
  const placeAgain = (error: unknown) => {
    if (isAutomaticGone(error)) return place();
    throw error;
  };
  const outcome = await limitPromoGuesses(ctx, request.promoCode, () => place().catch(placeAgain));
  if (outcome.replay) return new Reply(outcome.replay, { headers: REPLAYED });
  const { placed } = outcome;
  ctx.orderEvents.announce(ctx.merchantId, placed.id);
  ctx.log.info({ orderId: placed.id, status: placed.status, total: placed.totalPrice }, 'order placed');
  return new Reply(placed, {});
}
