import { addressText, readAddressDetails } from '@dasturxon/core/address';
import { DEFAULT_ZONE, localize } from '@dasturxon/core/kernel';
import type { Order, OrderLine } from '@dasturxon/core/order';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { branches } from '../../db/schema/places.ts';
import type { TillOrder } from '../../gateways/tills/port/till.ts';
import { found } from '../../http/api-error.ts';
import { orderContact } from '../../orders/model/order-contact.ts';
import { dueOf } from '../../orders/model/order-edits.ts';
import { type OrderRow, withLines } from '../../orders/model/to-order.ts';
import { type AccountRow, tillIdOf } from './till-account.ts';
import { notesOfLines, tillLines } from './till-lines.ts';
import type { TillOrderRow } from './till-orders.ts';

const COMMENT_AT_MOST = 1000;

/** The id of an order's branch in the till; null where the merchant has entered none. */
export async function tillBranchOf(
  tx: Tx,
  { kind }: Pick<AccountRow, 'kind'>,
  row: OrderRow,
): Promise<string | null> {
  const [branch] = await tx
    .select({ data: branches.data })
    .from(branches)
    .where(and(eq(branches.merchantId, row.merchantId), eq(branches.id, row.branchId)));
  return tillIdOf(kind, 'branch', branch?.data ?? {});
}

async function tillProducts(tx: Tx, { kind, merchantId }: AccountRow, lines: readonly OrderLine[]) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: products.id, data: products.data })
    .from(products)
    .where(and(eq(products.merchantId, merchantId), inArray(products.id, ids)));
  return new Map(rows.map(({ id, data }) => [id, tillIdOf(kind, 'product', data)]));
}

async function placeAndPayment(tx: Tx, row: OrderRow) {
  const [merchant] = await tx
    .select({ timeZone: merchants.timeZone })
    .from(merchants)
    .where(eq(merchants.merchantId, row.merchantId));
  const methods = await tx
    .select({ data: paymentMethods.data, type: paymentMethods.type })
    .from(paymentMethods)
    .where(eq(paymentMethods.merchantId, row.merchantId));
  const tillPaymentId = methods.find(({ type }) => type === row.paymentType)?.data['iikoId'];
  return {
    timeZone: merchant?.timeZone ?? DEFAULT_ZONE,
    tillPaymentId: typeof tillPaymentId === 'string' ? tillPaymentId : null,
  };
}

function addressOf({ serviceType, address, courierComment }: Order): TillOrder['address'] {
  if (serviceType !== 'DELIVERY' || !address) return null;
  const { entrance, floor, office, domophone, comment } = readAddressDetails(address);
  const details = [
    entrance && `${entrance}-podyezd`,
    floor && `${floor}-qavat`,
    office && `${office}-xonadon`,
    domophone && `domofon ${domophone}`,
    comment,
    courierComment,
  ];
  const { latitude: lat, longitude: lon } = address;
  return { text: addressText(address) || 'Manzil', details: details.filter(Boolean).join(', '), lat, lon };
}

/** How the order is paid, for the person at the till. */
function paymentNote(row: OrderRow): string {
  const due = dueOf(row);
  if (row.isPaid)
    return due > 0 ? `${row.totalPrice - due} soʻm toʻlangan, ${due} soʻm olinadi` : 'Toʻlangan';
  return `Toʻlov: ${row.paymentType}`;
}

/** An order, and why it cannot be sent as it is: an id of the till that the merchant has not entered. */
export type MappedOrder = { order: TillOrder; unmapped: string | null };

function unmappedOf(
  tillBranchId: string | null,
  lines: readonly { line: OrderLine; tillProductId: string }[],
) {
  if (tillBranchId === null) return 'NO_BRANCH';
  const missing = lines.filter(({ tillProductId }) => tillProductId === '');
  const names = missing.map(({ line }) => localize(line.name, 'uz'));
  return names.length > 0 ? `UNMAPPED: ${names.join(', ')}` : null;
}

/** A locked order as the till gets it. */
export async function toTillOrder(
  tx: Tx,
  { account, row, till }: { account: AccountRow; row: OrderRow; till: Pick<TillOrderRow, 'ref'> },
): Promise<MappedOrder> {
  const order = found((await withLines(tx, [row]))[0], 'order.notFound');
  const tillBranchId = await tillBranchOf(tx, account, row);
  const ids = await tillProducts(tx, account, order.cartItems);
  const lines = order.cartItems.map((line) => ({ line, tillProductId: ids.get(line.productId) ?? '' }));
  const delivery = row.deliveryPrice - row.deliveryDiscount;
  const { phone, name } = await orderContact(tx, row, order);
  // The allergy comes first: a long comment is cut at its end.
  const comment = [
    order.allergies && `ALLERGIYA: ${order.allergies}`,
    order.comment,
    order.note,
    ...notesOfLines(order.cartItems),
    paymentNote(row),
  ];
  const sent: TillOrder = {
    ref: till.ref,
    number: row.number,
    placedAt: row.createdAt,
    tillBranchId: tillBranchId ?? '',
    phone,
    guestName: name,
    serviceType: order.serviceType,
    comment: comment
      .filter((text) => text?.trim())
      .join('. ')
      .slice(0, COMMENT_AT_MOST),
    address: addressOf(order),
    deliverAt: row.deliveryAt,
    persons: null,
    lines: tillLines(lines, row.totalPrice - delivery),
    delivery,
    total: row.totalPrice,
    isPaid: row.isPaid && dueOf(row) === 0,
    ...(await placeAndPayment(tx, row)),
  };
  return { order: sent, unmapped: unmappedOf(tillBranchId, lines) };
}
