import { randomBytes } from 'node:crypto';

import type { Session } from '@dasturxon/core/auth';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions, users } from '../db/schema/customers.ts';
import { languageCookie } from '../http/language-cookie.ts';
import type { Ctx } from '../http/serving/context.ts';
import { IDLE_MS } from '../http/serving/find-session.ts';
import { sha256 } from '../kernel/secrets.ts';
import { toUser } from './to-user.ts';

export type SignInPlatform = 'WEB' | 'TG' | 'CLICK';

const DEVICE_LENGTH = 200;

/** The browser or app of a caller as a list of sessions shows it; null where it does not name itself. */
export const deviceOf = (ctx: Pick<Ctx, 'header'>): string | null =>
  ctx.header('user-agent')?.slice(0, DEVICE_LENGTH) ?? null;

/** Keeps the language of the browser for messages by SMS and payment pages; one with Telegram has that of the bot. */
async function keepLanguage(ctx: Ctx, tx: Tx, user: typeof users.$inferSelect): Promise<void> {
  const language = languageCookie(ctx);
  if (user.telegramId !== null || language === null || language === user.language) return;
  await tx
    .update(users)
    .set({ language, updatedAt: ctx.now() })
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, user.id)));
}

/** Signs a user in: a new opaque token, of which only the hash is stored (T20). */
export async function openSession(
  ctx: Ctx,
  tx: Tx,
  signedIn: { user: typeof users.$inferSelect; platform: SignInPlatform },
): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.now();
  await keepLanguage(ctx, tx, signedIn.user);
  await tx.insert(sessions).values({
    merchantId: ctx.merchantId,
    id: ctx.newId(),
    tokenHash: sha256(token),
    userId: signedIn.user.id,
    platform: signedIn.platform,
    device: deviceOf(ctx),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  return { token, user: toUser(signedIn.user) };
}
