import type { Answered, endpoints } from '@dasturxon/core/api';
import {
  type Broadcast,
  type Broadcasts,
  type BroadcastAudience,
  type BroadcastMessage,
  loudMoment,
  type RecipientState,
} from '@dasturxon/core/broadcast';
import { isLanguage } from '@dasturxon/core/kernel';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { writeAudit } from '../audit/write-audit.ts';
import { requireEveryBranch } from '../back-office/drafts/publish-draft.ts';
import { botOf } from '../bot/chats/bot-token.ts';
import { isDeaf } from '../bot/chats/deaf-person.ts';
import { guestLanguage, readBotBrand } from '../bot/messages/bot-brand.ts';
import type { Deps } from '../bot/messages/deps.ts';
import type { Tx } from '../db/connect.ts';
import { broadcastRecipients, broadcasts } from '../db/schema/editing/broadcasts.ts';
import { users } from '../db/schema/customers.ts';
import type { Reply } from '../http/answers.ts';
import { apiError, found } from '../http/api-error.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../http/serving/idempotency.ts';
import { sendJob } from '../jobs/queues.ts';
import { readStorefrontSettings, readTimeZone } from '../merchants/read-merchant.ts';
import { sendTo } from './broadcast-content.ts';

/** Broadcasts in the list. */
const LISTED = 50;

type Row = typeof broadcasts.$inferSelect;

async function toWire(tx: Tx, merchantId: string, rows: readonly Row[]): Promise<Broadcast[]> {
  const ids = rows.map(({ id }) => id);
  const own = and(
    eq(broadcastRecipients.merchantId, merchantId),
    inArray(broadcastRecipients.broadcastId, ids),
  );
  const counted = await tx
    .select({
      id: broadcastRecipients.broadcastId,
      state: broadcastRecipients.state,
      count: sql<number>`count(*)::int`,
    })
    .from(broadcastRecipients)
    .where(own)
    .groupBy(broadcastRecipients.broadcastId, broadcastRecipients.state);
  return rows.map(({ id, state, message, audience, startsAt, finishedAt, createdBy }) => {
    const counts = counted.filter((one) => one.id === id).map((one) => [one.state, one.count] as const);
    return {
      id,
      state,
      message,
      audience,
      startsAt: startsAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      by: createdBy,
      // One entry for each state that messages are in.
      counts: Object.fromEntries(counts) as Record<RecipientState, number>,
    };
  });
}

/** The last broadcasts, newest first. */
export async function listBroadcasts(ctx: SignedIn<Deps>): Promise<Broadcasts> {
  const hasBot = (await botOf(ctx, ctx.merchantId)) !== null;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const own = eq(broadcasts.merchantId, ctx.merchantId);
    const rows = await tx
      .select()
      .from(broadcasts)
      .where(own)
      .orderBy(desc(broadcasts.createdAt))
      .limit(LISTED);
    const { offered } = (await readStorefrontSettings(tx)).languages;
    return { languages: [...offered], hasBot, broadcasts: await toWire(tx, ctx.merchantId, rows) };
  });
}

type Audited = { action: 'broadcast.send' | 'broadcast.cancel' | 'broadcast.test'; after: object };

const audit = (ctx: SignedIn, tx: Tx, audited: Audited) =>
  writeAudit(ctx, tx, { ...audited, subject: 'broadcast', subjectId: null, branchId: null, before: null });

type Planned = { message: BroadcastMessage; audience: BroadcastAudience; at: string | null };

/** Plans a broadcast and the job that begins it, once per key. Throws broadcast.noBot, and forbidden for people of some branches. */
export async function createBroadcast(
  ctx: SignedIn<Deps>,
  { message, audience, at }: Planned,
  sent: KeyedCall,
): Promise<Reply<Broadcast>> {
  requireEveryBranch(ctx);
  if ((await botOf(ctx, ctx.merchantId)) === null) throw apiError('broadcast.noBot');
  return doOnce(ctx, sent, async (tx) => {
    const { merchantId } = ctx;
    const wanted = at === null ? ctx.now() : new Date(Math.max(Date.parse(at), ctx.now().getTime()));
    const startsAt = loudMoment(wanted, await readTimeZone(tx));
    const id = ctx.newId();
    const [row] = await tx
      .insert(broadcasts)
      .values({
        merchantId,
        id,
        message,
        audience,
        startsAt,
        createdBy: ctx.caller.name,
        createdAt: ctx.now(),
      })
      .returning();
    const payload = { broadcastId: id, turn: 0 };
    await sendJob(tx, {
      id: ctx.newId(),
      merchantId,
      queue: 'broadcast.send',
      payload,
      startAfter: startsAt,
    });
    await audit(ctx, tx, {
      action: 'broadcast.send',
      after: { id, audience, startsAt: startsAt.toISOString() },
    });
    const [made] = await toWire(tx, merchantId, [row!]);
    return made!;
  });
}

/** Stops a broadcast; one that is over stays as it is. Throws notFound. */
export const cancelBroadcast = (
  ctx: SignedIn,
  id: string,
): Promise<Answered<typeof endpoints.cancelBroadcast>> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const own = and(eq(broadcasts.merchantId, ctx.merchantId), eq(broadcasts.id, id));
    const [row] = await tx.select().from(broadcasts).where(own).for('update');
    const before = found(row, 'notFound');
    requireEveryBranch(ctx);
    const isOn = before.state === 'PLANNED' || before.state === 'SENDING';
    const change = { state: 'CANCELED', finishedAt: ctx.now() } as const;
    if (isOn) {
      await tx.update(broadcasts).set(change).where(own);
      await audit(ctx, tx, { action: 'broadcast.cancel', after: { id } });
    }
    const [stopped] = await toWire(tx, ctx.merchantId, [isOn ? { ...before, ...change } : before]);
    return stopped!;
  });

/** Sends a message to the caller. Throws broadcast.noBot and broadcast.noTelegram. */
export async function testBroadcast(
  ctx: SignedIn<Deps>,
  message: BroadcastMessage,
): Promise<{ isSent: true }> {
  const { merchantId, caller } = ctx;
  const api = await botOf(ctx, merchantId);
  if (api === null) throw apiError('broadcast.noBot');
  const { brand, chatId, preferred } = await ctx.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(users.merchantId, merchantId), eq(users.id, caller.userId));
    const [row] = await tx
      .select({ chatId: users.telegramId, language: users.language })
      .from(users)
      .where(own);
    await audit(ctx, tx, { action: 'broadcast.test', after: {} });
    const language = row?.language ?? null;
    return {
      brand: await readBotBrand(tx),
      chatId: row?.chatId ?? null,
      preferred: isLanguage(language) ? language : null,
    };
  });
  if (chatId === null) throw apiError('broadcast.noTelegram');
  try {
    await sendTo(ctx, { api, brand }, { chatId, message, language: guestLanguage(brand, [preferred]) });
  } catch (error) {
    throw isDeaf(error) ? apiError('broadcast.noTelegram') : error;
  }
  return { isSent: true };
}
