import { Role } from '@dasturxon/core/auth';
import {
  type BoardAlert,
  boardAlerts,
  type BoardOrder,
  hasPermission,
  isInScope,
  isShared,
  permissionsOf,
  type SeenAlert,
} from '@dasturxon/core/staff';
import { and, eq, inArray, lte } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { seenAlerts } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { factsOfOrder } from '../board/read-board.ts';
import { toBoardOrder } from '../board/to-board-order.ts';
import { openPrints } from '../prints/print-rows.ts';
import { readSeenAlerts, seenSince } from '../seen-alerts/seen-alert-rows.ts';

/** What an alert is about: the order or the printer in its cause. */
const subjectOf = (cause: string): string => cause.split(':')[1] ?? '';

/** The orders that causes name and that the person works with. */
async function ordersOf(ctx: SignedIn, tx: Tx, causes: readonly string[]) {
  const rows = await tx
    .select({ id: orders.id, branchId: orders.branchId })
    .from(orders)
    .where(
      and(eq(orders.merchantId, ctx.merchantId), inArray(orders.id, [...new Set(causes.map(subjectOf))])),
    );
  const own: BoardOrder[] = [];
  for (const { id, branchId } of rows)
    if (isInScope(ctx.caller.branchIds, branchId))
      own.push(toBoardOrder(await factsOfOrder(ctx, tx, id), ctx.caller));
  return own;
}

/** The alerts that a person has now and acknowledges for the branch, of those that are named. */
async function standing(ctx: SignedIn, tx: Tx, causes: readonly string[]): Promise<BoardAlert[]> {
  const role = v.parse(Role, ctx.caller.role);
  // Roles without alerts of their own read no order.
  if (causes.length === 0 || !hasPermission(role, 'printing.use')) return [];
  const board = { orders: await ordersOf(ctx, tx, causes), prints: await openPrints(ctx, tx) };
  const all = boardAlerts(board, { permissions: permissionsOf(role), now: ctx.now() });
  return all
    .filter(isShared)
    .map((alert) => ({ ...alert, causes: alert.causes.filter((cause) => causes.includes(cause)) }))
    .filter((alert) => alert.causes.length > 0);
}

async function write(ctx: SignedIn, tx: Tx, { kind, branchId, causes }: BoardAlert): Promise<void> {
  const { merchantId, now, caller } = ctx;
  const rows = causes.map((cause) => ({ merchantId, cause, branchId, by: caller.name, at: now() }));
  const written = await tx
    .insert(seenAlerts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ cause: seenAlerts.cause });
  // One that someone has acknowledged before stays theirs.
  if (written.length === 0) return;
  const subject = kind === 'PRINTER' ? ('printer' as const) : ('order' as const);
  const about = { subject, subjectId: subjectOf(causes[0]!), branchId };
  await writeAudit(ctx, tx, { action: 'alert.seen', ...about, before: null, after: { alert: kind } });
}

/** Acknowledges alerts for everyone at their branches (BO-415). What is no alert of the person now is passed over. */
export async function acknowledgeAlerts(
  ctx: SignedIn,
  { causes }: { causes: readonly string[] },
): Promise<SeenAlert[]> {
  const { merchantId } = ctx;
  const seen = await ctx.db.inTenant(merchantId, async (tx) => {
    const old = and(eq(seenAlerts.merchantId, merchantId), lte(seenAlerts.at, seenSince(ctx.now())));
    await tx.delete(seenAlerts).where(old);
    for (const alert of await standing(ctx, tx, causes)) await write(ctx, tx, alert);
    return readSeenAlerts(ctx, tx);
  });
  ctx.orderEvents.announce(merchantId, 'alerts');
  return seen;
}
