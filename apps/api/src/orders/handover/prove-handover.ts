import { randomInt } from 'node:crypto';

import { isProven, type ProvenOrder, proofOf } from '@dasturxon/core/dispatch';
import type { Role } from '@dasturxon/core/auth';
import { isFinal, type OrderSource, type OrderStatus } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError, found } from '../../http/api-error.ts';

type OrderRow = typeof orders.$inferSelect;
type Data = Pick<OrderRow, 'data' | 'serviceType'>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** How the hand-over of an order is proven. */
export const provenOrder = ({ data, serviceType }: Data): ProvenOrder => ({
  serviceType,
  leaveAtDoor: data['leaveAtDoor'] === true,
  code: textOf(data['handoverCode']),
  doorPicture: textOf(data['doorPicture']),
});

/** The code of a new order: its guest reads it, so that one which staff place by phone has none. */
export function newHandoverCode(
  { isHandoverProven }: { isHandoverProven: boolean },
  source: OrderSource,
): string | null {
  return isHandoverProven && source !== 'CALL_CENTER' ? String(randomInt(10_000)).padStart(4, '0') : null;
}

/** What the guest's page shows of the proof: the code until the order has ended, and the picture of the door. */
export function shownProof(row: OrderRow, userId: string | undefined) {
  const proven = provenOrder(row);
  // A courier service has codes of its own.
  const isOwn = row.data['deliveryType'] === 'OWN';
  const isCode = row.userId === userId && isOwn && !isFinal(row.status) && proofOf(proven) === 'CODE';
  return { handoverCode: isCode ? proven.code : null, doorPicture: proven.doorPicture };
}

/** Notes that the code was right. Throws courier.codeWrong for another one, courier.proofMissing for none. */
export async function proveHandover(
  tx: Tx,
  { row, code, now }: { row: OrderRow; code: string | null; now: Date },
): Promise<OrderRow> {
  const proven = provenOrder(row);
  if (!isProven(proven, { code }))
    throw apiError(
      code === null || proofOf(proven) === 'PHOTO' ? 'courier.proofMissing' : 'courier.codeWrong',
    );
  if (proofOf(proven) === null) return row;
  const [noted] = await tx
    .update(orders)
    .set({ data: { ...row.data, provenAt: now.toISOString() } })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)))
    .returning();
  return found(noted, 'order.notFound');
}

/**
 * Refuses a courier who reports by another call that an order was delivered; staff of the branch may, where a guest has no code.
 * Throws courier.proofMissing.
 */
export function refuseUnproven(
  row: OrderRow,
  { to, actor }: { to: OrderStatus; actor: { role: Role } | null },
): void {
  if (actor?.role !== 'COURIER' || (to !== 'DELIVERED' && to !== 'CLOSED')) return;
  if (proofOf(provenOrder(row)) !== null && row.data['provenAt'] === undefined)
    throw apiError('courier.proofMissing');
}
