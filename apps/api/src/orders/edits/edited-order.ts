import { lineKey, type OrderedLine, type OrderPrice, type PriceableProduct } from '@dasturxon/core/cart';
import {
  canChangeCooked,
  canEditOrder,
  keptLines,
  type LineChange,
  lineChanges,
  type NewHandover,
  OrderDraft,
  type PlacedItem,
  priceEdit,
  soldAgain,
} from '@dasturxon/core/order';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../model/deps.ts';
import { findHandover, isMoved } from './edit-handover.ts';
import { borneOf, type EditedOrder, kitchenOf, type EditedSums } from '../model/order-edits.ts';
import { type OrderRow, withLines } from '../model/to-order.ts';
import { readOrderFacts } from '../placing/order-facts.ts';
import { orderTime } from './order-time.ts';
import { merged } from '../placing/choose-branch.ts';
import { resolveItems, toOrderLine } from '../placing/price-request.ts';

/** The new lines and hand-over of an order as staff want them. */
export type EditRequest = {
  cartItems: readonly PlacedItem[];
  bears: boolean;
  /** Another service, address or time; null: as they are. */
  handover: NewHandover | null;
};

function sumsOf(price: OrderPrice): EditedSums {
  const { productCount, productPrice, productDiscount, totalProductPrice, totalProductDiscount } = price;
  const { totalDiscount, deliveryPrice, deliveryDiscount, servicePrice, cashback, totalPrice } = price;
  const products = { productCount, productPrice, productDiscount, totalProductPrice, totalProductDiscount };
  return { ...products, totalDiscount, deliveryPrice, deliveryDiscount, servicePrice, cashback, totalPrice };
}

/**
 * Prices an edit of an order, of its lines and its hand-over. A line that stays keeps the price it was sold for; what is added, and more of what is
 * there, has to be on sale at the order's branch. Throws order.notEditable, product.notFound, product.unavailable, what
 * else may be wrong with a line, and what findHandover throws.
 */
export async function priceOrderEdit(
  ctx: SignedIn,
  tx: Tx,
  { row, request }: { row: OrderRow; request: EditRequest },
): Promise<EditedOrder> {
  const [order] = await withLines(tx, [row]);
  const may = canEditOrder(order!);
  if (!may.ok) throw apiError(may.code);
  const sold = new Map(order!.cartItems.map((line) => [lineKey(line), line]));
  const items = merged(request.cartItems);
  const isMore = (item: PlacedItem) => item.count > (sold.get(lineKey(plain(item)))?.count ?? 0);
  const draft = {
    ...v.parse(OrderDraft, {
      serviceType: row.serviceType,
      cartItems: items,
      ...orderTime(row, ctx.tenant.timeZone),
    }),
    cartItems: items.filter(isMore),
  };
  const facts = await readOrderFacts(ctx, tx, draft);
  const added = resolveItems(draft, facts, row.branchId);
  const lines = items.map((item): OrderedLine<PriceableProduct> => {
    const key = lineKey(plain(item));
    const was = sold.get(key);
    return was ? soldAgain(was, item.count) : added.find((line) => line.key === key)!;
  });
  const asked = request.handover && { row, order: order!, request: request.handover, facts };
  const handover = asked && (await findHandover(ctx, tx, asked));
  const { price, promotions, borne } = priceEdit(
    { order: { ...order!, borne: borneOf(row) }, lines, now: ctx.now(), handover: handover?.price ?? null },
    request,
  );
  handover?.check(price.totalProductPrice);
  // A line keeps its id, which the kitchen's tickets refer to.
  const highest = Math.max(0, ...order!.cartItems.map(({ id }) => Number(id.replaceAll(/\D/g, ''))));
  const after = price.lines.map((line, index) => {
    const was = sold.get(line.key);
    const fresh = added.find(({ key }) => key === line.key);
    return was
      ? { ...was, count: line.count, price: line.price }
      : toOrderLine({ ...line, product: fresh!.product }, highest + index);
  });
  const changes = lineChanges(order!.cartItems, after);
  const cooked = canChangeCooked(changes, kitchenOf(row));
  if (!cooked.ok) throw apiError(cooked.code);
  const sums = sumsOf(price);
  const moved = handover && isMoved({ row, edited: handover.edited }) ? handover.edited : null;
  return { lines: after, changes, sums, borne, promotions, explanation: price.explanation, handover: moved };
}

const plain = ({ productId, modifiers }: PlacedItem) => ({ productId, modifiers: modifiers ?? [] });

/**
 * Prices an order without the dishes that a proposal takes away, at the prices they were sold for. Null if nothing is left,
 * or the kitchen has finished one of them.
 */
export async function priceWithoutMissing(
  tx: Tx,
  about: { row: OrderRow; changes: readonly LineChange[]; now: Date },
): Promise<EditedOrder | null> {
  const { row, now } = about;
  const [order] = await withLines(tx, [row]);
  const kept = keptLines(order!.cartItems, about.changes);
  const lines = kept.map(({ line, count }) => soldAgain(line, count));
  if (lines.length === 0) return null;
  const { price, promotions, borne } = priceEdit(
    { order: { ...order!, borne: borneOf(row) }, lines, now },
    { bears: false },
  );
  const sold = new Map(order!.cartItems.map((line) => [lineKey(line), line]));
  const after = price.lines.map(({ key, count, price: sum }) => ({ ...sold.get(key)!, count, price: sum }));
  const changes = lineChanges(order!.cartItems, after);
  return canChangeCooked(changes, kitchenOf(row)).ok
    ? { lines: after, changes, sums: sumsOf(price), borne, promotions, explanation: price.explanation }
    : null;
}
