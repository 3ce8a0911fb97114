import { Unit } from '@dasturxon/core/catalog';
import { addMargins, type Margin, marginOf, NO_MARGIN, type ReportRow } from '@dasturxon/core/report';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../../db/connect.ts';
import type { Period } from '../counting/period.ts';
import { firstOrders, soldAndReturned, soldOrders, tableRows } from './parts.ts';

/** Orders of the period by promotion, what it took off them, and the guests whose first order ever it was. */
const countUses = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with money as (${soldAndReturned(period)}),
    byOrder as (select order_id, sum(orders) as orders, sum(revenue) as revenue from money group by order_id),
    first as (${firstOrders(period)}),
    firsts as (select order_id from (${soldOrders(period)}) sold inner join first using (user_id, at))
    select promo_uses.promo_id as key, coalesce(promos.data -> 'name', to_jsonb(promos.code)) as promotion,
      sum(byOrder.orders)::float8 as orders, sum(promo_uses.amount * byOrder.orders)::float8 as discount,
      sum(byOrder.revenue)::float8 as revenue, count(firsts.order_id)::float8 as "newGuests"
    from byOrder
    inner join promo_uses on promo_uses.merchant_id = ${period.merchantId} and promo_uses.order_id = byOrder.order_id
    inner join promos on promos.merchant_id = promo_uses.merchant_id and promos.id = promo_uses.promo_id
    left join firsts on firsts.order_id = byOrder.order_id
    group by promo_uses.promo_id, promos.data, promos.code order by 3 desc, 1`,
  );

const Line = v.pipe(
  v.tuple([v.number(), v.number(), v.nullable(Unit), v.nullable(v.number()), v.nullable(v.number())]),
  v.transform(([price, count, unit, measure, unitCost]) => ({
    price,
    count,
    unit: unit ?? 'COUNT',
    measure,
    unitCost,
  })),
);
const Uses = v.array(v.object({ promotion: v.string(), discount: v.number(), lines: v.array(Line) }));

/** What dishes of known cost brought over it in the orders of each promotion, by their costs of today. */
async function readMargins(tx: Tx, period: Period): Promise<ReadonlyMap<string, Margin>> {
  const { rows } = await tx.execute(sql`
    select promo_uses.promo_id as promotion, promo_uses.amount::float8 as discount,
      json_agg(json_build_array(order_lines.price, order_lines.count, order_lines.data -> 'unit', order_lines.data -> 'measure',
        products.data -> 'foodCost')) as lines
    from (${soldOrders(period)}) sold
    inner join promo_uses on promo_uses.merchant_id = ${period.merchantId} and promo_uses.order_id = sold.order_id
    inner join order_lines on order_lines.merchant_id = ${period.merchantId} and order_lines.order_id = sold.order_id
    left join products on products.merchant_id = ${period.merchantId} and products.id = order_lines.product_id
    group by promo_uses.promo_id, promo_uses.order_id, promo_uses.amount`);
  const margins = new Map<string, Margin>();
  for (const { promotion, discount, lines } of v.parse(Uses, rows))
    margins.set(promotion, addMargins(margins.get(promotion) ?? NO_MARGIN, marginOf(lines, discount)));
  return margins;
}

/** The promotions of the period, and the margin of their orders before and after the discount (BO-538). */
export async function countPromotions(tx: Tx, period: Period): Promise<ReportRow[]> {
  const margins = await readMargins(tx, period);
  return (await countUses(tx, period)).map(({ key, values }) => {
    const { before, after, known, lines } = margins.get(key) ?? NO_MARGIN;
    return {
      key,
      values: {
        ...values,
        marginBefore: known > 0 ? before : null,
        marginAfter: known > 0 ? after : null,
        costKnown: lines > 0 ? Math.round((known / lines) * 1000) / 10 : null,
      },
    };
  });
}
