import { deliversTo, slotCapacityAt, wholeHours } from '@dasturxon/core/branch';
import { checkMinimum, type DeliveryTerms, deliveryTerms } from '@dasturxon/core/cart';
import {
  canChangeHandover,
  checkHandover,
  type HandoverPrice,
  type NewHandover,
  offeredServices,
  type Order,
  type PlacedAddress,
} from '@dasturxon/core/order';
import { isBranchOpenNow, resolveAtTime } from '@dasturxon/core/time';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { OrderWriteDeps, SignedIn } from '../model/deps.ts';
import type { EditedHandover } from '../model/order-edits.ts';
import { type OrderRow, zoneOf } from '../model/to-order.ts';
import { unreached } from '../placing/choose-branch.ts';
import type { OrderFacts } from '../placing/order-facts.ts';

/** Throws order.handoverFixed for an order whose service, address and time can no longer change. */
export async function requireMovable(
  { orderPorts }: Pick<OrderWriteDeps, 'orderPorts'>,
  tx: Tx,
  { row, order }: { row: OrderRow; order: Pick<Order, 'status' | 'serviceType' | 'courierId'> },
): Promise<void> {
  const isBeingFetched = await orderPorts.couriers.isCalled(tx, row);
  const may = canChangeHandover({ ...order, isBeingFetched });
  if (!may.ok) throw apiError(may.code);
}

type Asked = { row: OrderRow; order: Order; request: NewHandover; facts: OrderFacts };

function servingOf({ row, facts }: Asked): ServingBranch {
  const serving = facts.terms.branches.find(({ branch }) => branch.id === row.branchId);
  if (!serving) throw apiError('branch.notFound');
  return serving;
}

/** The new moment; undefined: as it is. Throws order.timeMissing and slot.*. */
function momentOf(ctx: SignedIn, { request }: Asked, { branch }: ServingBranch): Date | null | undefined {
  const { at, serviceType } = request;
  if (!at) return at;
  // Staff judge whether the kitchen can keep it.
  const terms = { branch, serviceType, now: ctx.now(), zone: ctx.tenant.timeZone, leadMinutes: 0 };
  const moment = resolveAtTime(at, terms);
  if (!moment.ok) throw apiError(moment.code);
  return moment.value;
}

type Place = {
  address: PlacedAddress | null;
  /** Null: where and as it is brought already, or not brought at all. */
  terms: DeliveryTerms | null;
};

function placeOf({ order, request, facts }: Asked, serving: ServingBranch): Place {
  if (request.serviceType !== 'DELIVERY') return { address: null, terms: null };
  const kept = order.serviceType === 'DELIVERY' ? (order.address as PlacedAddress | null) : null;
  if (request.address === null) return { address: kept, terms: null };
  const { latitude: lat, longitude: lon } = request.address;
  return { address: request.address, terms: deliveryTerms(facts.terms, serving, { lat, lon }) };
}

const priceOf = ({ order, request: { serviceType } }: Asked, { terms }: Place): HandoverPrice => ({
  serviceType,
  deliveryPrice: terms ? terms.fee : serviceType === 'DELIVERY' ? order.deliveryPrice : 0,
});

/** What an edit makes of service, address and time: its price, and what is stored of it. */
export type HandoverFound = {
  price: HandoverPrice;
  edited: EditedHandover;
  /** Throws what keeps the branch from it, for dishes of a sum in so'm. */
  check: (totalProductPrice: number) => void;
};

type Found = Asked & { serving: ServingBranch; place: Place; deliveryAt: Date | null; isSameTime: boolean };

/** Whether the branch reaches the new address, and whether its zones have it where they are asked. */
function reachOf({ request: { address }, serving, facts, place }: Found) {
  const { terms } = facts;
  if (address === null || place.terms === null) return { reaches: true, isInArea: null };
  const point = { lat: address.latitude, lon: address.longitude };
  const isInArea = terms.settings.features.deliveryArea ? place.terms.isInArea : null;
  return { reaches: deliversTo(serving.branch, point, terms), isInArea };
}

/** What is missing to the minimum of a new address; an address that stays has none. */
function missingOf({ request: { serviceType }, facts, place }: Found, totalProductPrice: number): number {
  if (place.terms === null) return 0;
  const minimalDeliveryPrice = place.terms.minimum ?? facts.terms.orderSettings.minimalDeliveryPrice;
  const minimum = checkMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice });
  return minimum.ok ? 0 : minimum.missing;
}

/** Throws what keeps the branch from handing the order over like this, for dishes of a sum in so'm. */
function requireFit(ctx: SignedIn, found: Found, totalProductPrice: number): void {
  const { order, request, facts, serving, place, deliveryAt, isSameTime } = found;
  const { serviceType } = request;
  const isAsBefore = serviceType === order.serviceType && isSameTime;
  const isOpen = () =>
    isBranchOpenNow(wholeHours(serving.branch), serviceType, deliveryAt ?? ctx.now(), ctx.tenant.timeZone);
  const checked = checkHandover({
    serviceType,
    offered: offeredServices(facts.terms.settings.services, serving.branch),
    hasAddress: Boolean(place.address?.streetName?.trim()),
    ...reachOf(found),
    isOpen: isAsBefore || isOpen(),
    missing: missingOf(found, totalProductPrice),
  });
  if (checked.ok) return;
  const { code, ...data } = checked;
  if (code !== 'delivery.unavailable' || request.address === null) throw apiError(code, data);
  const { latitude: lat, longitude: lon } = request.address;
  throw unreached(facts.terms, { lat, lon }, { now: ctx.now(), zone: ctx.tenant.timeZone });
}

/** How far it is brought and into which zone, and whether by the driver's meter; as before where the address stays. */
function wayOf({ row, order, request, place: { terms } }: Found) {
  if (terms) return { distance: terms.distance, zone: terms.zoneName, isTaximeter: terms.fee === null };
  if (request.serviceType !== 'DELIVERY') return { distance: null, zone: null, isTaximeter: false };
  return { distance: order.distance, zone: zoneOf(row), isTaximeter: row.data['isTaximeter'] === true };
}

/**
 * What becomes of an order that is to be handed over in another way, by the zones, fees and hours of its branch. Throws
 * order.handoverFixed, branch.notFound, order.timeMissing and slot.*.
 */
export async function findHandover(ctx: SignedIn, tx: Tx, asked: Asked): Promise<HandoverFound> {
  await requireMovable(ctx, tx, asked);
  const { row, request } = asked;
  const serving = servingOf(asked);
  const moment = momentOf(ctx, asked, serving);
  const isSameTime = moment === undefined;
  const deliveryAt = isSameTime ? row.deliveryAt : moment;
  const place = placeOf(asked, serving);
  const found = { ...asked, serving, place, deliveryAt, isSameTime };
  const edited: EditedHandover = {
    serviceType: request.serviceType,
    address: place.address,
    isNewAddress: place.terms !== null,
    deliveryAt: deliveryAt?.toISOString() ?? null,
    capacity: deliveryAt && slotCapacityAt(serving, deliveryAt),
    ...wayOf(found),
  };
  return { price: priceOf(asked, place), edited, check: (total) => requireFit(ctx, found, total) };
}

/** Whether an order is handed over differently afterwards. */
export const isMoved = ({ row, edited }: { row: OrderRow; edited: EditedHandover }): boolean =>
  edited.serviceType !== row.serviceType ||
  edited.isNewAddress ||
  edited.deliveryAt !== (row.deliveryAt?.toISOString() ?? null);
