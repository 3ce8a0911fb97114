import { sql } from 'drizzle-orm';

import {
  insertBotJob,
  insertPrintJob,
  insertCrmJob,
  insertTillJob,
  insertWebhookJob,
} from '../model/enqueue-order-notification.ts';
import { isTaken } from '../../db/retry-on-unique-violation.ts';
import type { Tx } from '../../db/connect.ts';
import type { Caller } from '../../http/serving/context.ts';
import type { SignedIn } from '../model/deps.ts';
import type { Once } from '../../http/serving/idempotency.ts';
import { apiError } from '../../http/api-error.ts';
import type { OrderInsert } from './order-insert.ts';
import type { PromoUse } from '../promos/take-promotions.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';
import { addressLimit, countNewcomer, refuseNewcomers } from '../limits/order-rate-limits.ts';

function lineRows({ lines }: OrderInsert) {
  return lines.map((line, index) => ({
    line: index + 1,
    product_id: line.productId,
    count: line.count,
    unit_price: line.unitPrice,
    price: line.price,
    data: line,
  }));
}

type Writing = {
  order: OrderInsert;
  uses: readonly PromoUse[];
  once: Once;
  answer: unknown;
  by: Pick<Caller, 'userId' | 'role'>;
};

type Written = { number: string | number; id: string | number; is_test: boolean; newcomers: number | null };

/** The mark of the test order of a brand's set-up: by the phone that was named for it, within its hour (BO-334). */
const testMark = (merchantId: string, at: string) => sql`coalesce((
          select '{"isTest": true}'::jsonb from brand_setups s where s.merchant_id = ${merchantId}
            and s.test_phone_hash = f.phone_hash and s.test_until > ${at}::timestamptz and s.ended_at is null),
          '{}'::jsonb)`;

/**
 * Writes the order with everything that belongs to it as one statement, the last before commit, so that the row
 * with the merchant's order counter is locked as shortly as can be. Returns the number, the first history id and whether it
 * is a test order. Throws promo.usedUp and request.rateLimited.
 */
export async function writeOrder(
  ctx: SignedIn,
  tx: Tx,
  writing: Writing,
): Promise<{ number: number; historyId: number; isTest: boolean }> {
  const { order, uses, once, answer, by } = writing;
  const { merchantId, caller } = ctx;
  const at = order.createdAt.toISOString();
  // The address of a phone order is the restaurant's own.
  const limit = by === caller ? addressLimit(ctx) : null;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  try {
    const { rows } = await tx.execute<Written>(sql`
      with counter as (
        insert into order_counters as c (merchant_id, last) values (${merchantId}, 1)
        on conflict (merchant_id) do update set last = c.last + 1 returning last
      ), placed as (
        insert into orders (merchant_id, id, number, status, data, created_at, updated_at, user_id, phone_hash, branch_id,
          service_type, payment_type, product_count, product_price, product_discount, total_product_price,
          total_product_discount, total_discount, delivery_price, delivery_discount, service_price, cashback,
          tip, total_price, promo_id, quote_id, delivery_at, kitchen_since, is_paid)
        select ${merchantId}, ${order.id}, counter.last, ${order.status}, ${json(order.data)} || ${testMark(merchantId, at)},
          ${at}::timestamptz, ${at}::timestamptz, f.*
        from counter, jsonb_to_record(${json(order.columns)}) as f(user_id text, phone_hash text, branch_id text,
          service_type text, payment_type text, product_count int, product_price bigint, product_discount bigint,
          total_product_price bigint, total_product_discount bigint, total_discount bigint, delivery_price bigint,
          delivery_discount bigint, service_price bigint, cashback bigint, tip bigint, total_price bigint, promo_id text, quote_id text,
          delivery_at timestamptz, kitchen_since timestamptz, is_paid boolean)
        returning number, coalesce((data ->> 'isTest')::boolean, false) as is_test
      ), lines as (
        insert into order_lines (merchant_id, order_id, line, product_id, count, unit_price, price, data)
        select ${merchantId}, ${order.id}, l.* from jsonb_to_recordset(${json(lineRows(order))})
          as l(line int, product_id text, count int, unit_price bigint, price bigint, data jsonb)
      ), history as (
        insert into order_history (merchant_id, order_id, event, from_status, to_status, actor_id, actor_role, at)
        values (${merchantId}, ${order.id}, 'CHANGE_STATUS', 'OPEN', ${order.status}, ${by.userId},
          ${by.role}, ${at}::timestamptz)
        returning id
      ), key as (
        insert into idempotency_keys (merchant_id, user_id, key, endpoint, body_hash, status, answer, created_at)
        values (${merchantId}, ${once.userId}, ${once.key}, ${once.endpoint}, ${once.bodyHash}, 200,
          ${json(answer)}, ${at}::timestamptz)
      ), promo as (
        insert into promo_uses (merchant_id, promo_id, order_id, user_id, phone_hash, once, amount, code)
        select ${merchantId}, p.id, ${order.id}, ${caller.userId}, ${callerPhoneHash(ctx)}::text, p.once, p.amount, p.code
        from jsonb_to_recordset(${json(uses)}) as p(id text, once boolean, amount bigint, code text)
      ), points as (
        insert into cashback_ledger (merchant_id, id, user_id, order_id, kind, amount, created_at)
        select ${merchantId}, ${ctx.newId()}, ${caller.userId}, ${order.id}, 'SPEND', 0 - s.spent,
          ${at}::timestamptz
        from (select ${order.cashback}::bigint as spent) s where s.spent > 0
      ), jobs as (
        insert into outbox (merchant_id, id, queue, payload, start_after)
        select ${merchantId}, j.id, j.queue, jsonb_build_object('orderId', ${order.id}::text) || j.payload, j.start_after
        from jsonb_to_recordset(${json(order.jobs)})
          as j(id text, queue text, start_after timestamptz, payload jsonb)
      ), notified as (
        ${insertBotJob(ctx.newId(), { merchantId, id: order.id, userId: caller.userId })}
      ), printed as (
        ${insertPrintJob(ctx.newId(), { merchantId, id: order.id })}
      ), hooked as (
        ${insertWebhookJob(ctx.newId(), { merchantId, id: order.id })}
      ), tilled as (
        ${insertTillJob(ctx.newId(), { merchantId, id: order.id })}
      ), led as (
        ${insertCrmJob(ctx.newId(), { merchantId, id: order.id })}
      ), newcomer as (
        ${countNewcomer(ctx, limit)}
      )
      select placed.number, placed.is_test, history.id, (select count from newcomer) as newcomers from placed, history`);
    const row = rows[0]!;
    await refuseNewcomers(ctx, tx, { limit, count: row.newcomers });
    return { number: Number(row.number), historyId: Number(row.id), isTest: row.is_test };
  } catch (error) {
    if (isTaken(error, 'promo_uses_once') || isTaken(error, 'promo_uses_code'))
      throw apiError('promo.usedUp');
    throw error;
  }
}
