import { Role } from '@dasturxon/core/auth';
import { Allergen } from '@dasturxon/core/catalog';
import { canRoleRead, isOfferedToCouriers, type Order } from '@dasturxon/core/order';
import { type BoardChange, type BoardOrder, hasPermission, isInScope } from '@dasturxon/core/staff';
import { businessDayStart } from '@dasturxon/core/time';
import { and, desc, eq, gte, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { users } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { hallTables } from '../../db/schema/places.ts';
import { apiError, found } from '../../http/api-error.ts';
import { openDeliveries } from '../../couriers/model/delivery-rows.ts';
import { openEdits } from '../../orders/model/order-edits.ts';
import { moneyOfOrders } from '../../payments/refunds/order-refunds.ts';
import { type OrderRow, withLines } from '../../orders/model/to-order.ts';
import { answerDeadlines } from '../../orders/model/unanswered.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { tillOrdersOf } from '../../tills/model/till-orders.ts';
import { readSeenAlerts } from '../seen-alerts/seen-alert-rows.ts';
import { openPrints } from '../prints/print-rows.ts';
import { branchesInScope } from '../branches/staff-branches.ts';
import { alertedReservations } from '../table-book/staff-reservations.ts';
import { guestAnswers } from './guest-answers.ts';
import { guestOrders } from './guest-orders.ts';
import { type BoardFacts, changedProducts, toBoardOrder } from './to-board-order.ts';

/** Finished orders are of today; a board that has more open orders than this shows the newest. */
const ORDERS_AT_MOST = 600;

const isOpen = sql`(${orders.status} not in ('CLOSED', 'CANCELED'))`;

/** What is on the board: what is open, and what was finished since the business day began. */
const onBoard = (ctx: SignedIn): SQL | undefined =>
  and(
    eq(orders.merchantId, ctx.merchantId),
    notInArray(orders.status, ['OPEN']),
    or(isOpen, gte(orders.updatedAt, businessDayStart(ctx.now(), ctx.tenant.timeZone))),
  );

/** The context in which facts about orders are read. */
export type OrderAbout = Pick<SignedIn, 'merchantId' | 'now'>;

function maySee({ caller }: SignedIn, { row, order }: BoardFacts): boolean {
  const role = v.parse(Role, caller.role);
  if (!isInScope(caller.branchIds, row.branchId)) return false;
  if (role === 'COURIER' && isOfferedToCouriers(order)) return true;
  return canRoleRead({ userId: caller.userId, role }, order);
}

async function guestsOf(ctx: OrderAbout, tx: Tx, rows: readonly OrderRow[]) {
  const ids = [...new Set(rows.map((row) => row.userId))];
  const guests = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      isActive: users.isActive,
    })
    .from(users)
    .where(and(eq(users.merchantId, ctx.merchantId), inArray(users.id, ids)));
  return new Map(guests.map((guest) => [guest.id, guest]));
}

async function lastMovesOf(ctx: OrderAbout, tx: Tx, rows: readonly OrderRow[]) {
  const ids = rows.map((row) => row.id);
  const moves = await tx
    .selectDistinctOn([orderHistory.orderId], {
      orderId: orderHistory.orderId,
      by: sql<string | null>`${orderHistory.data} ->> 'by'`,
      isGuest: sql<boolean>`${orderHistory.actorRole} is not distinct from 'CLIENT'`,
      at: orderHistory.at,
    })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchantId, ctx.merchantId),
        inArray(orderHistory.orderId, ids),
        inArray(orderHistory.event, ['CHANGE_STATUS', 'PAID_AND_CHANGE_STATUS']),
      ),
    )
    .orderBy(orderHistory.orderId, desc(orderHistory.id));
  return new Map(moves.map((move) => [move.orderId, move]));
}

async function tablesOf(ctx: OrderAbout, tx: Tx, placed: readonly Order[]) {
  const ids = placed.flatMap(({ tableId }) => tableId ?? []);
  if (ids.length === 0) return new Map<string, string | null>();
  const tables = await tx
    .select({ id: hallTables.id, name: sql<string | null>`${hallTables.data} ->> 'name'` })
    .from(hallTables)
    .where(and(eq(hallTables.merchantId, ctx.merchantId), inArray(hallTables.id, ids)));
  return new Map(tables.map((table) => [table.id, table.name]));
}

/** A mark of a newer server names no allergen here. */
const Allergens = v.fallback(v.nullish(v.array(Allergen), []), []);

/** The products of some orders, as the menu has them now. */
async function productsOf(
  ctx: OrderAbout,
  tx: Tx,
  { placed, changed }: { placed: readonly Order[]; changed: readonly string[] },
) {
  const lines = placed.flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId));
  const ids = [...new Set([...lines, ...changed])];
  const rows = await tx
    .select({
      id: products.id,
      categoryId: products.categoryId,
      allergens: sql<unknown>`${products.data} -> 'allergens'`,
    })
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), inArray(products.id, ids)));
  return new Map(
    rows.map(({ id, categoryId, allergens }) => [
      id,
      { categoryId, allergens: v.parse(Allergens, allergens) },
    ]),
  );
}

