import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions, users } from '../db/schema/customers.ts';
import type { Ctx } from '../deps.ts';
import { userByPhone } from '../users/find-user.ts';
import type { TelegramUser } from './init-data.ts';
import { languageOf } from './launch.ts';

type UserRow = typeof users.$inferSelect;

const NAME_LENGTH = 50;
const nameOf = (text: string) => text.trim().slice(0, NAME_LENGTH) || null;

/** The living user with this Telegram account at this merchant. */
export async function userByTelegram(ctx: Ctx, tx: Tx, telegramId: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.merchantId, ctx.merchantId),
        eq(users.telegramId, String(telegramId)),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}

/** The customer of a launch; a new one, still without a phone, when nobody has this account. */
export async function userOfTelegram(ctx: Ctx, tx: Tx, telegram: TelegramUser): Promise<UserRow> {
  const known = await userByTelegram(ctx, tx, telegram.id);
  if (known) return known;
  const now = ctx.now();
  const [made] = await tx
    .insert(users)
    .values({
      merchantId: ctx.merchantId,
      id: ctx.newId(),
      telegramId: String(telegram.id),
      firstName: nameOf(telegram.first_name),
      lastName: nameOf(telegram.last_name),
      language: languageOf(telegram.language_code),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return made ?? ((await userByTelegram(ctx, tx, telegram.id)) as UserRow);
}

async function change(ctx: Ctx, tx: Tx, about: { id: string; set: Partial<UserRow> }): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...about.set, updatedAt: ctx.now() })
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, about.id)))
    .returning();
  return row as UserRow;
}

/**
 * Joins a Telegram account with a proved phone. Who already has the phone at this merchant, from the website say,
 * stays the customer and gets the account; the one that was made at launch lets go of it.
 */
export async function joinPhone(
  ctx: Ctx,
  tx: Tx,
  proved: { telegram: TelegramUser; phone: string },
): Promise<UserRow> {
  const launched = await userOfTelegram(ctx, tx, proved.telegram);
  const holder = await userByPhone(ctx, tx, proved.phone);
  if (!holder) return change(ctx, tx, { id: launched.id, set: { phone: proved.phone } });
  if (holder.id === launched.id) return holder;
  await change(ctx, tx, {
    id: launched.id,
    set: { telegramId: null, isActive: false, deletedAt: ctx.now() },
  });
  await tx
    .delete(sessions)
    .where(and(eq(sessions.merchantId, ctx.merchantId), eq(sessions.userId, launched.id)));
  return change(ctx, tx, { id: holder.id, set: { telegramId: String(proved.telegram.id) } });
}
