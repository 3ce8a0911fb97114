import { OPEN_RESERVATIONS } from '@dasturxon/core/staff';
import { and, eq, gt, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { reservations, reservationSlots } from '../db/schema/content.ts';
import { enqueueReservationNotification } from './answer-reservation.ts';

/**
 * Removes a deleted account from its bookings (T26): deletes texts, cancels future bookings and notifies the staff.
 */
export async function forgetPersonInReservations(
  tx: Tx,
  who: { merchantId: string; userId: string; now: Date; newId: () => string },
): Promise<void> {
  const own = and(eq(reservations.merchantId, who.merchantId), eq(reservations.userId, who.userId));
  await tx.update(reservations).set({ data: {} }).where(own);
  const coming = await tx
    .update(reservations)
    .set({ status: 'CANCELED' })
    .where(and(own, gt(reservations.until, who.now), inArray(reservations.status, [...OPEN_RESERVATIONS])))
    .returning({ id: reservations.id });
  for (const { id } of coming)
    await enqueueReservationNotification(who, tx, { merchantId: who.merchantId, id });
  const ids = coming.map(({ id }) => id);
  await tx
    .delete(reservationSlots)
    .where(
      and(eq(reservationSlots.merchantId, who.merchantId), inArray(reservationSlots.reservationId, ids)),
    );
}
