import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

type OrderOfGuest = { merchantId: string; id: string; userId: string };

type Job = { id: string; queue: 'bot.order' | 'print.plan' | 'webhook.plan' | 'till.push' };

/** The insert of a job about an order where a condition holds; part of the order's own statement. */
const insertJob = (job: Job, { merchantId, id }: Pick<OrderOfGuest, 'merchantId' | 'id'>, where: SQL): SQL =>
  sql`insert into outbox (merchant_id, id, queue, payload)
    select ${merchantId}, ${job.id}, ${job.queue}, jsonb_build_object('orderId', ${id}::text)
    where ${where}`;

/**
 * The insert of a job that makes the bot send messages about an order. It inserts nothing if the merchant has no staff chat
 * and the guest has no reachable Telegram account.
 */
export const insertBotJob = (jobId: string, order: OrderOfGuest): SQL =>
  insertJob(
    { id: jobId, queue: 'bot.order' },
    order,
    sql`exists (select 1 from settings s where s.merchant_id = ${order.merchantId} and s.server ->> 'telegramStaffChat' is not null)
      or exists (select 1 from branches b where b.merchant_id = ${order.merchantId} and b.staff ->> 'telegramStaffChat' is not null)
      or exists (select 1 from users u where u.merchant_id = ${order.merchantId} and u.id = ${order.userId}
        and u.telegram_id is not null and not u.bot_blocked)`,
  );

/** The insert of a job that plans the tickets of an order; nothing for a merchant without printers. */
export const insertPrintJob = (jobId: string, order: Pick<OrderOfGuest, 'merchantId' | 'id'>): SQL =>
  insertJob(
    { id: jobId, queue: 'print.plan' },
    order,
    sql`exists (select 1 from printers p where p.merchant_id = ${order.merchantId} and p.deleted_at is null)`,
  );

/** The insert of a job that plans the webhooks of an order; nothing for a merchant without any. */
export const insertWebhookJob = (jobId: string, order: Pick<OrderOfGuest, 'merchantId' | 'id'>): SQL =>
  insertJob(
    { id: jobId, queue: 'webhook.plan' },
    order,
    sql`exists (select 1 from webhook_endpoints e where e.merchant_id = ${order.merchantId} and e.removed_at is null)`,
  );

/** The insert of a job that brings an order into the till; nothing for a merchant without one. */
export const insertTillJob = (jobId: string, order: Pick<OrderOfGuest, 'merchantId' | 'id'>): SQL =>
  insertJob(
    { id: jobId, queue: 'till.push' },
    order,
    sql`exists (select 1 from till_accounts a where a.merchant_id = ${order.merchantId})`,
  );

/** The insert of a job that brings an order into the CRM; nothing for a merchant without one. */
export const insertCrmJob = (
  jobId: string,
  { merchantId, id }: Pick<OrderOfGuest, 'merchantId' | 'id'>,
): SQL =>
  sql`insert into outbox (merchant_id, id, queue, payload)
    select ${merchantId}, ${jobId}, 'crm.push', jsonb_build_object('kind', 'ORDER', 'id', ${id}::text)
    where exists (select 1 from crm_accounts a where a.merchant_id = ${merchantId})`;

/**
 * Enqueues a job that sends the state of an order to its chats after the commit, and those of its tickets, its
 * webhooks, the till and the CRM. Call it after every change of an order.
 */
export async function enqueueOrderNotification(
  deps: { newId: () => string },
  tx: Tx,
  order: OrderOfGuest,
): Promise<void> {
  await tx.execute(sql`with printed as (${insertPrintJob(deps.newId(), order)}),
    hooked as (${insertWebhookJob(deps.newId(), order)}),
    tilled as (${insertTillJob(deps.newId(), order)}),
    led as (${insertCrmJob(deps.newId(), order)})
    ${insertBotJob(deps.newId(), order)}`);
}
