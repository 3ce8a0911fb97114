import { readLanguage } from '@dasturxon/core/merchant';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { cashbackLedger } from '../db/schema/promos.ts';
import type { TelegramPerson } from '../gateways/telegram/init-data.ts';
import { userByPhone, userOfPhone, type UserRow } from '../users/find-user.ts';
import { moveBelongings } from './move-belongings.ts';
import { userByTelegram, type Tenancy } from './telegram-user.ts';

const byId = (ctx: Tenancy, id: string) => and(eq(users.merchantId, ctx.merchantId), eq(users.id, id));

type Change = Partial<UserRow> & { id: string };

async function change(ctx: Tenancy, tx: Tx, { id, ...set }: Change): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...set, updatedAt: ctx.now() })
    .where(byId(ctx, id))
    .returning();
  // Both callers hold its lock.
  return row as UserRow;
}

/** Both rows, locked with the lower id first: two sign-ins of one pair wait for each other instead of for ever. */
async function lock(ctx: Tenancy, tx: Tx, ids: readonly string[]): Promise<Map<string, UserRow>> {
  const rows = new Map<string, UserRow>();
  for (const id of ids.toSorted())
    for (const row of await tx.select().from(users).where(byId(ctx, id)).for('update')) rows.set(id, row);
  return rows;
}

const UNLINKED = { telegramId: null, firstName: null, lastName: null, cashback: 0, isActive: false };

/** Gives what an account without a phone has collected to the account of its owner's phone, and ends it. */
async function absorb(ctx: Tenancy, tx: Tx, pair: { from: UserRow; into: UserRow }): Promise<void> {
  const { merchantId } = ctx;
  const { from, into } = pair;
  await moveBelongings(ctx, tx, { merchantId, from: from.id, into: into.id });
  await change(ctx, tx, { id: from.id, ...UNLINKED, deletedAt: ctx.now() });
  if (from.cashback === 0) return;
  await change(ctx, tx, { id: into.id, cashback: into.cashback + from.cashback });
  const entry = { merchantId, kind: 'ADJUST' as const, createdAt: ctx.now() };
  await tx.insert(cashbackLedger).values([
    { ...entry, id: ctx.newId(), userId: from.id, amount: -from.cashback },
    { ...entry, id: ctx.newId(), userId: into.id, amount: from.cashback },
  ]);
}

async function leaveFor(ctx: Tenancy, tx: Tx, pair: { before: UserRow; holder: UserRow }): Promise<void> {
  const rows = await lock(ctx, tx, [pair.before.id, pair.holder.id]);
  const [from, into] = [rows.get(pair.before.id)!, rows.get(pair.holder.id)!];
  if (from.phone === null) await absorb(ctx, tx, { from, into });
  else await change(ctx, tx, { id: from.id, telegramId: null });
}

/** The names of an account; where it has none, those of its Telegram. */
const fillIn = (owner: UserRow, person: TelegramPerson) => ({
  firstName: owner.firstName ?? person.firstName,
  lastName: owner.lastName ?? person.lastName,
});

/**
 * Makes a proven phone and a Telegram account the same user. An account that has the phone already wins: the
 * Telegram account moves to it, with all it has when it had no phone of its own.
 */
export async function linkPhone(
  ctx: Tenancy,
  tx: Tx,
  proven: { person: TelegramPerson; phone: string },
): Promise<UserRow> {
  const { person, phone } = proven;
  const before = await userByTelegram(ctx, tx, person.telegramId);
  const holder = await userByPhone(ctx, tx, phone);
  if (before && holder && before.id !== holder.id) await leaveFor(ctx, tx, { before, holder });
  const owner = holder ?? before ?? (await userOfPhone(ctx, tx, phone));
  return change(ctx, tx, {
    id: owner.id,
    phone,
    telegramId: person.telegramId,
    ...fillIn(owner, person),
    language: owner.language ?? before?.language ?? readLanguage(person.languageCode),
  });
}

/**
 * The same for a phone verified by code inside Telegram. The reader of a code need not own the Telegram account, so
 * nothing claimed moves: neither a Telegram account with a phone, nor a phone with a Telegram account. A disabled
 * account is not joined either, since its phone would be rejected from then on.
 */
export async function linkFreePhone(
  ctx: Tenancy,
  tx: Tx,
  proven: { person: TelegramPerson; phone: string },
): Promise<UserRow> {
  const before = await userByTelegram(ctx, tx, proven.person.telegramId);
  const owner = await userByPhone(ctx, tx, proven.phone);
  const isTaken = before?.phone != null || before?.isActive === false || owner?.telegramId != null;
  return isTaken ? userOfPhone(ctx, tx, proven.phone) : linkPhone(ctx, tx, proven);
}