const ofRow = <T>(facts: ReadonlyMap<string, T>, { id }: OrderRow): T | null => facts.get(id) ?? null;

const UNKNOWN = { firstName: null, lastName: null, phone: null, isActive: true };

async function factsOf(ctx: OrderAbout, tx: Tx, rows: readonly OrderRow[]): Promise<BoardFacts[]> {
  if (rows.length === 0) return [];
  const placed = await withLines(tx, rows);
  const guests = await guestsOf(ctx, tx, rows);
  const nths = await guestOrders(ctx, tx, rows);
  const moves = await lastMovesOf(ctx, tx, rows);
  const tables = await tablesOf(ctx, tx, placed);
  const inMenu = await productsOf(ctx, tx, { placed, changed: rows.flatMap(changedProducts) });
  const edits = await openEdits(ctx, tx, rows);
  const answers = await guestAnswers(ctx, tx, rows);
  const carried = await openDeliveries(
    tx,
    ctx.merchantId,
    rows.map(({ id }) => id),
  );
  const both = rows.map((row, index) => ({ row, order: placed[index]! }));
  const deadlines = await answerDeadlines(tx, both);
  const money = await moneyOfOrders(ctx, tx, both);
  const inTill = await tillOrdersOf(
    tx,
    ctx.merchantId,
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) => ({
    row,
    order: placed[index]!,
    guest: guests.get(row.userId) ?? UNKNOWN,
    nth: nths.get(row.id) ?? 1,
    table: tables.get(placed[index]!.tableId ?? '') ?? null,
    lastMove: ofRow(moves, row),
    answerBy: ofRow(deadlines, row),
    money: money.get(row.id)!,
    products: inMenu,
    edit: ofRow(edits, row),
    answer: ofRow(answers, row),
    delivery: ofRow(carried, row),
    till: ofRow(inTill, row),
  }));
}

/** What is known about an order, for the server itself. Throws order.notFound. */
export async function factsOfOrder(about: OrderAbout, tx: Tx, id: string): Promise<BoardFacts> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, about.merchantId), eq(orders.id, id)));
  return found((await factsOf(about, tx, rows))[0], 'order.notFound');
}

/** One order with the data permitted to the caller. Throws order.notFound for an order outside the caller's scope. */
export async function boardOrder(ctx: SignedIn, tx: Tx, id: string): Promise<BoardOrder> {
  const facts = await factsOfOrder(ctx, tx, id);
  if (!maySee(ctx, facts)) throw apiError('order.notFound');
  return toBoardOrder(facts, ctx.caller);
}

/** The oldest transaction that may still be writing; what older ones have written is there to be read. */
async function oldestWriter(tx: Tx): Promise<bigint> {
  const { rows } = await tx.execute<{ xmin: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
  );
  return BigInt(rows[0]!.xmin);
}

/**
 * The orders written since a cursor; without one, all of the board. A cursor is the id of a transaction: what
 * that one and later ones have written is read, again if need be, so an order that is committed late is not missed. A
 * cursor in the future is of another database, as after a restore: everything is read.
 */
export async function readBoardAfter(ctx: SignedIn, after: string | null): Promise<BoardChange> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    // The cursor is read first: what is committed between the two reads is read twice.
    const oldest = await oldestWriter(tx);
    const isComplete = after === null || BigInt(after) > oldest;
    const changed = isComplete ? undefined : sql`${orders.changedIn} >= ${after}::xid8`;
    const rows = await tx
      .select()
      .from(orders)
      .where(and(onBoard(ctx), changed))
      .orderBy(desc(isOpen), desc(orders.createdAt))
      .limit(ORDERS_AT_MOST);
    const facts = await factsOf(ctx, tx, rows);
    const seen = facts.filter((one) => maySee(ctx, one));
    return {
      cursor: String(oldest),
      isComplete,
      orders: seen.map((one) => toBoardOrder(one, ctx.caller)),
      // A whole board replaces what the reader had: there is nothing to take off it.
      removed: isComplete ? [] : facts.filter((one) => !seen.includes(one)).map(({ row }) => row.id),
      branches: await branchesInScope(ctx, tx),
      seenAlerts: await readSeenAlerts(ctx, tx),
      bookings: hasPermission(v.parse(Role, ctx.caller.role), 'reservations.write')
        ? await alertedReservations(ctx, tx)
        : [],
      prints: hasPermission(v.parse(Role, ctx.caller.role), 'printing.use') ? await openPrints(ctx, tx) : [],
    };
  });
}
