import { eq, sql } from 'drizzle-orm';

import { merchants } from '../../db/schema/merchants.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import { checkProviders, type Disagreement } from './check-providers.ts';

type Row = { what: string; id: string; amount: string | number };

/**
 * Holds a merchant's journal against its attempts and its orders. Empty: every entry sums to zero; every attempt holds
 * what the journal says; an order is paid exactly when one attempt holds its total; what a cancelled order was paid is on
 * its way back; no two attempts of an order are live.
 */
export async function checkMoney({ db }: Pick<Deps, 'db'>, merchantId: string): Promise<Disagreement[]> {
  const { rows } = await db.inTenant(merchantId, (tx) =>
    tx.execute<Row>(sql`
      select 'entry does not sum to zero' as what, entry_id as id, sum(amount) as amount
      from money_journal group by entry_id having sum(amount) <> 0
      union all
      select 'attempt and journal differ', a.id, coalesce(j.held, 0) - a.held
      from (select id, case when state in ('PAID', 'REFUNDED') then amount - refunded else 0 end as held
            from payment_attempts) a
      left join (select attempt_id, sum(amount) as held from money_journal where account like 'at.%'
                 group by attempt_id) j on j.attempt_id = a.id
      where coalesce(j.held, 0) <> a.held
      union all
      select 'order and its payment differ', o.id, coalesce(p.amount, 0) - o.total_price * 100
      from orders o
      left join payment_attempts p on p.order_id = o.id and p.state = 'PAID' and not p.is_surplus
      where o.is_paid <> (p.id is not null) and not (o.is_paid and o.total_price = 0)
         or (p.id is not null and p.amount <> o.total_price * 100)
      union all
      select 'cancelled, paid, and not on its way back', o.id, p.amount - p.refunded - coalesce(r.due, 0)
      from orders o
      join payment_attempts p on p.order_id = o.id and p.state = 'PAID'
      left join (select attempt_id, sum(amount) as due from payment_refunds where state <> 'DONE'
                 group by attempt_id) r on r.attempt_id = p.id
      where (o.status = 'CANCELED' or p.is_surplus) and coalesce(r.due, 0) <> p.amount - p.refunded
      union all
      select 'refunds and attempt differ', a.id, coalesce(r.done, 0) - a.refunded
      from payment_attempts a
      left join (select attempt_id, sum(amount) as done from payment_refunds where state = 'DONE'
                 group by attempt_id) r on r.attempt_id = a.id
      where coalesce(r.done, 0) <> a.refunded
      union all
      select 'more than one live attempt', order_id, count(*) from payment_attempts
      where state in ('PENDING', 'PAID') and not is_surplus group by order_id having count(*) > 1`),
  );
  return rows.map(({ what, id, amount }) => ({ merchantId, what, id, amount: Number(amount) }));
}

/** Refunds that no provider can carry out. */
async function waitingForStaff({ db }: Pick<Deps, 'db'>, merchantId: string): Promise<number> {
  return db.inTenant(merchantId, (tx) => tx.$count(paymentRefunds, eq(paymentRefunds.state, 'MANUAL')));
}

const inWords = ({ merchantId, what, id, amount }: Disagreement) =>
  `${merchantId}: ${what}: ${id} (${amount} tiyin)`;

/**
 * `pnpm money:check`: every merchant's ledger, held against themselves and against what providers stated. Throws with a
 * line for each disagreement.
 */
export async function checkAllMoney(deps: Pick<Deps, 'db' | 'secrets' | 'now'>): Promise<string> {
  const ids = await deps.db.asPlatform((tx) => tx.select({ id: merchants.merchantId }).from(merchants));
  const found: Disagreement[] = [];
  let byHand = 0;
  for (const { id } of ids) {
    found.push(...(await checkMoney(deps, id)), ...(await checkProviders(deps, id)));
    byHand += await waitingForStaff(deps, id);
  }
  if (found.length > 0) throw new Error(found.map(inWords).join('\n'));
  const waiting = byHand === 0 ? '' : `; ${byHand} refunds wait for staff`;
  return `the ledgers of ${ids.length} brands agree with their orders${waiting}`;
}
