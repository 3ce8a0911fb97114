import { Role } from '@dasturxon/core/auth';
import { LocalizedText } from '@dasturxon/core/kernel';
import { OrderEventType } from '@dasturxon/core/order';
import { wholeSom } from '@dasturxon/core/payment';
import {
  LOGGED_ACTIONS,
  logEventOf,
  type OrderLog,
  type OrderLogEntry,
  OrderLogEntry as Entry,
  type OrderMessage,
} from '@dasturxon/core/staff';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { botMessages } from '../../db/schema/bot.ts';
import { notificationReads, notifications } from '../../db/schema/content.ts';
import { users } from '../../db/schema/customers.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { tilesUrl } from '../../http/tiles-url.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { boardOrder, factsOfOrder } from '../board/read-board.ts';

/** The names of the people of a history by id; rows of older servers name none. */
async function namesOf({ merchantId }: OrderRow, tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), inArray(users.id, [...ids])));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function historyOf(row: OrderRow, tx: Tx): Promise<OrderLogEntry[]> {
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.merchantId, row.merchantId), eq(orderHistory.orderId, row.id)))
    .orderBy(asc(orderHistory.id));
  const names = await namesOf(
    row,
    tx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map(({ id, event, fromStatus, toStatus, actorId, actorRole, data, at }) => {
    const type = v.parse(OrderEventType, event);
    const refunded = Number(data['refunded']);
    return v.parse(Entry, {
      id: `event-${id}`,
      at: at.toISOString(),
      event: logEventOf({ type, fromStatus, data }),
      status: toStatus,
      courierStatus: data['courierStatus'] ?? null,
      by: textOrNull(data['by']) ?? (actorId === null ? null : (names.get(actorId) ?? null)),
      role: actorRole,
      reason: textOrNull(data['reason']),
      amount: refunded > 0 ? wholeSom(refunded) : null,
    });
  });
}

const Refunded = v.fallback(v.object({ refund: v.number() }), { refund: 0 });

async function actionsOf(row: OrderRow, tx: Tx): Promise<OrderLogEntry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.merchantId, row.merchantId),
        eq(auditLog.subjectId, row.id),
        inArray(auditLog.action, [...LOGGED_ACTIONS]),
      ),
    )
    .orderBy(asc(auditLog.id));
  return rows.map(({ id, at, action, name, role, after }) => ({
    id: `action-${id}`,
    at: at.toISOString(),
    event: null,
    action,
    status: null,
    courierStatus: null,
    by: name,
    role: v.parse(Role, role),
    reason: null,
    amount: v.parse(Refunded, after).refund || null,
  }));
}

/** Messages in the app. They are of the guest alone, so that those about the order are found by the guest. */
async function appMessages(row: OrderRow, tx: Tx): Promise<OrderMessage[]> {
  const rows = await tx
    .select({
      id: notifications.id,
      data: notifications.data,
      at: notifications.createdAt,
      readAt: notificationReads.at,
    })
    .from(notifications)
    .leftJoin(
      notificationReads,
      and(
        eq(notificationReads.merchantId, notifications.merchantId),
        eq(notificationReads.notificationId, notifications.id),
        eq(notificationReads.userId, row.userId),
      ),
    )
    .where(
      and(
        eq(notifications.merchantId, row.merchantId),
        eq(notifications.userId, row.userId),
        sql`${notifications.data} ->> 'orderId' = ${row.id}`,
      ),
    );
  return rows.map(({ id, data, at, readAt }) => ({
    id,
    at: at.toISOString(),
    channel: 'APP',
    state: readAt === null ? 'SENT' : 'READ',
    text: v.parse(v.nullish(LocalizedText, null), data['text']),
  }));
}

/** The bot's message about the order, which it edits; a guest who has blocked the bot gets none. */
async function botMessage({ merchantId, id, userId }: OrderRow, tx: Tx): Promise<OrderMessage[]> {
  const rows = await tx
    .select({ at: botMessages.createdAt, messageId: botMessages.messageId, isBlocked: users.botBlocked })
    .from(botMessages)
    .innerJoin(users, and(eq(users.merchantId, merchantId), eq(users.id, userId)))
    .where(
      and(
        eq(botMessages.merchantId, merchantId),
        eq(botMessages.subjectId, id),
        eq(botMessages.kind, 'GUEST'),
      ),
    );
  return rows.map(({ at, messageId, isBlocked }) => ({
    id: 'telegram',
    at: at.toISOString(),
    channel: 'TELEGRAM',
    state: isBlocked || messageId === null ? 'FAILED' : 'SENT',
    text: null,
  }));
}

const byTime = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);

/** Links to pay, which are sent by SMS. */
const smsOf = (entries: readonly OrderLogEntry[]): OrderMessage[] =>
  entries
    .filter(({ action }) => action === 'order.paymentLink')
    .map(({ id, at }) => ({ id: `sms-${id}`, at, channel: 'SMS', state: 'PASSED_ON', text: null }));

/** What happened to an order, and the messages to its guest. Throws order.notFound for one that the caller may not see. */
export function readOrderLog(ctx: SignedIn, id: string): Promise<OrderLog> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await boardOrder(ctx, tx, id);
    const { row } = await factsOfOrder(ctx, tx, id);
    const entries = [...(await historyOf(row, tx)), ...(await actionsOf(row, tx))].toSorted(byTime);
    const sent = [...(await appMessages(row, tx)), ...(await botMessage(row, tx)), ...smsOf(entries)];
    return { entries, messages: sent.toSorted(byTime), tilesUrl: tilesUrl(ctx.env) };
  });
}
