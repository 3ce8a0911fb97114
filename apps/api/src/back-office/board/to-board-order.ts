import { addressText, readAddressDetails } from '@dasturxon/core/address';
import { Role } from '@dasturxon/core/auth';
import { maskPhone } from '@dasturxon/core/format';
import type { Order } from '@dasturxon/core/order';
import { BoardOrder, hasPermission } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Caller } from '../../http/serving/context.ts';
import { delaysOf } from '../../orders/moves/take-longer.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

/** An order with what the board shows beside it. */
export type BoardFacts = {
  row: OrderRow;
  order: Order;
  guest: { firstName: string | null; lastName: string | null; phone: string | null };
  table: string | null;
  lastMove: { by: string | null; at: Date } | null;
};

function fullAddress({ serviceType, address }: Order): string | null {
  if (serviceType !== 'DELIVERY' || address === null) return null;
  const { entrance, floor, office, comment } = readAddressDetails(address);
  return [addressText(address), entrance, floor, office, comment].filter((part) => part?.trim()).join(', ');
}

/** An order as this caller's role may see it: without the permission there is no sum and no guest. */
export function toBoardOrder(facts: BoardFacts, { role: name }: Pick<Caller, 'role'>): BoardOrder {
  const { row, order, guest, table, lastMove } = facts;
  const role = v.parse(Role, name);
  const seesGuest = hasPermission(role, 'orders.guest');
  return v.parse(BoardOrder, {
    ...order,
    version: row.version,
    branchId: row.branchId,
    kitchenSince: row.kitchenSince?.toISOString() ?? null,
    totalPrice: hasPermission(role, 'orders.money') ? row.totalPrice : null,
    guest: seesGuest
      ? {
          name: [guest.firstName, guest.lastName].filter(Boolean).join(' ') || null,
          phone: guest.phone && maskPhone(guest.phone),
        }
      : null,
    address: seesGuest ? fullAddress(order) : null,
    table,
    comment: [order.comment, order.note].filter((text) => text?.trim()).join('\n') || null,
    lines: order.cartItems,
    delays: delaysOf(row),
    lastMove: lastMove && { by: lastMove.by, at: lastMove.at.toISOString() },
  });
}
