import { addressText } from '@dasturxon/core/address';
import { leadMinutesFor } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../model/deps.ts';
import { type EditedHandover, proposedAddress } from '../model/order-edits.ts';
import { returnSlot, takeSlot } from '../model/slot-uses.ts';
import { type OrderRow, toOrder } from '../model/to-order.ts';

const MINUTE_MS = 60_000;

/** A stored edit of the hand-over with its address. */
export const withAddress = (row: Pick<OrderRow, 'data'>, handover: EditedHandover): EditedHandover => ({
  ...handover,
  address: proposedAddress(row, handover),
});

/** The later time of an order takes a place in its slot, and gives the former one back. Throws slot.unavailable. */
async function moveSlot(
  tx: Tx,
  { row, handover }: { row: OrderRow; handover: EditedHandover },
): Promise<void> {
  const at = handover.deliveryAt === null ? null : new Date(handover.deliveryAt);
  if (at?.getTime() === row.deliveryAt?.getTime()) return;
  await returnSlot(tx, row);
  if (at) await takeSlot(row, tx, { branchId: row.branchId, capacity: handover.capacity, at });
}

/** The promise of an order that is wanted as soon as possible from now on; nothing for another one. */
function newPromise(deps: Pick<Deps, 'now'>, { row, handover }: { row: OrderRow; handover: EditedHandover }) {
  if (row.deliveryAt === null || handover.deliveryAt !== null || row.acceptedTime === null) return {};
  const since = Math.ceil((deps.now().getTime() - row.acceptedTime.getTime()) / MINUTE_MS);
  const { cookingTime } = toOrder(row, []);
  return { cookingTime: since + leadMinutesFor(cookingTime), isReadyPromised: true };
}

/** The columns and the data of a locked order that is handed over in another way; its slot is moved. Throws slot.unavailable. */
export async function moveHandover(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  about: { row: OrderRow; handover: EditedHandover | null },
): Promise<{ columns: Partial<OrderRow>; data: Record<string, unknown> }> {
  const { row, handover } = about;
  if (handover === null) return { columns: {}, data: { formerHandover: null, formerAddress: null } };
  await moveSlot(tx, { row, handover });
  const { serviceType, address, deliveryAt, distance, zone, isTaximeter } = handover;
  const before = toOrder(row, []);
  const wasBrought = before.serviceType === 'DELIVERY' && before.address !== null;
  return {
    columns: { serviceType, deliveryAt: deliveryAt === null ? null : new Date(deliveryAt) },
    data: {
      ...newPromise(deps, { row, handover }),
      address,
      distance,
      ...(zone !== undefined && { zone }),
      isTaximeter,
      deliveryType: serviceType === 'DELIVERY' ? 'OWN' : null,
      day: null,
      time: null,
      newAddress: null,
      lateIn: null,
      formerHandover: { serviceType: row.serviceType, atTime: before.atTime },
      formerAddress: wasBrought && before.address ? addressText(before.address) : null,
    },
  };
}
