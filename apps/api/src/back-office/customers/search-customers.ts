import { maskPhone } from '@dasturxon/core/format';
import { type CustomerQuery, customerQuery, FOUND_AT_MOST, FoundCustomers } from '@dasturxon/core/staff';
import type { GuestSegment } from '@dasturxon/core/promo';
import { and, count, desc, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { inSegment } from '../../orders/promos/guest-facts.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isNoTestOrder } from '../../orders/model/to-order.ts';
import { countStaffAction } from '../phone-orders/guest-context.ts';
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

/** The orders of a user, by the column of its id, at the caller's branches that were not cancelled. */
const ordersOf = (
  { merchantId, caller: { branchIds } }: SignedIn,
  userId: typeof users.id,
): SQL | undefined =>
  and(
    eq(orders.merchantId, merchantId),
    eq(orders.userId, userId),
    ne(orders.status, 'CANCELED'),
    isNoTestOrder,
    branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
  );

/** The guests with the latest orders among those who match. Only these have their orders counted: a short text matches every guest. */
function latestOf(ctx: SignedIn, tx: Tx, which: SQL | undefined) {
  const last = tx
    .select({ lastOrderAt: orders.createdAt })
    .from(orders)
    .where(ordersOf(ctx, users.id))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .as('last');
  return tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      isActive: users.isActive,
      createdAt: users.createdAt,
      lastOrderAt: last.lastOrderAt,
    })
    .from(users)
    .leftJoinLateral(last, sql`true`)
    .where(and(guestInScope(ctx, tx), which))
    .orderBy(sql`${last.lastOrderAt} desc nulls last`, desc(users.createdAt), users.id)
    .limit(FOUND_AT_MOST + 1);
}

async function findLines(ctx: SignedIn, tx: Tx, which: SQL | undefined): Promise<FoundCustomers> {
  const found = await latestOf(ctx, tx, which);
  const counts = await tx
    .select({ id: users.id, orders: count() })
    .from(users)
    .innerJoin(orders, ordersOf(ctx, users.id))
    .where(
      and(
        eq(users.merchantId, ctx.merchantId),
        inArray(
          users.id,
          found.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(users.id);
  const countOf = new Map(counts.map((row) => [row.id, row.orders]));
  const rows = found.map((row) => ({ ...row, orderCount: countOf.get(row.id) ?? 0 }));
  const customers = rows.slice(0, FOUND_AT_MOST).map(({ isActive, phone, lastOrderAt, ...row }) => ({
    id: row.id,
    name: nameOf(row),
    phone: phone && maskPhone(phone),
    orderCount: row.orderCount,
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
