import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

type Told = { merchantId: string; id: string; userId: string };

/**
 * The insert of a job that makes the bot send messages about an order. It inserts nothing if the merchant has no staff chat
 * and the guest has no reachable Telegram account. Part of the order's own statement.
 */
export function insertBotJob(jobId: string, { merchantId, id, userId }: Told): SQL {
  return sql`insert into outbox (merchant_id, id, queue, payload)
    select ${merchantId}, ${jobId}, 'bot.order', jsonb_build_object('orderId', ${id}::text)
    where exists (select 1 from settings s where s.merchant_id = ${merchantId} and s.server ->> 'telegramStaffChat' is not null)
      or exists (select 1 from branches b where b.merchant_id = ${merchantId} and b.staff ->> 'telegramStaffChat' is not null)
      or exists (select 1 from users u where u.merchant_id = ${merchantId} and u.id = ${userId}
        and u.telegram_id is not null and not u.bot_blocked)`;
}

/** Enqueues a job that sends the state of an order to its chats after the commit. Call it after every change of an order. */
export async function enqueueOrderNotification(
  deps: { newId: () => string },
  tx: Tx,
  order: Told,
): Promise<void> {
  await tx.execute(insertBotJob(deps.newId(), order));
}
