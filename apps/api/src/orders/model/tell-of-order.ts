import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

type Told = { merchantId: string; id: string; userId: string };

/**
 * The insert that has a merchant's bot tell of an order: a row for the outbox where somebody listens, a staff chat
 * or a guest whom the bot may write to; none elsewhere. To stand inside an order's own statement.
 */
export function insertBotJob(jobId: string, { merchantId, id, userId }: Told): SQL {
  return sql`insert into outbox (merchant_id, id, queue, payload)
    select ${merchantId}, ${jobId}, 'bot.order', jsonb_build_object('orderId', ${id}::text)
    where exists (select 1 from settings s where s.merchant_id = ${merchantId} and s.server ->> 'telegramStaffChat' is not null)
      or exists (select 1 from branches b where b.merchant_id = ${merchantId} and b.staff ->> 'telegramStaffChat' is not null)
      or exists (select 1 from users u where u.merchant_id = ${merchantId} and u.id = ${userId}
        and u.telegram_id is not null and not u.bot_blocked)`;
}

/** Has the bot say what has become of an order once this transaction commits. Whatever changes an order calls it. */
export async function tellOfOrder(deps: { newId: () => string }, tx: Tx, order: Told): Promise<void> {
  await tx.execute(insertBotJob(deps.newId(), order));
}
