import { readLanguage } from '@dasturxon/core/merchant';
import { and, eq, isNull } from 'drizzle-orm';

import type { UserRow } from '../users/find-user.ts';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import type { Ctx } from '../http/serving/context.ts';
import type { TelegramPerson } from '../gateways/telegram/init-data.ts';

/** The merchant, its clock and its ids. */
export type Tenancy = Pick<Ctx, 'merchantId' | 'now' | 'newId' | 'secrets'>;

/** The living user that a Telegram account is at this merchant. */
export async function userByTelegram(ctx: Tenancy, tx: Tx, telegramId: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(eq(users.merchantId, ctx.merchantId), eq(users.telegramId, telegramId), isNull(users.deletedAt)),
    );
  return row ?? null;
}

/** The user of a Telegram account, or a new customer. Concurrent calls get the same user. */
export async function userOfTelegram(ctx: Tenancy, tx: Tx, person: TelegramPerson): Promise<UserRow> {
  const { telegramId, firstName, lastName, languageCode } = person;
  const known = await userByTelegram(ctx, tx, telegramId);
  if (known) return known;
  const now = ctx.now();
  const row = {
    merchantId: ctx.merchantId,
    id: ctx.newId(),
    telegramId,
    firstName,
    lastName,
    language: readLanguage(languageCode),
    createdAt: now,
    updatedAt: now,
  };
  const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  // No row was created because the account exists.
  return made ?? ((await userByTelegram(ctx, tx, telegramId)) as UserRow);
}
