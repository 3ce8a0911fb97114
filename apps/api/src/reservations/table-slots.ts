import { quartersOf, type Span } from '@dasturxon/core/staff';
import { and, eq, gte, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { reservationSlots } from '../db/schema/content.ts';
import { apiError } from '../http/api-error.ts';

type OfBooking = { merchantId: string; reservationId: string };

/** Whether a table is free for a span. Another booking may take it before `takeTables` does. */
export async function isTableFree(
  tx: Tx,
  { merchantId, tableId, span }: { merchantId: string; tableId: string; span: Span },
): Promise<boolean> {
  const taken = await tx
    .select({ slot: reservationSlots.slot })
    .from(reservationSlots)
    .where(
      and(
        eq(reservationSlots.merchantId, merchantId),
        eq(reservationSlots.tableId, tableId),
        inArray(reservationSlots.slot, quartersOf(span)),
      ),
    )
    .limit(1);
  return taken.length === 0;
}

/**
 * Takes the tables of a booking: a quarter of an hour of a table is one row with a unique key, so that of two bookings at the same
 * moment one is refused (D81). Throws reservation.taken if any of them is not free.
 */
export async function takeTables(
  tx: Tx,
  { tableIds, span, ...own }: OfBooking & { tableIds: readonly string[]; span: Span },
): Promise<void> {
  // In one order: two bookings of the same tables would else wait for each other.
  const slots = tableIds
    .toSorted()
    .flatMap((tableId) => quartersOf(span).map((slot) => ({ ...own, tableId, slot })));
  if (slots.length === 0) return;
  const taken = await tx.insert(reservationSlots).values(slots).onConflictDoNothing().returning();
  if (taken.length < slots.length) throw apiError('reservation.taken');
}

/** Frees the tables of a booking: all of its time, or what begins at a moment or later. */
export async function freeTable(
  tx: Tx,
  { merchantId, reservationId, from }: OfBooking & { from?: Date },
): Promise<void> {
  await tx
    .delete(reservationSlots)
    .where(
      and(
        eq(reservationSlots.merchantId, merchantId),
        eq(reservationSlots.reservationId, reservationId),
        from && gte(reservationSlots.slot, from),
      ),
    );
}
