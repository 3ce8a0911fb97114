import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Tx } from '../db/connect.ts';
import { favourites } from '../db/schema/catalog.ts';
import { notificationReads } from '../db/schema/content.ts';
import { addresses, phoneCodes, sessions, users } from '../db/schema/customers.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import { savedCards } from '../db/schema/payments.ts';
import { reviews } from '../db/schema/promos.ts';
import type { Caller, Ctx } from '../deps.ts';
import { forgetPersonInOrders } from '../orders/forget-person.ts';
import { forgetPersonInReservations } from '../reservations/forget-person.ts';

type OfUser = PgTable & { merchantId: PgColumn; userId: PgColumn };

/** Rows that are about the person and nothing else. Kept answers of calls have names and addresses in them. */
const OWN: readonly OfUser[] = [
  addresses,
  favourites,
  notificationReads,
  sessions,
  idempotencyKeys,
  savedCards,
];

const NOBODY = {
  phone: null,
  firstName: null,
  lastName: null,
  email: null,
  image: null,
  birthday: null,
  gender: null,
  telegramId: null,
  clickId: null,
  cashback: 0,
  isActive: false,
};

async function forgetRow(ctx: Ctx & { caller: Caller }, tx: Tx) {
  const { merchantId, caller } = ctx;
  const self = and(eq(users.merchantId, merchantId), eq(users.id, caller.userId));
  const [before] = await tx.select({ phone: users.phone }).from(users).where(self).for('update');
  await tx
    .update(users)
    .set({ ...NOBODY, deletedAt: ctx.now(), updatedAt: ctx.now() })
    .where(self);
  if (!before?.phone) return;
  await tx
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.merchantId, merchantId), eq(phoneCodes.phone, before.phone)));
}

/**
 * API-17, SES-15, T26: the account is gone in one transaction. Orders stay as what was sold; whoever signs in with
 * the phone again is a new customer with no cashback.
 */
export async function deleteAccount(ctx: Ctx & { caller: Caller }): Promise<null> {
  const { merchantId, caller } = ctx;
  await ctx.db.inTenant(merchantId, async (tx) => {
    await forgetRow(ctx, tx);
    for (const table of OWN)
      await tx.delete(table).where(and(eq(table.merchantId, merchantId), eq(table.userId, caller.userId)));
    await tx
      .update(reviews)
      .set({ comment: null })
      .where(and(eq(reviews.merchantId, merchantId), eq(reviews.userId, caller.userId)));
    await forgetPersonInOrders(tx, { merchantId, userId: caller.userId });
    await forgetPersonInReservations(tx, { merchantId, userId: caller.userId, now: ctx.now() });
  });
  ctx.log.info({ userId: caller.userId }, 'account deleted');
  return null;
}
