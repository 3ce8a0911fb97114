import type { Language } from '@dasturxon/core/kernel';
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import type { Ctx } from '../http/serving/context.ts';
import type { TelegramPerson } from '../gateways/telegram/init-data.ts';

/** The merchant in hand, its clock and its ids. */
export type Tenancy = Pick<Ctx, 'merchantId' | 'now' | 'newId' | 'secrets'>;

export type UserRow = typeof users.$inferSelect;

const LANGUAGES: Readonly<Record<string, Language>> = {
  uz: 'uz',
  ru: 'ru',
  en: 'eng',
  kk: 'kz',
  tr: 'tr',
  ar: 'ar',
  zh: 'zh',
};

/** Our language for the tag that Telegram's own interface is in; null for one we do not speak. */
export function languageOfTag(tag: string | null): Language | null {
  return LANGUAGES[tag?.toLowerCase().split('-')[0] ?? ''] ?? null;
}

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

/** The user of a Telegram account; a new customer when it is nobody yet. Two at the same moment get the same one. */
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
    language: languageOfTag(languageCode),
    createdAt: now,
    updatedAt: now,
  };
  const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  // Nothing was made because the account stands there already.
  return made ?? ((await userByTelegram(ctx, tx, telegramId)) as UserRow);
}
