import { addressText } from '@dasturxon/core/address';
import { KitchenState } from '@dasturxon/core/kitchen';
import {
  canEditOrder,
  type LineChange,
  type NewHandover,
  type Order,
  OrderEdit,
  type OrderLine,
  type OrderSwap,
  PlacedAddress,
  ShownHandover,
} from '@dasturxon/core/order';
import type { PriceStep } from '@dasturxon/core/cart';
import type { OrderToPay } from '@dasturxon/core/payment';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { AppliedPromotion } from '@dasturxon/core/promo';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orderEdits } from '../../db/schema/orders.ts';
import { type OrderRow, toOrder } from './to-order.ts';

/** The sums of an order that an edit writes, by their columns. */
export type EditedSums = Pick<
  OrderRow,
  | 'productCount'
  | 'productPrice'
  | 'productDiscount'
  | 'totalProductPrice'
  | 'totalProductDiscount'
  | 'totalDiscount'
  | 'deliveryDiscount'
  | 'deliveryPrice'
  | 'servicePrice'
  | 'cashback'
  | 'totalPrice'
>;

/** Service, address and time of an order after an edit (C.7). */
export type EditedHandover = {
  serviceType: NewHandover['serviceType'];
  /** Kept in the order's own data, so that it is erased with it. */
  address: PlacedAddress | null;
  isNewAddress: boolean;
  deliveryAt: string | null;
  /** How many later orders the branch takes in that slot; null: any number. */
  capacity: number | null;
  /** Metres. */
  distance: number | null;
  /** The name of the zone; missing in an edit that was proposed before it was kept. */
  zone?: string | null;
  isTaximeter: boolean;
};

/** An order's lines and sums after an edit, before it is applied. */
export type EditedOrder = {
  lines: OrderLine[];
  changes: LineChange[];
  sums: EditedSums;
  borne: number;
  /** How the new total comes about; missing in an edit that was proposed before it was kept. */
  explanation?: PriceStep[];
  promotions?: AppliedPromotion[];
  /** Null or missing: service, address and time stay. */
  handover?: EditedHandover | null;
};

/** What the restaurant bore of earlier edits of an order, in so'm. */
export const borneOf = ({ data }: Pick<OrderRow, 'data'>): number => Number(data['borne'] ?? 0);

/** What edits added to a paid order and is not paid yet, in so'm: online, or on hand-over. */
export const dueOf = ({ data }: Pick<OrderRow, 'data'>): number => Number(data['due'] ?? 0);

/** The part of an order that decides what can be paid for it. */
export const orderToPay = (row: OrderRow): OrderToPay => ({
  ...toOrder(row, []),
  due: dueOf(row),
  isSplit: isSplit(row) && row.payingPart === undefined,
});

/** Whether several people pay an order, each their own part (C6). */
export const isSplit = ({ data }: Pick<OrderRow, 'data'>): boolean => data['split'] === true;

/** How often the lines of an order were changed. */
export const revisionOf = ({ data }: Pick<OrderRow, 'data'>): number => Number(data['revision'] ?? 0);

/** Whether the lines of an order may still change. */
export const canBeEdited = (row: Pick<OrderRow, 'status'>): boolean =>
  canEditOrder(row as Pick<Order, 'status'>).ok;

/** How far the kitchen is with an order. */
export const kitchenOf = ({ kitchen }: Pick<OrderRow, 'kitchen'>): KitchenState =>
  v.parse(KitchenState, kitchen);

export type EditRow = typeof orderEdits.$inferSelect;

/** The order with a substitute in the place of a dish that has run out, and the money that moves, in so'm. */
export type SwapOption = EditedOrder & { productId: string; refund: number; due: number };

/** The question of a dish that has run out. `isOnlyLine`: without a substitute the order is cancelled. */
export type Swap = { line: OrderLine; options: SwapOption[]; isOnlyLine: boolean };

/** What a proposed edit holds: the order afterwards, and the money that moves, in so'm. */
export type Proposal = EditedOrder & {
  refund: number;
  due: number;
  /** Set where a dish has run out: the edit leaves it out, and the guest may choose another one instead (C8). */
  swap?: Swap;
  /** The substitute that the guest chose. */
  chosen?: string | null;
};

/** The stored proposal of an edit. */
export const proposalOf = ({ edited }: EditRow): Proposal => edited as unknown as Proposal;

/** The edits of orders that wait for their guests, by the order's id. */
export async function openEdits(
  about: { merchantId: string; now: () => Date },
  tx: Tx,
  rows: readonly Pick<OrderRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, EditRow>> {
  const ids = rows.filter(canBeEdited).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const edits = await tx
    .select()
    .from(orderEdits)
    .where(
      and(
        eq(orderEdits.merchantId, about.merchantId),
        inArray(orderEdits.orderId, ids),
        eq(orderEdits.state, 'PROPOSED'),
        gt(orderEdits.until, about.now()),
      ),
    );
  return new Map(edits.map((edit) => [edit.orderId, edit]));
}

/** The line of an order that a substitute is. */
export const substituteOf = ({ lines, productId }: SwapOption): OrderLine =>
  lines.find((line) => line.productId === productId)!;

function toSwap({ line: { name, count }, options, isOnlyLine }: Swap): OrderSwap {
  return {
    name,
    count,
    isOnlyLine,
    options: options.map((option) => ({
      line: substituteOf(option),
      totalPrice: option.sums.totalPrice,
      refund: option.refund,
      due: option.due,
    })),
  };
}

/** Service, address and time before the last edit; null where it changed none of them. */
export function formerHandover({ data }: Pick<OrderRow, 'data'>): ShownHandover | null {
  const former = data['formerHandover'];
  if (!former) return null;
  return v.parse(ShownHandover, { ...former, address: data['formerAddress'] ?? null });
}

/** Service, address and time after a proposed edit, as people read them; null where it changes none of them. */
export function proposedHandover(
  { data }: Pick<OrderRow, 'data'>,
  { handover }: { handover?: EditedHandover | null },
): ShownHandover | null {
  if (!handover) return null;
  const address = proposedAddress({ data }, handover);
  return {
    serviceType: handover.serviceType,
    address: address && addressText(address),
    atTime: handover.deliveryAt,
  };
}

/** The address of a proposed edit, out of the order's data. */
export function proposedAddress(
  { data }: Pick<OrderRow, 'data'>,
  { isNewAddress, serviceType }: EditedHandover,
) {
  if (serviceType !== 'DELIVERY') return null;
  return v.parse(v.nullable(PlacedAddress), data[isNewAddress ? 'newAddress' : 'address'] ?? null);
}

/** An edit as its guest sees it. */
export function toOrderEdit(edit: EditRow, row: Pick<OrderRow, 'data'>): OrderEdit {
  const proposal = proposalOf(edit);
  const { lines, sums, refund, due, swap } = proposal;
  const until = edit.until?.toISOString();
  return v.parse(OrderEdit, {
    id: edit.id,
    lines,
    handover: proposedHandover(row, proposal),
    totalPrice: sums.totalPrice,
    refund,
    due,
    until,
    by: edit.proposedByName,
    swap: swap ? toSwap(swap) : null,
  });
}
