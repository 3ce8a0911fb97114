import { type BroadcastAudience, DAYS_BETWEEN } from '@dasturxon/core/broadcast';
import { DAY_MS } from '@dasturxon/core/kernel';
import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';

const daysAgo = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;

/** Whether the guest `u` may get advertising at all now. */
const mayGet = (merchantId: string) => sql`u.merchant_id = ${merchantId} and u.telegram_id is not null
  and not u.bot_blocked and u.marketing_off_at is null and u.deleted_at is null and u.is_active`;

/** Whether the guest `u` had another broadcast in the last days, or is about to get one. */
const hadLately = (now: Date) => sql`exists (select 1 from broadcast_recipients r
  where r.merchant_id = u.merchant_id and r.user_id = u.id and r.state in ('SENDING', 'SENT', 'UNKNOWN')
  and r.at > ${daysAgo(now, DAYS_BETWEEN)})`;

const ordered = (since: SQL) => sql`exists (select 1 from orders o
  where o.merchant_id = u.merchant_id and o.user_id = u.id and o.status <> 'CANCELED' and o.created_at >= ${since})`;

/** The guests `u` of an audience (BO-344). */
function guestsOf(merchantId: string, audience: BroadcastAudience, now: Date): SQL {
  const { kind, days, languages } = audience;
  const since = daysAgo(now, days);
  const byOrder = { ALL: sql`true`, ORDERED: ordered(since), NOT_ORDERED: sql`not ${ordered(since)}` }[kind];
  const byLanguage =
    languages.length === 0
      ? sql`true`
      : sql`u.language in (${sql.join(
          languages.map((one) => sql`${one}`),
          sql`, `,
        )})`;
  return sql`from users u where ${mayGet(merchantId)} and not ${hadLately(now)} and ${byOrder} and ${byLanguage}`;
}

type Asked = { merchantId: string; audience: BroadcastAudience; now: Date };

/** How many guests an audience has now. */
export async function countAudience(tx: Tx, { merchantId, audience, now }: Asked): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count ${guestsOf(merchantId, audience, now)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Writes a row for each guest of the audience; a guest who has one keeps it. */
export async function writeRecipients(
  tx: Tx,
  { merchantId, audience, now, broadcastId }: Asked & { broadcastId: string },
): Promise<void> {
  await tx.execute(sql`insert into broadcast_recipients (merchant_id, broadcast_id, user_id)
    select u.merchant_id, ${broadcastId}, u.id ${guestsOf(merchantId, audience, now)} on conflict do nothing`);
}

type Next = {
  user_id: string;
  telegram_id: string | null;
  language: string | null;
  bot_blocked: boolean;
  is_off: boolean;
  had_lately: boolean;
};

/**
 * Takes the next waiting guest of a broadcast, in the transaction: marked as being sent, or with the rule that keeps the message back.
 * Null without any. What is taken is not taken again, also by another process.
 */
export async function claimNext(
  tx: Tx,
  { merchantId, broadcastId, now }: { merchantId: string; broadcastId: string; now: Date },
): Promise<{ userId: string; chatId: string | null; language: string | null } | null> {
  const { rows } = await tx.execute<Next>(sql`
    select r.user_id, u.telegram_id, u.language, u.bot_blocked,
      u.marketing_off_at is not null or u.deleted_at is not null or not u.is_active as is_off, ${hadLately(now)} as had_lately
    from broadcast_recipients r join users u on u.merchant_id = r.merchant_id and u.id = r.user_id
    where r.merchant_id = ${merchantId} and r.broadcast_id = ${broadcastId} and r.state = 'WAITING'
    order by r.user_id limit 1 for update of r, u skip locked`);
  const [next] = rows;
  if (!next) return null;
  const { user_id: userId, telegram_id: chatId, language } = next;
  const kept = next.is_off
    ? 'OPTED_OUT'
    : next.bot_blocked || chatId === null
      ? 'BLOCKED'
      : next.had_lately
        ? 'LATELY'
        : null;
  await tx.execute(sql`update broadcast_recipients set state = ${kept ?? 'SENDING'}, at = ${now.toISOString()}::timestamptz
    where merchant_id = ${merchantId} and broadcast_id = ${broadcastId} and user_id = ${userId}`);
  return { userId, chatId: kept === null ? chatId : null, language };
}
