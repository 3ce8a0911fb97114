import { lt, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { slotUses } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from './deps.ts';
import type { OrderRow } from './to-order.ts';

/** How finely later orders are counted against a branch's capacity. */
const SLOT_MS = 15 * 60_000;

/** The slot that a moment falls into. */
export function slotOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SLOT_MS) * SLOT_MS);
}

/** Counts a later order in its slot; also without a limit, since tonight may get one later. Throws slot.unavailable. */
export async function takeSlot(
  { merchantId }: Pick<Ctx, 'merchantId'>,
  tx: Tx,
  about: { branchId: string; capacity: number | null; at: Date },
): Promise<void> {
  const { capacity } = about;
  // The first order of a slot is inserted, so the condition below does not stop it.
  if (capacity === 0) throw apiError('slot.unavailable');
  const taken = await tx
    .insert(slotUses)
    .values({ merchantId, branchId: about.branchId, slot: slotOf(about.at), used: 1 })
    .onConflictDoUpdate({
      target: [slotUses.merchantId, slotUses.branchId, slotUses.slot],
      set: { used: sql`${slotUses.used} + 1` },
      ...(capacity !== null && { setWhere: lt(slotUses.used, capacity) }),
    })
    .returning({ used: slotUses.used });
  if (taken.length === 0) throw apiError('slot.unavailable');
}

/** Frees the place of a later order in the slot of its branch. */
export async function returnSlot(tx: Tx, row: OrderRow): Promise<void> {
  if (!row.deliveryAt) return;
  await tx.execute(sql`
    update slot_uses set used = greatest(used - 1, 0)
    where merchant_id = ${row.merchantId} and branch_id = ${row.branchId}
      and slot = ${slotOf(row.deliveryAt).toISOString()}::timestamptz`);
}
