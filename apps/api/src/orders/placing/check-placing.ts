import { busyMinutesAt } from '@dasturxon/core/branch';
import { readyInMinutes } from '@dasturxon/core/catalog';
import {
  checkOrder,
  keptHandover,
  leadMinutesFor,
  OFFERED_SERVICE_TYPES,
  offeredServices,
  type OfferedServiceType,
  type OrderDraft,
  type OrderFactsToCheck,
  type PlaceOrder,
} from '@dasturxon/core/order';
import { offeredPayments, paymentPlatform } from '@dasturxon/core/payment';
import { isBranchOpenNow, resolveAtTime, servesOnDay, type AtTimeTerms } from '@dasturxon/core/time';

import type { Caller } from '../../http/serving/context.ts';
import { apiError } from '../../http/api-error.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PricedRequest } from './price-request.ts';

export type Clock = { now: Date; zone: string };

/** The moment of a later order. Throws order.timeMissing and slot.*. */
function timeOf(request: PlaceOrder, terms: AtTimeTerms): Date | null {
  if (!request.later) return null;
  const at = resolveAtTime({ day: request.day, time: request.time }, terms);
  if (!at.ok) throw apiError(at.code);
  return at.value;
}

function branchFacts({ serviceType, later }: OrderDraft, serving: ServingBranch, { now, zone }: Clock) {
  const { branch } = serving;
  const isOpenNow = isBranchOpenNow(branch, serviceType, now, zone);
  return { isOpenNow, isOpenThatDay: later || servesOnDay({ branch, serviceType, now, zone }) };
}

/**
 * Everything that keeps a priced request from being an order, by core's own rule (T36, T37, T39): the first reason
 * is thrown. Returns the moment of a later order.
 */
export function checkPlacing(
  request: PlaceOrder,
  found: { facts: OrderFacts; priced: PricedRequest },
  clock: Clock & Pick<Caller, 'platform'>,
): { deliveryAt: Date | null } {
  const { serving } = found.priced;
  const { address, serviceType } = request;
  if (serviceType === 'DELIVERY' && address && !serving) throw apiError('delivery.unavailable');
  refuseWithoutTable(request, found);
  const busy = serving ? busyMinutesAt(serving.branch, clock.now) : 0;
  const dishes = found.priced.lines.map(({ product }) => product);
  const leadMinutes = leadMinutesFor(readyInMinutes(dishes, 0), busy);
  const atTime = { serviceType, now: clock.now, zone: clock.zone, leadMinutes };
  const deliveryAt = serving && timeOf(request, { ...atTime, branch: serving.branch });
  const [first] = checkOrder(factsToCheck(request, found, clock));
  if (first) {
    const { code, ...data } = first;
    throw apiError(code, data);
  }
  return { deliveryAt };
}

/** Dine-in at a branch with tables needs a table or hall (IMP-12, D74). Throws order.tableMissing. */
function refuseWithoutTable(
  { serviceType, hallId, tableId }: PlaceOrder,
  { facts, priced }: { facts: OrderFacts; priced: PricedRequest },
): void {
  if (serviceType !== 'DINE_IN' || hallId || tableId) return;
  const hasTables = facts.terms.halls.some(({ branchId }) => branchId === priced.serving?.branch.id);
  if (hasTables) throw apiError('order.tableMissing');
}

/** The request and what was found of it, as the facts that core's rule asks for. */
export function factsToCheck(
  request: OrderDraft,
  { facts, priced }: { facts: OrderFacts; priced: PricedRequest },
  clock: Clock & Pick<Caller, 'platform'>,
): OrderFactsToCheck {
  const { settings, payments } = facts.terms;
  const { serving, delivery, lines, minimal, price } = priced;
  const { address, serviceType } = request;
  const platform = paymentPlatform(clock.platform, serviceType === 'DINE_IN' && Boolean(request.tableId));
  const offered = offeredPayments(payments, { switches: settings.payments, platform });
  return {
    later: request.later,
    day: request.day,
    time: request.time,
    serviceType: isOffered(serviceType) ? serviceType : null,
    offeredServices: offeredServices(settings.services, serving?.branch ?? null),
    lines: lines.map((line) => line.key),
    branch: serving && branchFacts(request, serving, clock),
    address: address && { streetName: address.streetName },
    isInArea: settings.features.deliveryArea && delivery ? delivery.isInArea : null,
    missingToMinimum: minimal.missing,
    payment: request.paymentType,
    offeredPayments: offered.ok ? offered.value.types : [],
    sendCheque: request.sendCheque,
    sendChequePhone: request.sendChequePhone,
    receiver: request.receiver,
    changeFrom: keptHandover(request, request).changeFrom,
    totalPrice: price.totalPrice,
  };
}

function isOffered(serviceType: PlaceOrder['serviceType']): serviceType is OfferedServiceType {
  return (OFFERED_SERVICE_TYPES as readonly string[]).includes(serviceType);
}
