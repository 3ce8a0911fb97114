import { orders } from '../../db/schema/orders.ts';
import { eq } from 'drizzle-orm';
import { unwrap } from '@dasturxon/core/api';

import { delivery, place } from '../order-bodies.ts';
import { aPhone, type Scene } from '../scene.ts';
import { RESERVATION_BODIES, reservationSubject } from './reservation-rows.ts';

/** What the calls about guests send, by their name. */
export const CUSTOMER_BODIES = {
  findCustomer: () => ({ phone: aPhone() }),
  blockCustomer: () => ({ reason: 'PRANK', until: null }),
  adjustPoints: () => ({ amount: 1_000, reason: 'GIFT' }),
  searchCustomers: () => ({ query: 'Aziza' }),
  ...RESERVATION_BODIES,
};

/** The guest of an order at a branch, for a call about a guest, or a booking; null for other calls. */
export async function customerSubject(scene: Scene, path: string, branchId: string) {
  if (!path.startsWith('/admin/v1/customers/')) return reservationSubject(scene, path, branchId);
  const guest = await scene.person();
  const { id } = unwrap(await place(guest, delivery()));
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.update(orders).set({ branchId }).where(eq(orders.id, id)),
  );
  return { id: guest.userId, version: 1, branchId };
}
