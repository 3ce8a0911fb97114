import { addressText, readAddressDetails } from '@dasturxon/core/address';
import { isSearching } from '@dasturxon/core/courier';
import { Role } from '@dasturxon/core/auth';
import type { Allergen } from '@dasturxon/core/catalog';
import { fullName, maskPhone } from '@dasturxon/core/format';
import { proofOf } from '@dasturxon/core/dispatch';
import { aggregatorOf, isFinished, type Order, type ShownHandover } from '@dasturxon/core/order';
import { BoardOrder, hasPermission, isBringing } from '@dasturxon/core/staff';
import * as v from 'valibot';

import { type Delivery, toCourierState } from '../../couriers/model/delivery-rows.ts';
import type { Caller } from '../../http/serving/context.ts';
import { callsOf } from '../../orders/model/call-attempts.ts';
import {
  dueOf,
  type EditRow,
  formerHandover,
  proposalOf,
  proposedHandover,
  revisionOf,
  substituteOf,
} from '../../orders/model/order-edits.ts';
import { provenOrder } from '../../orders/handover/prove-handover.ts';
import type { MoneyState } from '../../payments/refunds/order-refunds.ts';
import { delayedMinutesOf, delaysOf } from '../../orders/moves/take-longer.ts';
import { givenBy, isTestOrder, type OrderRow, zoneOf } from '../../orders/model/to-order.ts';
import type { GuestAnswer } from './guest-answers.ts';
import { toOrderTill, type TillOrderRow } from '../../tills/model/till-orders.ts';

/** What the board reads of a product of the menu. */
export type BoardProduct = { categoryId: string; allergens: readonly Allergen[] };

/** An order with what the board shows beside it. */
export type BoardFacts = {
  row: OrderRow;
  order: Order;
  guest: { firstName: string | null; lastName: string | null; phone: string | null; isActive: boolean };
  /** The order is the guest's first, second and so on. */
  nth: number;
  table: string | null;
  lastMove: { by: string | null; isGuest: boolean; at: Date } | null;
  /** When it is cancelled unless it is answered. */
  answerBy: Date | null;
  money: MoneyState;
  /** Each product of its lines as the menu has it now, by its id. */
  products: ReadonlyMap<string, BoardProduct>;
  /** The edit that waits for the guest. */
  edit: EditRow | null;
  /** How the last question to the guest has ended. */
  answer: GuestAnswer | null;
  /** The open call of a courier. */
  delivery: Delivery | null;
  /** What the till has of it. */
  till: TillOrderRow | null;
};

/** Where a delivery is brought. */
function destination({ serviceType, address }: Order) {
  if (serviceType !== 'DELIVERY' || address === null) return { address: null, door: null };
  return { address: addressText(address), door: readAddressDetails(address) };
}

type Sees = { seesMoney: boolean; seesGuest: boolean };

/** The address is the guest's. */
const handoverFor = (shown: ShownHandover | null, { seesGuest }: Sees) =>
  shown && { ...shown, address: seesGuest ? shown.address : null };

function toBoardEdit(edit: EditRow, row: OrderRow, sees: Sees) {
  const proposal = proposalOf(edit);
  const { changes, sums, swap } = proposal;
  const totalPrice = sees.seesMoney ? sums.totalPrice : null;
  const handover = handoverFor(proposedHandover(row, proposal), sees);
  const substitutes = swap ? swap.options.map((option) => substituteOf(option).name) : null;
  const until = edit.until?.toISOString();
  return { id: edit.id, changes, handover, totalPrice, until, by: edit.proposedByName, substitutes };
}

function toDelivery(delivery: Delivery, seesMoney: boolean) {
  const { provider, createdAt, firstName, price } = delivery;
  const isLooking = isSearching(toCourierState(delivery));
  const name = isLooking ? null : firstName;
  const since = createdAt.toISOString();
  return { provider, isSearching: isLooking, since, name, price: seesMoney ? price : null };
}

/** All guests of an aggregator are one customer here, so that their orders are not counted. */
const toGuest = ({ guest, nth, order }: BoardFacts) => ({
  name: fullName(guest) || null,
  phone: guest.phone && maskPhone(guest.phone),
  nth: aggregatorOf(order) ? null : nth,
  isBlocked: !guest.isActive && guest.phone !== null,
});

type Change = { line: { productId: string } };
const changesOf = ({ data }: OrderRow) => (data['changes'] ?? []) as Change[];

/** The products of the lines that the last edit changed. */
export const changedProducts = (row: OrderRow): string[] => changesOf(row).map(({ line }) => line.productId);

