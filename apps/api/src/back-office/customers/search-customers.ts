import { maskPhone } from '@dasturxon/core/format';
import { type CustomerQuery, customerQuery, FOUND_AT_MOST, FoundCustomers } from '@dasturxon/core/staff';
import type { GuestSegment } from '@dasturxon/core/promo';
import { and, count, desc, eq, inArray, like, max, ne, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { inSegment } from '../../orders/promos/guest-facts.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isNoTestOrder } from '../../orders/model/to-order.ts';
import { countStaffAction } from '../../audit/count-staff-action.ts';
import { guestInScope, hasOrder, nameOf } from './customer-scope.ts';

/** A text as a part of a pattern of LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The condition of what is searched for. */
function matches(ctx: SignedIn, tx: Tx, query: CustomerQuery): SQL | undefined {
  if (query.by === 'PHONE') return eq(users.phone, query.phone);
  if (query.by === 'NUMBER')
    return or(
      hasOrder(ctx, tx, eq(orders.number, query.number)),
      query.phoneEnd === null ? undefined : like(users.phone, `%${query.phoneEnd}`),
    );
  const name = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`;
  return and(...query.parts.map((part) => sql`${name} ilike ${`%${literal(part)}%`}`));
}

/** The orders of every guest at the caller's branches: how many were not cancelled, and when the last one was placed. */
function ordersOf({ merchantId, caller: { branchIds } }: SignedIn, tx: Tx) {
  return tx
    .select({ orderCount: count().as('order_count'), lastOrderAt: max(orders.createdAt).as('last_order_at') })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.userId, users.id),
        ne(orders.status, 'CANCELED'),
        isNoTestOrder,
        branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
      ),
    )
    .as('placed');
}

async function findLines(ctx: SignedIn, tx: Tx, which: SQL | undefined): Promise<FoundCustomers> {
  const placed = ordersOf(ctx, tx);
  const rows = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      isActive: users.isActive,
      orderCount: placed.orderCount,
      lastOrderAt: placed.lastOrderAt,
    })
    .from(users)
    .leftJoinLateral(placed, sql`true`)
    .where(and(guestInScope(ctx, tx), which))
    .orderBy(sql`${placed.lastOrderAt} desc nulls last`, desc(users.createdAt), users.id)
    .limit(FOUND_AT_MOST + 1);
  const customers = rows.slice(0, FOUND_AT_MOST).map(({ isActive, phone, lastOrderAt, ...row }) => ({
    id: row.id,
    name: nameOf(row),
    phone: phone && maskPhone(phone),
    orderCount: row.orderCount ?? 0,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    isBlocked: !isActive,
  }));
  return v.parse(FoundCustomers, { customers, hasMore: rows.length > FOUND_AT_MOST });
}

/**
 * The guests whom a typed text names, or of a segment, or both, whom the caller may see; none for a text that is too short. Each search
 * is counted and written to the audit log without the text. Throws request.rateLimited.
 */
export async function searchCustomers(
  ctx: SignedIn,
  { query: typed, segment }: { query: string; segment: GuestSegment | null },
): Promise<FoundCustomers> {
  const query = customerQuery(typed);
  if (query === null && (typed !== '' || segment === null)) return { customers: [], hasMore: false };
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await countStaffAction(ctx, tx, 'customer-find');
    const ofSegment =
      segment === null ? undefined : await inSegment(ctx, tx, { segment, userId: sql`${users.id}` });
    const named = query === null ? undefined : matches(ctx, tx, query);
    const result = await findLines(ctx, tx, and(named, ofSegment));
    const [only, ...others] = result.customers;
    await writeAudit(ctx, tx, {
      action: 'customer.search',
      subject: 'customer',
      subjectId: others.length === 0 ? (only?.id ?? null) : null,
      branchId: null,
      before: null,
      after: { found: result.customers.length, ...(segment && { segment }) },
    });
    return result;
  });
}
