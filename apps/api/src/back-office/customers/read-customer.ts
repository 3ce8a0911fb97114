import { maskPhone } from '@dasturxon/core/format';
import { salesOf } from '@dasturxon/core/report';
import { CARD_ORDERS, CustomerCard, type CustomerContact } from '@dasturxon/core/staff';
import { and, count, ne } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isNoTestOrder } from '../../orders/model/to-order.ts';
import { lastOrders, placesOf, tooFarOf, toLastOrder } from '../phone-orders/find-customer.ts';
import { countStaffAction } from '../../audit/count-staff-action.ts';
import { countRefunded, countSold } from '../reports/counting/count-sales.ts';
import type { Period } from '../reports/counting/period.ts';
import { customerById, nameOf, ofGuest } from './customer-scope.ts';
import { readPoints } from './read-points.ts';
import { blockOf } from './set-block.ts';

async function orderCount(ctx: SignedIn, tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(ofGuest(ctx, userId), ne(orders.status, 'CANCELED'), isNoTestOrder));
  return row?.orders ?? 0;
}

/** What was handed over to a guest at the caller's branches so far, as the reports count it. */
async function soldTo(ctx: SignedIn, tx: Tx, userId: string) {
  const { merchantId, caller, tenant } = ctx;
  const period: Period = {
    merchantId,
    branchIds: caller.branchIds,
    userId,
    start: new Date(0),
    end: new Date(ctx.now().getTime() + 1),
    zone: tenant.timeZone,
  };
  const { parts } = await countSold(tx, period);
  const { total } = salesOf([...parts, ...(await countRefunded(tx, period))], tenant.timeZone);
  return { soldCount: total.orders, revenue: total.revenue };
}

/** The card of a guest. Throws notFound for one whom the caller may not see. */
export async function readCustomer(ctx: SignedIn, tx: Tx, id: string): Promise<CustomerCard> {
  const guest = await customerById(ctx, tx, id);
  const placed = await lastOrders(ctx, tx, { userId: id, atMost: CARD_ORDERS });
  return v.parse(CustomerCard, {
    id,
    name: nameOf(guest),
    phone: guest.phone && maskPhone(guest.phone),
    createdAt: guest.createdAt.toISOString(),
    block: blockOf(guest),
    orderCount: await orderCount(ctx, tx, id),
    ...(await soldTo(ctx, tx, id)),
    addresses: await placesOf(ctx, tx, { userId: id, placed }),
    tooFar: await tooFarOf(ctx, tx, id),
    orders: placed.map(toLastOrder),
    points: await readPoints(ctx, tx, { userId: id, balance: guest.cashback }),
  });
}

/** Opens the card of a guest: counted, and written to the audit log. Throws notFound and request.rateLimited. */
export function openCustomer(ctx: SignedIn, id: string): Promise<CustomerCard> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await countStaffAction(ctx, tx, 'customer-read');
    const card = await readCustomer(ctx, tx, id);
    const about = { subject: 'customer' as const, subjectId: id, branchId: null };
    await writeAudit(ctx, tx, { action: 'customer.read', ...about, before: null, after: null });
    return card;
  });
}

/** The phone of a guest: counted with the phones of orders, and written to the audit log. Throws notFound and request.rateLimited. */
export function openCustomerContact(ctx: SignedIn, id: string): Promise<CustomerContact> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await countStaffAction(ctx, tx, 'contact');
    const { phone } = await customerById(ctx, tx, id);
    const about = { subject: 'customer' as const, subjectId: id, branchId: null };
    await writeAudit(ctx, tx, { action: 'customer.contact', ...about, before: null, after: null });
    return { phone };
  });
}
