import * as v from 'valibot';
import { Notification } from '@dasturxon/core/content';
import { and, desc, eq, isNull, or } from 'drizzle-orm';

import { notificationReads, notifications } from '../db/schema/content.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { ownId } from '../users/own-id.ts';

/** The number of notifications in the list: the newest. */
const SHOWN = 100;

/** Messages to the caller and to all customers. */
const mine = (ctx: SignedIn) =>
  and(
    eq(notifications.merchantId, ctx.merchantId),
    or(isNull(notifications.userId), eq(notifications.userId, ctx.caller.userId)),
  );

/** The caller's messages, newest first. Throws notFound for another user's id. */
export async function listNotifications(ctx: SignedIn, userId: string): Promise<Notification[]> {
  ownId(ctx, userId);
  const readByCaller = and(
    eq(notificationReads.merchantId, notifications.merchantId),
    eq(notificationReads.notificationId, notifications.id),
    eq(notificationReads.userId, ctx.caller.userId),
  );
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select({
        id: notifications.id,
        data: notifications.data,
        createdAt: notifications.createdAt,
        readAt: notificationReads.at,
      })
      .from(notifications)
      .leftJoin(notificationReads, readByCaller)
      .where(mine(ctx))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(SHOWN),
  );
  return rows.map(({ id, data, createdAt, readAt }) =>
    v.parse(Notification, { ...data, id, isRead: readAt !== null, createdDate: createdAt.toISOString() }),
  );
}

/** Idempotent. Throws notFound for another user's message. */
export async function readNotification(ctx: SignedIn, id: string): Promise<null> {
  const { merchantId, caller } = ctx;
  await ctx.db.inTenant(merchantId, async (tx) => {
    const [row] = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(mine(ctx), eq(notifications.id, id)));
    found(row, 'notFound');
    await tx
      .insert(notificationReads)
      .values({ merchantId, notificationId: id, userId: caller.userId, at: ctx.now() })
      .onConflictDoNothing();
  });
  return null;
}
