import { Role } from '@dasturxon/core/auth';
import {
  ADJUST_REASONS,
  ADJUST_WINDOW_DAYS,
  type AdjustedPoints,
  adjustLimit,
  type AdjustLimit,
  type AdjustReason,
  CARD_POINTS,
  isApology,
  type CustomerPoints,
} from '@dasturxon/core/staff';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { cashbackLedger } from '../../db/schema/promos.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { ledgerLines, toCashbackEntry } from '../../users/cashback.ts';
import { ofGuest } from './customer-scope.ts';

/** The cause of an adjustment's line: the role of the person, then the reason. */
export const adjustCause = (role: Role, reason: AdjustReason): string => `${role}:${reason}`;

/** The reason of an adjustment; null for other lines, and for the one that ends a deleted account's balance. */
function adjustedBy({ kind, cause }: { kind: string; cause: string }): AdjustReason | null {
  if (kind !== 'ADJUST') return null;
  if (isApology({ kind, cause })) return 'APOLOGY';
  return ADJUST_REASONS.find((reason) => cause.endsWith(`:${reason}`)) ?? null;
}

type Guest = { userId: string; balance: number };

/** What managers added and took of a guest in the days of their limit. */
async function movedByManagers(ctx: SignedIn, tx: Tx, userId: string): Promise<AdjustedPoints['moved']> {
  const since = new Date(ctx.now().getTime() - ADJUST_WINDOW_DAYS * DAY_MS);
  const [row] = await tx
    .select({ moved: sql<string | number>`coalesce(sum(abs(${cashbackLedger.amount})), 0)` })
    .from(cashbackLedger)
    .where(
      and(
        eq(cashbackLedger.merchantId, ctx.merchantId),
        eq(cashbackLedger.userId, userId),
        eq(cashbackLedger.kind, 'ADJUST'),
        like(cashbackLedger.cause, 'MANAGER:%'),
        gt(cashbackLedger.createdAt, since),
      ),
    );
  return Number(row?.moved ?? 0);
}

/** What the caller may add or take of a guest's points. */
export async function limitOf(ctx: SignedIn, tx: Tx, { userId, balance }: Guest): Promise<AdjustLimit> {
  const moved = await movedByManagers(ctx, tx, userId);
  return adjustLimit(v.parse(Role, ctx.caller.role), { balance, moved });
}

/** The points of a guest with the caller's limit. The order of a branch that is not the caller's has no number. */
export async function readPoints(ctx: SignedIn, tx: Tx, guest: Guest): Promise<CustomerPoints> {
  const { merchantId, caller } = ctx;
  const lines = await ledgerLines(tx, { merchantId, ...guest }, CARD_POINTS);
  const own = await tx.select({ id: orders.id }).from(orders).where(ofGuest(ctx, guest.userId));
  const ids = new Set(own.map(({ id }) => id));
  const isHidden = (orderId: string | null) =>
    caller.branchIds !== null && orderId !== null && !ids.has(orderId);
  const history = lines.map((line) => ({
    ...toCashbackEntry(line),
    ...(isHidden(line.orderId) && { orderId: null, orderNumber: null }),
    adjusted: adjustedBy(line),
  }));
  return { balance: guest.balance, history, limit: await limitOf(ctx, tx, guest) };
}