/** The last changes of an order's lines, and the edit that waits for the guest. */
const editsOf = (
  row: OrderRow,
  { edit, products, ...sees }: Pick<BoardFacts, 'edit' | 'products'> & Sees,
) => ({
  revision: revisionOf(row),
  changes: changesOf(row).map(({ line, ...counts }) => ({
    ...counts,
    line: { ...line, ...products.get(line.productId) },
  })),
  formerHandover: handoverFor(formerHandover(row), sees),
  due: sees.seesMoney ? dueOf(row) : null,
  edit: edit && toBoardEdit(edit, row, sees),
});

/** What a courier may read of another courier's order: the street, the distance, and the sum to collect. */
const withoutGuest = (board: BoardOrder): BoardOrder => ({
  ...board,
  guest: null,
  receiver: null,
  point: null,
  comment: null,
  allergies: null,
  courierComment: null,
  lines: [],
  changes: [],
  formerHandover: null,
  edit: null,
});

const pointOf = ({ serviceType, address }: Order) =>
  serviceType === 'DELIVERY' && address ? { lat: address.latitude, lon: address.longitude } : null;

const toReceiver = ({ receiver }: Order) =>
  receiver && { name: receiver.name, phone: maskPhone(receiver.phone) };

/** What the order names of its guest: who and where, as far as the caller may see it. */
function guestPart(facts: BoardFacts, isOffer: boolean) {
  const { order } = facts;
  const street = { address: order.address?.streetName ?? null, door: null };
  return {
    guest: toGuest(facts),
    receiver: toReceiver(order),
    ...(isOffer ? street : destination(order)),
    point: pointOf(order),
    entrancePicture: isOffer ? null : order.entrancePicture,
  };
}

const NO_GUEST = {
  guest: null,
  receiver: null,
  address: null,
  door: null,
  point: null,
  entrancePicture: null,
};

/** Couriers have no part in what the till has. */
const tillPart = (till: TillOrderRow | null, role: Role) =>
  till && role !== 'COURIER' ? toOrderTill(till) : null;

/** What proves the hand-over, while a courier has yet to bring it, and whether there is a picture of the door. */
function proofPart({ row, order }: BoardFacts) {
  const proven = provenOrder(row);
  return {
    proof: isFinished(order.status) ? null : proofOf(proven),
    hasDoorPicture: proven.doorPicture !== null,
  };
}

const commentOf = ({ comment, note }: Order) =>
  [comment, note].filter((text) => text?.trim()).join('\n') || null;

const waitOf = ({ row, answerBy }: BoardFacts) => ({
  kitchenSince: row.kitchenSince?.toISOString() ?? null,
  answerBy: answerBy?.toISOString() ?? null,
});

/** An order as this caller's role may see it: without the permission there is no sum and no guest. */
export function toBoardOrder(
  facts: BoardFacts,
  { role: name, userId }: Pick<Caller, 'role' | 'userId'>,
): BoardOrder {
  const { row, order, table, lastMove, products, edit, delivery, till } = facts;
  const role = v.parse(Role, name);
  const seesMoney = hasPermission(role, 'orders.money');
  const seesGuest = hasPermission(role, 'orders.guest');
  const isOffer = role === 'COURIER' && !isBringing(userId, order);
  const board = v.parse(BoardOrder, {
    ...order,
    version: row.version,
    isTest: isTestOrder(row),
    branchId: row.branchId,
    givenBy: givenBy(row),
    ...waitOf(facts),
    totalPrice: seesMoney ? row.totalPrice : null,
    tip: seesMoney ? row.tip + order.lateTip : null,
    money: facts.money.money,
    refunded: seesMoney ? facts.money.refunded : null,
    ...(seesGuest ? guestPart(facts, isOffer) : NO_GUEST),
    delivery: delivery && toDelivery(delivery, seesMoney),
    till: tillPart(till, role),
    table,
    comment: commentOf(order),
    ...proofPart(facts),
    calls: callsOf(row),
    zone: zoneOf(row),
    changeFrom: seesMoney ? order.changeFrom : null,
    lines: order.cartItems.map((line) => ({ ...line, ...products.get(line.productId) })),
    kitchen: row.kitchen,
    delays: delaysOf(row),
    delayedMinutes: delayedMinutesOf(row),
    ...editsOf(row, { edit, products, seesMoney, seesGuest }),
    lastMove: lastMove && { ...lastMove, at: lastMove.at.toISOString() },
    answer: facts.answer,
  });
  return isOffer ? withoutGuest(board) : board;
}
