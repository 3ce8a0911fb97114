import { addressText, readAddressDetails } from '@dasturxon/core/address';
import { localize } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import type { Trip, TripPoint } from '../../gateways/yandex-delivery/courier-service.ts';
import { toOrder, type OrderRow } from '../../orders/model/to-order.ts';

const NOTHING = { comment: null, entrance: null, floor: null, flat: null, intercom: null };

type Order = ReturnType<typeof toOrder>;
type Person = { firstName: string | null; phone: string | null };

function branchPoint({ branch }: Order): TripPoint | null {
  if (branch?.latitude == null || branch.longitude == null || !branch.phone) return null;
  const name = (branch.name && localize(branch.name, 'uz')) || 'Filial';
  const { latitude: lat, longitude: lon, phone } = branch;
  return { lat, lon, address: branch.address ?? name, name, phone, ...NOTHING };
}

const orNull = (text: string) => text || null;

/** The address details and the comment for the courier. */
function courierNotes({ address, courierComment, comment }: Order) {
  const details = readAddressDetails(address);
  const notes = [courierComment ?? comment, details.comment].filter(Boolean);
  return {
    comment: orNull(notes.join('. ')),
    entrance: orNull(details.entrance),
    floor: orNull(details.floor),
    flat: orNull(details.office),
    intercom: orNull(details.domophone),
  };
}

function destinationPoint(order: Order, person: Person): TripPoint | null {
  const { address, receiver } = order;
  const phone = receiver?.phone ?? person.phone;
  if (!address || !phone) return null;
  const { latitude: lat, longitude: lon } = address;
  const name = receiver?.name ?? person.firstName ?? 'Mijoz';
  return { lat, lon, address: addressText(address) || 'Manzil', name, phone, ...courierNotes(order) };
}

/** The delivery data for the courier service; null without a location or a phone. */
export async function readTrip(tx: Tx, row: OrderRow): Promise<Trip | null> {
  const [person] = await tx
    .select({ firstName: users.firstName, phone: users.phone })
    .from(users)
    .where(and(eq(users.merchantId, row.merchantId), eq(users.id, row.userId)));
  const order = toOrder(row, []);
  const from = branchPoint(order);
  const to = destinationPoint(order, person ?? { firstName: null, phone: null });
  if (!from || !to) return null;
  const items = [{ title: `Order ${row.number}`, quantity: 1, price: row.totalPrice }];
  return { orderNumber: row.number, from, to, items };
}
