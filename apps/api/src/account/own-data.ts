import type { Answered, endpoints } from '@dasturxon/core/api';
import type { Order } from '@dasturxon/core/order';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { listAddresses } from '../addresses/addresses.ts';
import type { Tx } from '../db/connect.ts';
import { reservations } from '../db/schema/content.ts';
import { guestPictures } from '../db/schema/guests/guest-pictures.ts';
import { referralCodes } from '../db/schema/guests/referrals.ts';
import { savedCards } from '../db/schema/payments.ts';
import { reviews } from '../db/schema/promos.ts';
import { listFavourites } from '../favourites/favourites.ts';
import { apiError, found } from '../http/api-error.ts';
import { logSecurity } from '../http/log/security-log.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { listOrders } from '../orders/model/read-orders.ts';
import { toReservations } from '../reservations/to-reservation.ts';
import { pointsHistory } from '../users/cashback.ts';
import { userById } from '../users/find-user.ts';
import { listSessions } from '../users/sessions.ts';
import { toUser } from '../users/to-user.ts';

type OwnData = Answered<typeof endpoints.readOwnData>;

/** It reads everything of a guest. */
const READS_AN_HOUR = 5;
const PAGE = 100;

type OfUser = { merchantId: PgColumn; userId: PgColumn };

async function limit(ctx: SignedIn): Promise<void> {
  const { merchantId, caller } = ctx;
  const bucket = { bucket: `own-data:${caller.userId}`, limit: READS_AN_HOUR, seconds: 3600 };
  const wait = await ctx.db.inTenant(merchantId, (tx) =>
    countAgainst(tx, [bucket], { merchantId, now: ctx.now() }),
  );
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
}

async function allOrders(ctx: SignedIn): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 0; ; page += 1) {
    const some = await listOrders(ctx, ctx.caller.userId, { page, size: PAGE, onlyArchive: false });
    all.push(...some);
    if (some.length < PAGE) return all;
  }
}

type OwnRows = Pick<
  OwnData,
  | 'profile'
  | 'telegramId'
  | 'clickId'
  | 'cards'
  | 'reservations'
  | 'reviews'
  | 'pictures'
  | 'invitationCode'
  | 'cashback'
>;

async function ownRows(ctx: SignedIn, tx: Tx): Promise<OwnRows> {
  const own = (table: OfUser): SQL | undefined =>
    and(eq(table.merchantId, ctx.merchantId), eq(table.userId, ctx.caller.userId));
  const user = found(await userById(ctx, tx, ctx.caller.userId), 'session.expired');
  const cards = await tx.select().from(savedCards).where(own(savedCards));
  const booked = await tx.select().from(reservations).where(own(reservations));
  const written = await tx.select().from(reviews).where(own(reviews));
  const pictures = await tx.select().from(guestPictures).where(own(guestPictures));
  const [invitation] = await tx.select().from(referralCodes).where(own(referralCodes));
  const history = await pointsHistory(tx, {
    merchantId: ctx.merchantId,
    userId: user.id,
    balance: user.cashback,
  });
  return {
    profile: toUser(user),
    telegramId: user.telegramId,
    clickId: user.clickId,
    cards: cards.map(({ provider, maskedNumber, name, createdAt }) => ({
      provider,
      maskedNumber,
      name,
      createdDate: createdAt.toISOString(),
    })),
    reservations: await toReservations(tx, booked),
    reviews: written.map(({ orderId, productId, grade, comment, reply, createdAt }) => ({
      orderId,
      productId: productId === '' ? null : productId,
      grade,
      comment,
      reply,
      createdDate: createdAt.toISOString(),
    })),
    pictures: pictures.map(({ id, kind, orderId, createdAt }) => ({
      id,
      kind,
      orderId,
      createdDate: createdAt.toISOString(),
    })),
    invitationCode: invitation?.code ?? null,
    cashback: { balance: user.cashback, history },
  };
}

/** PRIV-02: everything that is kept about the caller. Throws request.rateLimited after five in an hour. */
export async function readOwnData(ctx: SignedIn): Promise<OwnData> {
  await limit(ctx);
  const { userId } = ctx.caller;
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) => ownRows(ctx, tx));
  const favourites = await listFavourites(ctx, { isFavourite: true });
  const everything = {
    ...rows,
    madeDate: ctx.now().toISOString(),
    devices: await listSessions(ctx),
    addresses: await listAddresses(ctx, userId),
    favourites: favourites.map(({ productId }) => productId),
    orders: await allOrders(ctx),
    notifications: await listNotifications(ctx, userId),
  };
  logSecurity(ctx.log, 'data.exported', { merchantId: ctx.merchantId, userId });
  return everything;
}
