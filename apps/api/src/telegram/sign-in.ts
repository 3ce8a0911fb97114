import type { Session } from '@dasturxon/core/auth';
import { normalizePhone } from '@dasturxon/core/format';
import { eq, and } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import type { Caller, Ctx } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';
import { openSession } from '../sign-in/open-session.ts';
import { endOwnSession } from '../users/sessions.ts';
import { botTokenOf } from './bot-token.ts';
import { readContact } from './init-data.ts';
import { denyLaunch, launchUser, spendLaunch } from './launch.ts';
import { joinPhone, userByTelegram, userOfTelegram } from './telegram-user.ts';

type Found = { user: typeof users.$inferSelect | null };

/** Counts the launch, finds or makes its user and signs them in. The count is committed whatever comes of it. */
async function exchange(ctx: Ctx, initData: string, find: (tx: Tx) => Promise<Found>): Promise<Session> {
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    if (!(await spendLaunch(ctx, tx, initData))) return { refused: 'messenger.initDataExpired' as const };
    const { user } = await find(tx);
    if (!user) return { refused: 'messenger.notFound' as const };
    if (!user.isActive) return { refused: 'forbidden' as const };
    return { session: await openSession(ctx, tx, { user, platform: 'TG' }) };
  });
  if (outcome.refused) throw refusal(outcome.refused);
  return outcome.session as Session;
}

/** API-42: a token for somebody who has been here before. Throws messenger.notFound for everybody else. */
export async function exchangeInitData(ctx: Ctx, initData: string): Promise<{ token: string }> {
  const telegram = await launchUser(ctx, initData);
  const find = async (tx: Tx) => ({ user: await userByTelegram(ctx, tx, telegram.id) });
  return { token: (await exchange(ctx, initData, find)).token };
}

/** API-43: token and user for whoever launched the mini-app. */
export async function authWithInitData(ctx: Ctx, initData: string): Promise<Session> {
  const telegram = await launchUser(ctx, initData);
  return exchange(ctx, initData, async (tx) => ({ user: await userOfTelegram(ctx, tx, telegram) }));
}

/** API-44, D64, T16: the phone is read from what Telegram signed, and only for the person who launched. */
export async function loginWithContact(
  ctx: Ctx,
  given: { contactResponse: string; initData: string | null },
): Promise<Session> {
  if (!given.initData) throw refusal('messenger.contactInvalid');
  const telegram = await launchUser(ctx, given.initData);
  const check = { botToken: await botTokenOf(ctx, ctx.merchantId), now: ctx.now() };
  const contact = readContact(given.contactResponse, check);
  const phone = contact.ok ? normalizePhone(`+${contact.value.phone_number.replace(/^\+/, '')}`) : null;
  if (!contact.ok || contact.value.user_id !== telegram.id || phone === null)
    throw refusal('messenger.contactInvalid');
  return exchange(ctx, given.initData, async (tx) => ({
    user: await joinPhone(ctx, tx, { telegram, phone }),
  }));
}

/** API-11, API-12: the session ends, the launch is worth nothing any more, and the bot's language is kept (D47). */
export async function logoutBot(
  ctx: Ctx & { caller: Caller },
  given: { initData: string; language?: string },
): Promise<null> {
  const telegram = await launchUser(ctx, given.initData).catch(() => null);
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await endOwnSession(ctx, tx);
    if (telegram) await denyLaunch(ctx, tx, given.initData);
    if (!telegram || !given.language) return;
    const own = and(eq(users.merchantId, ctx.merchantId), eq(users.telegramId, String(telegram.id)));
    await tx.update(users).set({ language: given.language, updatedAt: ctx.now() }).where(own);
  });
  return null;
}

const BotSetting = v.object({ isPhoneVerificationRequired: v.fallback(v.optional(v.boolean(), true), true) });

/** API-45, SES-10. */
export async function readBotSetting(ctx: Ctx): Promise<{ isPhoneVerificationRequired: boolean }> {
  const { server } = await ctx.db.inTenant(ctx.merchantId, readSettingsRow);
  return v.parse(BotSetting, server);
}
