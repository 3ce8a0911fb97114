import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Tx } from '../db/connect.ts';
import { botMessages } from '../db/schema/bot.ts';
import { pushSubscriptions } from '../db/schema/connections/push.ts';
import { favourites } from '../db/schema/catalog.ts';
import { broadcastRecipients } from '../db/schema/editing/broadcasts.ts';
import { notificationReads, notifications } from '../db/schema/content.ts';
import { addresses, phoneCodes, sessions, users } from '../db/schema/customers.ts';
import { referralCodes, referrals } from '../db/schema/guests/referrals.ts';
import { outbox } from '../db/schema/merchants.ts';
import { groupOrders } from '../db/schema/groups/groups.ts';
import { idempotencyKeys, orders } from '../db/schema/orders.ts';
import { savedCards } from '../db/schema/payments.ts';
import { cashbackLedger, reviews } from '../db/schema/promos.ts';
import { forgetPictures, removeFiles } from '../guest-pictures/guest-pictures.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { forgetPersonInOrders } from '../orders/moves/forget-person.ts';
import { forgetPersonInReservations } from '../reservations/forget-person.ts';
import { smsAbout } from '../sign-in/sms/sms-about.ts';
import { checkNotLastOwner } from '../users/last-owner.ts';
import { writeStaffRights } from '../users/staff-rights.ts';

type OfUser = PgTable & { merchantId: PgColumn; userId: PgColumn };

/** Rows that are about the person and nothing else. Kept answers of calls have names and addresses in them. */
const OWN: readonly OfUser[] = [
  addresses,
  favourites,
  notificationReads,
  notifications,
  pushSubscriptions,
  sessions,
  idempotencyKeys,
  savedCards,
  groupOrders,
  broadcastRecipients,
  referralCodes,
];

const ERASED = {
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
  blockedUntil: null,
  blockReason: null,
};

/** Locks orders before the user, as grading and cancelling do; the reverse order would deadlock. */
async function lockOrders(tx: Tx, who: { merchantId: string; userId: string }): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.merchantId, who.merchantId), eq(orders.userId, who.userId)))
    .orderBy(orders.id)
    .for('update');
}

/** Takes a member of staff off the staff: rights, second factors and sessions of the back office end. */
async function leaveStaff(ctx: SignedIn, tx: Tx): Promise<void> {
  const { merchantId, caller } = ctx;
  if (caller.role === 'CLIENT') return;
  const person = { merchantId, userId: caller.userId, now: ctx.now() };
  await checkNotLastOwner(tx, person);
  await writeStaffRights(tx, person, { role: 'CLIENT', branchIds: [] });
}

/** The phones that may have pending jobs. */
async function forgetRow(ctx: SignedIn, tx: Tx): Promise<string[]> {
  const { merchantId, caller } = ctx;
  const self = and(eq(users.merchantId, merchantId), eq(users.id, caller.userId));
  const [before] = await tx
    .select({ phone: users.phone, cashback: users.cashback })
    .from(users)
    .where(self)
    .for('update');
  // The balance never moves without its line in the ledger (I23).
  if (before && before.cashback > 0)
    await tx.insert(cashbackLedger).values({
      merchantId,
      id: ctx.newId(),
      userId: caller.userId,
      kind: 'ADJUST',
      amount: -before.cashback,
      createdAt: ctx.now(),
    });
  await tx
    .update(users)
    .set({ ...ERASED, deletedAt: ctx.now(), updatedAt: ctx.now() })
    .where(self);
  const mine = or(eq(phoneCodes.phone, before?.phone ?? ''), eq(phoneCodes.userId, caller.userId));
  const codes = await tx
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.merchantId, merchantId), mine))
    .returning({ phone: phoneCodes.phone });
  const phones = new Set([...codes.map(({ phone }) => phone), before?.phone ?? '']);
  return [...phones].map((phone) => smsAbout(ctx.secrets, phone));
}

/** SMS that were to be sent, and what the bot has written to the person: where it is in their chat is theirs (T26). */
async function forgetMessages(ctx: SignedIn, tx: Tx, abouts: string[]): Promise<void> {
  const { merchantId, caller } = ctx;
  for (const about of abouts)
    await tx
      .delete(outbox)
      .where(and(eq(outbox.merchantId, merchantId), sql`${outbox.payload} ->> 'about' = ${about}`));
  const own = sql`(select id from orders o where o.merchant_id = ${merchantId} and o.user_id = ${caller.userId}
    union all select id from reservations r where r.merchant_id = ${merchantId} and r.user_id = ${caller.userId})`;
  await tx
    .delete(botMessages)
    .where(
      and(
        eq(botMessages.merchantId, merchantId),
        eq(botMessages.kind, 'GUEST'),
        sql`${botMessages.subjectId} in ${own}`,
      ),
    );
}

/** Who was invited by the person, and whose invitation they have not used yet. A used one holds ids alone. */
async function forgetReferrals(tx: Tx, { merchantId, userId }: { merchantId: string; userId: string }) {
  const unused = and(eq(referrals.userId, userId), eq(referrals.state, 'ACCEPTED'));
  const theirs = or(eq(referrals.referrerId, userId), unused);
  await tx.delete(referrals).where(and(eq(referrals.merchantId, merchantId), theirs));
}

/**
 * API-17, SES-15, T26: deletes the account in one transaction. Orders stay as sales records; a later sign-in with the
 * phone creates a new customer without cashback. `first` is done in that transaction, before it. Throws staff.lastAdmin for the only
 * owner of a brand.
 */
export async function deleteAccount(ctx: SignedIn, first?: (tx: Tx) => Promise<void>): Promise<null> {
  const { merchantId, caller } = ctx;
  const abouts = await ctx.db.inTenant(merchantId, async (tx) => {
    await first?.(tx);
    await lockOrders(tx, { merchantId, userId: caller.userId });
    await leaveStaff(ctx, tx);
    const phones = await forgetRow(ctx, tx);
    await forgetMessages(ctx, tx, phones);
    for (const table of OWN)
      await tx.delete(table).where(and(eq(table.merchantId, merchantId), eq(table.userId, caller.userId)));
    await tx
      .update(reviews)
      .set({ comment: null, reply: null, message: null })
      .where(and(eq(reviews.merchantId, merchantId), eq(reviews.userId, caller.userId)));
    await forgetReferrals(tx, { merchantId, userId: caller.userId });
    await forgetPictures(tx, { merchantId, userId: caller.userId, now: ctx.now() });
    await forgetPersonInOrders(tx, { merchantId, userId: caller.userId });
    await forgetPersonInReservations(tx, {
      merchantId,
      userId: caller.userId,
      now: ctx.now(),
      newId: ctx.newId,
    });
    return phones;
  });
  for (const about of abouts) await ctx.forgetJobs(merchantId, about);
  await removeFiles(ctx, (work) => ctx.db.inTenant(merchantId, work));
  ctx.log.info({ userId: caller.userId }, 'account deleted');
  return null;
}
