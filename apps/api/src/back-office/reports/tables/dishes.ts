import { abcClasses, type ReportRow } from '@dasturxon/core/report';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import type { Period } from '../counting/period.ts';
import { soldLines, tableRows } from './parts.ts';

/** Every dish that was sold in the period or is on sale, the dishes that brought most first, with its ABC class. */
export async function countAllDishes(tx: Tx, period: Period): Promise<ReportRow[]> {
  const rows = await tableRows(
    tx,
    sql`
    with sold as (
      select product_id, sum(count)::float8 as count, sum(price)::float8 as amount, (max(array[extract(epoch from at)::text, data ->> 'name']))[2]::jsonb as name
      from (${soldLines(period)}) lines group by product_id),
    menu as (select id, data -> 'name' as name from products where merchant_id = ${period.merchantId} and active)
    select coalesce(sold.product_id, menu.id) as key, coalesce(menu.name, sold.name) as dish,
      coalesce(sold.count, 0) as count, coalesce(sold.amount, 0) as amount
    from sold full join menu on menu.id = sold.product_id order by 4 desc, 1`,
  );
  const classes = abcClasses(rows.map(({ values }) => Number(values['amount'])));
  return rows.map(({ key, values }, at) => ({ key, values: { ...values, ...classes[at]! } }));
}

/** The options of dishes that were sold in the period, with what they added to the price. */
export const countModifiers = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    select one ->> 'id' as key, (array_agg(one -> 'name' order by at desc))[1] as modifier,
      sum((one ->> 'count')::float8 * count) as count,
      sum((one ->> 'count')::float8 * (one ->> 'price')::float8 * count) as amount
    from (${soldLines(period)}) lines,
      jsonb_array_elements(case jsonb_typeof(data -> 'modifiers') when 'array' then data -> 'modifiers' else '[]' end) one
    group by 1 order by 4 desc, 3 desc, 1`,
  );

/** Dishes that were sold in the period and have no MXIK code. */
export const countWithoutCode = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with sold as (
      select product_id, sum(count)::float8 as count, sum(price)::float8 as amount
      from (${soldLines(period)}) lines group by product_id)
    select products.id as key, products.data -> 'name' as dish, count, sold.amount
    from sold inner join products on products.merchant_id = ${period.merchantId} and products.id = sold.product_id
    where coalesce(products.data ->> 'mxicCode', '') = '' order by 4 desc, 1`,
  );
