import {
  canChangeCooked,
  canEditOrder,
  lineChanges,
  type Order,
  OrderDraft,
  type OrderLine,
  pickSubstitutes,
  type Substitute,
} from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { isOnMenu } from '../../catalog/is-on-menu.ts';
import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { apiError } from '../../http/api-error.ts';
import { priceOrderEdit } from './edited-order.ts';
import { orderTime } from './order-time.ts';
import type { SignedIn } from '../model/deps.ts';
import { type EditedOrder, type EditedSums, kitchenOf, type Swap } from '../model/order-edits.ts';
import { type OrderRow, withLines } from '../model/to-order.ts';
import { atBranch, readOrderFacts } from '../placing/order-facts.ts';

const toItem = ({ productId, count, modifiers, comment, ifMissing }: OrderLine) => ({
  productId,
  count,
  modifiers: modifiers.map((chosen) => ({ id: chosen.id, count: chosen.count })),
  comment,
  ifMissing,
});

const NOTHING_LEFT: EditedSums = {
  productCount: 0,
  productPrice: 0,
  productDiscount: 0,
  totalProductPrice: 0,
  totalProductDiscount: 0,
  totalDiscount: 0,
  deliveryPrice: 0,
  deliveryDiscount: 0,
  servicePrice: 0,
  cashback: 0,
  totalPrice: 0,
};

/** An order whose only dish has run out: without a substitute it is cancelled. */
const emptied = ({ cartItems }: Order): EditedOrder => ({
  lines: [],
  changes: lineChanges(cartItems, []),
  sums: NOTHING_LEFT,
  borne: 0,
});

type Missing = { row: OrderRow; order: Order; line: OrderLine };

/** What the branch of an order has instead of a dish, at the moment that the order is for. */
async function findSubstitutes(ctx: SignedIn, tx: Tx, { row, order, line }: Missing): Promise<Substitute[]> {
  const own = and(eq(products.merchantId, ctx.merchantId), eq(products.id, line.productId));
  const [stored] = await tx.select().from(products).where(own);
  if (!stored) return [];
  const dish = toProduct(stored);
  const sameShelf = and(isOnMenu(ctx), eq(products.categoryId, stored.categoryId));
  const shelf = await tx.select({ id: products.id }).from(products).where(sameShelf);
  const draft = v.parse(OrderDraft, {
    serviceType: row.serviceType,
    cartItems: shelf.map(({ id }) => ({ productId: id, count: 1 })),
    ...orderTime(row, ctx.tenant.timeZone),
  });
  const facts = await readOrderFacts(ctx, tx, draft);
  const menu = [...facts.products.values()].map((product) => atBranch(facts, product, row.branchId));
  const taken = order.cartItems.map(({ productId }) => productId);
  return pickSubstitutes({ line, dish }, menu, { serviceType: order.serviceType, taken });
}

/**
 * Prices an order without a line that has run out, and with each dish that may take its place (C8). Throws order.notEditable,
 * order.lineCooked, and request.invalid for a line that the order does not have.
 */
export async function priceSwap(
  ctx: SignedIn,
  tx: Tx,
  { row, lineId }: { row: OrderRow; lineId: string },
): Promise<{ edited: EditedOrder; swap: Swap }> {
  const [order] = await withLines(tx, [row]);
  const may = canEditOrder(order!);
  if (!may.ok) throw apiError(may.code);
  const line = order!.cartItems.find(({ id }) => id === lineId);
  if (!line) throw apiError('request.invalid', { fields: ['lineId'] });
  const cooked = canChangeCooked([{ line, before: line.count, after: 0 }], kitchenOf(row));
  if (!cooked.ok) throw apiError(cooked.code);
  const rest = order!.cartItems.filter((one) => one !== line).map(toItem);
  const price = (cartItems: typeof rest) =>
    priceOrderEdit(ctx, tx, { row, request: { cartItems, bears: false, handover: null } });
  const options: Swap['options'] = [];
  for (const { product, count, modifiers } of await findSubstitutes(ctx, tx, { row, order: order!, line })) {
    const instead = { productId: product.id, count, modifiers, comment: null, ifMissing: line.ifMissing };
    const edited = await price([...rest, instead]);
    const settled = await ctx.orderPorts.payments.quoteEdit(tx, { row, newTotal: edited.sums.totalPrice });
    options.push({ ...edited, ...settled, productId: product.id });
  }
  const isOnlyLine = rest.length === 0;
  return { edited: isOnlyLine ? emptied(order!) : await price(rest), swap: { line, options, isOnlyLine } };
}
