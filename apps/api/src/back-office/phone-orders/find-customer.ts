import { addressText } from '@dasturxon/core/address';
import type { Address } from '@dasturxon/core/address';
import type { Order, RejectionReason } from '@dasturxon/core/order';
import { FoundCustomer, isInScope, LAST_ORDERS } from '@dasturxon/core/staff';
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { addresses } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isNoTestOrder, toOrder, withLines } from '../../orders/model/to-order.ts';
import { parsePhone } from '../../sign-in/send-code.ts';
import { userByPhone } from '../../users/find-user.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { countStaffAction } from '../../audit/count-staff-action.ts';

/** Saved addresses shown of one guest. */
const ADDRESSES_AT_MOST = 10;

/** The last orders of a guest at the caller's branches, the newest first. */
export async function lastOrders(
  ctx: SignedIn,
  tx: Tx,
  { userId, atMost }: { userId: string; atMost: number },
): Promise<Order[]> {
  const { branchIds } = ctx.caller;
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.userId, userId),
        branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(atMost);
  return withLines(
    tx,
    rows.filter((row) => isInScope(branchIds, row.branchId)),
  );
}

async function orderCount(ctx: SignedIn, tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.userId, userId),
        ne(orders.status, 'CANCELED'),
        isNoTestOrder,
      ),
    );
  return row?.orders ?? 0;
}

/** The texts of addresses that an order of the guest was rejected for as too far (BO-173). */
export async function tooFarOf(ctx: SignedIn, tx: Tx, userId: string): Promise<string[]> {
  const rejected = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.userId, userId),
        eq(orders.status, 'CANCELED'),
        sql`${orders.data} ->> 'reason' = ${'TOO_FAR' satisfies RejectionReason}`,
      ),
    );
  const places = rejected.flatMap((row) => toOrder(row, []).address ?? []);
  return [...new Set(places.map(addressText).filter((text) => text !== ''))];
}

/** An order as a card of its guest shows it. */
export const toLastOrder = ({ branch, cartItems, ...order }: Order) => ({
  ...order,
  branchId: branch?.id,
  lines: cartItems,
});

async function savedAddresses(ctx: SignedIn, tx: Tx, userId: string) {
  return tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.merchantId, ctx.merchantId), eq(addresses.userId, userId)))
    .orderBy(desc(addresses.updatedAt))
    .limit(ADDRESSES_AT_MOST);
}

type Place = Pick<Address, 'streetName' | 'houseNumber'>;

/** Saved addresses, then those of orders; each text once. Orders by phone save no address. */
function eachOnce<T extends Place>(places: readonly T[]): T[] {
  return [...new Map(places.toReversed().map((place) => [addressText(place), place])).values()].toReversed();
}

/** The saved addresses of a guest, then those that orders were brought to. */
export async function placesOf(ctx: SignedIn, tx: Tx, guest: { userId: string; placed: readonly Order[] }) {
  const saved = await savedAddresses(ctx, tx, guest.userId);
  const brought = guest.placed.flatMap(({ serviceType, address }) =>
    serviceType === 'DELIVERY' && address ? { ...address, id: null } : [],
  );
  return eachOnce([...saved, ...brought]);
}

/**
 * The guest of a phone number for a member of staff who takes their order; null for an unknown number. Each look-up is
 * counted and written to the audit log without the phone. Throws phone.invalid and request.rateLimited.
 */
export async function findCustomer(ctx: SignedIn, typed: string): Promise<FoundCustomer | null> {
  const phone = parsePhone(typed);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await countStaffAction(ctx, tx, 'customer-find');
    const guest = await userByPhone(ctx, tx, phone);
    const about = { subject: 'customer' as const, subjectId: guest?.id ?? null, branchId: null };
    await writeAudit(ctx, tx, { action: 'customer.find', ...about, before: null, after: null });
    if (!guest) return null;
    const placed = await lastOrders(ctx, tx, { userId: guest.id, atMost: LAST_ORDERS });
    return v.parse(FoundCustomer, {
      name: [guest.firstName, guest.lastName].filter(Boolean).join(' ') || null,
      orderCount: await orderCount(ctx, tx, guest.id),
      isBlocked: !guest.isActive,
      tooFar: await tooFarOf(ctx, tx, guest.id),
      addresses: await placesOf(ctx, tx, { userId: guest.id, placed }),
      orders: placed.map(toLastOrder),
    });
  });
}
