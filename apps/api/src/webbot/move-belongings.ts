import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Tx } from '../db/connect.ts';
import { favourites } from '../db/schema/catalog.ts';
import { notifications, reservations } from '../db/schema/content.ts';
import { addresses, sessions } from '../db/schema/customers.ts';
import { guestPictures } from '../db/schema/guests/guest-pictures.ts';
import { referralCodes, referrals } from '../db/schema/guests/referrals.ts';
import { idempotencyKeys, orders } from '../db/schema/orders.ts';
import { savedCards } from '../db/schema/payments.ts';
import { promoUses, reviews } from '../db/schema/promos.ts';
import type { Ctx } from '../http/serving/context.ts';
import { cardMark } from '../users/card-mark.ts';

type OfUser = PgTable & { merchantId: PgColumn; userId: PgColumn };
type Move = { merchantId: string; from: string; into: string };

/** Data that moves between accounts. */
const TAKEN: readonly OfUser[] = [orders, addresses, reservations, reviews, guestPictures, notifications];
/** What was made for the one account: a token, kept answers of calls, an invitation. */
const LEFT: readonly OfUser[] = [sessions, idempotencyKeys, referralCodes, referrals];

const ownedBy = (table: OfUser, { merchantId }: Move, userId: string) =>
  and(eq(table.merchantId, merchantId), eq(table.userId, userId));

/** What both have marked stays marked once. */
async function moveFavourites(tx: Tx, move: Move): Promise<void> {
  const marked = tx
    .select({ productId: favourites.productId })
    .from(favourites)
    .where(ownedBy(favourites, move, move.into));
  const mine = ownedBy(favourites, move, move.from);
  await tx.delete(favourites).where(and(mine, inArray(favourites.productId, marked)));
  await tx.update(favourites).set({ userId: move.into }).where(mine);
}

/** A promo that one guest may use once was used by this guest, whichever account it was (T33). */
async function movePromoUses(tx: Tx, { merchantId, from, into }: Move): Promise<void> {
  await tx.execute(sql`
    update ${promoUses} as mine set user_id = ${into}
    where mine.merchant_id = ${merchantId} and mine.user_id = ${from}
      and not (mine.once and exists (select from ${promoUses} as theirs where theirs.merchant_id = mine.merchant_id
        and theirs.promo_id = mine.promo_id and theirs.user_id = ${into} and theirs.once))`);
}

/** Saved cards go along under marks of their new owner; one that both have saved stays once. */
async function moveCards(ctx: Pick<Ctx, 'secrets'>, tx: Tx, move: Move): Promise<void> {
  const mine = ownedBy(savedCards, move, move.from);
  for (const card of await tx.delete(savedCards).where(mine).returning()) {
    const { type, maskedNumber, expire } = card;
    const mark = cardMark(ctx, { userId: move.into, type, lastFour: maskedNumber.slice(-4), expire });
    await tx
      .insert(savedCards)
      .values({ ...card, userId: move.into, mark })
      .onConflictDoNothing();
  }
}

/** Moves one account's data to another and deletes what only the first could use. */
export async function moveBelongings(ctx: Pick<Ctx, 'secrets'>, tx: Tx, move: Move): Promise<void> {
  for (const table of TAKEN)
    await tx
      .update(table)
      .set({ userId: move.into })
      .where(ownedBy(table, move, move.from));
  await tx
    .update(referrals)
    .set({ referrerId: move.into })
    .where(and(eq(referrals.merchantId, move.merchantId), eq(referrals.referrerId, move.from)));
  await moveFavourites(tx, move);
  await movePromoUses(tx, move);
  await moveCards(ctx, tx, move);
  for (const table of LEFT) await tx.delete(table).where(ownedBy(table, move, move.from));
}
