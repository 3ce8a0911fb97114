import { LATE_TIP_PART } from '@dasturxon/core/payment';
import { eq, sql } from 'drizzle-orm';

import { merchants } from '../../db/schema/merchants.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import { checkProviders, type Disagreement } from './check-providers.ts';

type Row = { what: string; id: string; amount: string | number };

/**
 * Compares a merchant's journal with its attempts and orders. Empty if every entry sums to zero, every attempt matches
 * the journal, an order is paid exactly when its payment, less what edits returned and with what they added, is its
 * total, or its open and paid parts are (C6), the money of a cancelled order is being refunded, and no two attempts of an order are live.
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
      select 'order and its payment differ', id, case when is_paid then paid - total else held - parts end
      from (
        select o.id, o.is_paid, o.total_price * 100 as total, coalesce(p.held, 0) as held,
          case when o.status = 'CANCELED' and s.order_id is not null then coalesce(p.held, 0)
            else coalesce(s.paid, 0) * 100 end as parts,
          coalesce(p.paid, 0)
            + case when o.status <> 'CLOSED' then coalesce((o.data ->> 'due')::bigint, 0) * 100 else 0 end as paid
        from orders o
        -- What an aggregator settles has no payments of ours (isSettledOutside).
        left join (
          select a.order_id, sum(a.amount - coalesce(e.amount, 0)) as paid,
            sum(a.amount) filter (where a.state = 'PAID') as held
          from payment_attempts a
          left join (select attempt_id, sum(amount) as amount from payment_refunds where reason = 'EDITED'
                     group by attempt_id) e on e.attempt_id = a.id
          where a.state in ('PAID', 'REFUNDED') and not a.is_surplus and a.part is distinct from ${LATE_TIP_PART} and a.number >= (
            select coalesce(max(m.number), 0) from payment_attempts m
            where m.order_id = a.order_id and m.state in ('PAID', 'REFUNDED') and not m.is_surplus and not m.is_extra
              and m.part is null)
          group by a.order_id
        ) p on p.order_id = o.id
        left join (select order_id, sum(amount) filter (where state = 'PAID') as paid from order_parts
                   where part <> ${LATE_TIP_PART} group by order_id) s on s.order_id = o.id
        where not (o.service_type in ('YANDEX_EATS', 'EXPRESS_24') and o.payment_type = 'OTHER')
      ) m
      where case when is_paid then paid <> total else held <> parts end
      union all
      select 'parts and order differ', o.id, s.amount - o.total_price
      from orders o
      join (select order_id, sum(amount) as amount from order_parts where state <> 'DROPPED'
            and part <> ${LATE_TIP_PART} group by order_id) s on s.order_id = o.id
      where not o.is_paid and o.status <> 'CANCELED' and s.amount <> o.total_price
      union all
      select 'tip and its payment differ', p.order_id, p.amount * 100 - coalesce(a.amount, 0)
      from order_parts p
      left join (select order_id, sum(amount) as amount from payment_attempts
                 where state = 'PAID' and not is_surplus and part = ${LATE_TIP_PART}
                 group by order_id) a on a.order_id = p.order_id
      where p.part = ${LATE_TIP_PART}
        and coalesce(a.amount, 0) <> case when p.state = 'PAID' then p.amount * 100 else 0 end
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
      where state in ('PENDING', 'PAID') and not is_surplus and not is_extra group by order_id, part having count(*) > 1
      union all
      select 'more than one open payment of a difference', order_id, count(*) from payment_attempts
      where state = 'PENDING' and is_extra group by order_id having count(*) > 1`),
  );
  return rows.map(({ what, id, amount }) => ({ merchantId, what, id, amount: Number(amount) }));
}

/** Refunds that no provider can carry out. */
async function waitingForStaff({ db }: Pick<Deps, 'db'>, merchantId: string): Promise<number> {
  return db.inTenant(merchantId, (tx) => tx.$count(paymentRefunds, eq(paymentRefunds.state, 'MANUAL')));
}

const toLine = ({ merchantId, what, id, amount }: Disagreement) =>
  `${merchantId}: ${what}: ${id} (${amount} tiyin)`;

/**
 * `pnpm money:check`: compares every merchant's ledger with itself and with the providers' statements. Throws with a
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
  if (found.length > 0) throw new Error(found.map(toLine).join('\n'));
  const waiting = byHand === 0 ? '' : `; ${byHand} refunds wait for staff`;
  return `the ledgers of ${ids.length} brands agree with their orders${waiting}`;
}
