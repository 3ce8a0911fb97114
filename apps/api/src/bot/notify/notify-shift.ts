import { isUnanswered } from '@dasturxon/core/order';
import { type BranchScope, hasPermission, isInScope, STAFF_ROLES } from '@dasturxon/core/staff';
import { businessDayStart } from '@dasturxon/core/time';
import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { readScope } from '../../http/serving/staff-branches.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { keepMessage } from '../chats/keep-message.ts';
import type { BotBrand, BotDeps } from '../messages/bot-brand.ts';
import { personalMessage } from '../messages/ladder-message.ts';
import type { OrderToNotify } from './order-to-notify.ts';

/** Roles whose board can answer an order. */
const ANSWERING = STAFF_ROLES.filter((role) => hasPermission(role, 'kitchen.work'));

/** A session of the back office of a user that was in use on this business day and has not ended. */
const isAtWork = (tx: Tx, { merchantId, timeZone }: BotBrand, now: Date) => {
  const today = businessDayStart(now, timeZone);
  return exists(
    tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(
        and(
          eq(staffSessions.merchantId, merchantId),
          eq(staffSessions.userId, users.id),
          isNull(staffSessions.revokedAt),
          gt(staffSessions.expiresAt, now),
          or(gte(staffSessions.lastSeenAt, today), gte(staffSessions.boardSeenAt, today)),
        ),
      ),
  );
};

/** The people on shift at a branch who can answer its orders and whom the bot reaches. */
async function readShift(
  tx: Tx,
  { brand, branchId, now }: { brand: BotBrand; branchId: string; now: Date },
): Promise<{ id: string; telegramId: string }[]> {
  const { merchantId } = brand;
  const people = await tx
    .select({ id: users.id, telegramId: users.telegramId })
    .from(users)
    .where(
      and(
        eq(users.merchantId, merchantId),
        inArray(users.role, [...ANSWERING]),
        eq(users.isActive, true),
        isNull(users.deletedAt),
        eq(users.botBlocked, false),
        isNotNull(users.telegramId),
        isAtWork(tx, brand, now),
      ),
    );
  const scopes: BranchScope[] = [];
  for (const { id } of people) scopes.push(await readScope(tx, { merchantId, userId: id }));
  return people.flatMap(({ id, telegramId }, index) =>
    telegramId !== null && isInScope(scopes[index]!, branchId) ? [{ id, telegramId }] : [],
  );
}

/** Notifies each person on shift, in a private chat, that an order is unanswered (REMIND). */
export async function notifyShift(deps: BotDeps, { api, brand, notified }: OrderToNotify): Promise<void> {
  if (notified.rung !== 'REMIND' || !isUnanswered(notified.order)) return;
  const { merchantId } = brand;
  const about = { brand, branchId: notified.branchId, now: deps.now() };
  const people = await deps.db.inTenant(merchantId, (tx) => readShift(tx, about));
  for (const { id, telegramId } of people) {
    const message = {
      merchantId,
      subjectId: notified.order.id,
      kind: `MANAGER:${id}` as const,
      chatId: telegramId,
      content: personalMessage(notified, brand),
    };
    await keepMessage(deps, api, message).catch(async (error: unknown) => {
      if (!isDeaf(error)) throw error;
      await rememberDeafPerson(deps, { merchantId, userId: id });
    });
  }
}
