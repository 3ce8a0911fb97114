import * as fc from 'fast-check';

import * as auth from './auth/index.ts';
import * as branch from './branch/index.ts';
import * as courier from './courier/index.ts';
import * as area from './delivery-area/index.ts';
import { WEEKDAYS } from './kernel/index.ts';
import * as order from './order/index.ts';
import * as payment from './payment/index.ts';
import {
  amount,
  fees,
  id,
  listOf,
  neverThrows,
  now,
  rule,
  serviceType,
  text,
} from './testing/properties/any-value.ts';
import { acceptedBy } from './testing/properties/arbitrary-of.ts';
import * as time from './time/index.ts';

const weekday = fc.constantFrom(...WEEKDAYS);
const offered = fc.constantFrom(...order.OFFERED_SERVICE_TYPES);
const zone = fc.constantFrom('Asia/Tashkent', 'America/New_York', 'Pacific/Apia');
const point = fc.record({ lat: fc.double(), lon: fc.double() });
const anyBranch = acceptedBy(branch.Branch);
const change = fc.record({
  to: acceptedBy(order.OrderStatus),
  at: fc.constant('2026-05-10T12:00:00Z'),
  role: fc.option(acceptedBy(auth.Role)),
  reason: fc.option(text),
});
const terms = fc.record({
  branch: anyBranch,
  serviceType,
  now,
  zone,
  leadMinutes: fc.nat(10_000),
  days: fc.nat(8),
});

neverThrows(
  rule('isBranchOpen', [anyBranch, weekday], branch.isBranchOpen),
  rule('openingIntervals', [anyBranch, serviceType, weekday], branch.openingIntervals),
  rule('hoursOn', [anyBranch, serviceType, weekday], branch.hoursOn),
  rule('canPickBranch', [anyBranch, fc.record({ now, zone })], time.canPickBranch),
  rule('servesOnDay', [terms], time.servesOnDay),
  rule('pickupBranches', [listOf(anyBranch)], branch.pickupBranches),
  rule('nearestBranch', [listOf(anyBranch), point], branch.nearestBranch),
  rule('pickDefaultBranch', [listOf(anyBranch), fc.option(id)], branch.pickDefaultBranch),
  rule('isBranchOpenNow', [anyBranch, serviceType, now, zone], time.isBranchOpenNow),
  rule('nextOpening', [terms], time.nextOpening),
  rule('slotsFor', [terms], time.slotsFor),
  rule(
    'resolveAtTime',
    [fc.record({ day: fc.option(text), time: fc.option(text) }), terms],
    time.resolveAtTime,
  ),
  rule('readyAbout', [amount, now], order.readyAbout),
  rule('isDeliverable and regionAt', [listOf(acceptedBy(area.Region)), point], (regions, point) => [
    area.isDeliverable(regions, point),
    area.regionAt(regions, point),
  ]),
  rule('pickCity', [listOf(acceptedBy(area.City)), fc.option(id)], area.pickCity),
  rule(
    'pickBranchCity',
    [listOf(acceptedBy(area.City)), fc.record({ selectedId: fc.option(id), mainCityId: fc.option(id) })],
    area.pickBranchCity,
  ),
  rule('distanceMeters', [point, point], area.distanceMeters),
  rule('nextStatuses', [acceptedBy(order.OrderStatus), serviceType], order.nextStatuses),
  rule('applyStatus', [acceptedBy(order.Order), change], order.applyStatus),
  rule(
    'movesOf',
    [fc.option(acceptedBy(auth.Role)), acceptedBy(order.OrderStatus), serviceType],
    order.movesOf,
  ),
  rule('cancelEffects', [acceptedBy(order.Order)], order.cancelEffects),
  rule(
    'trackingSteps',
    [acceptedBy(order.Order), listOf(acceptedBy(order.OrderHistoryEvent))],
    order.trackingSteps,
  ),
  rule('checkTiming, checkNotes and clearAfterSuccess', [acceptedBy(order.OrderContent)], (request) => [
    order.checkTiming(request),
    order.checkNotes(request),
    order.clearAfterSuccess(request),
  ]),
  rule(
    'offeredServices and pickServiceType',
    [listOf(offered), fc.option(anyBranch), fees],
    (services, branch, settings) =>
      order.pickServiceType('TG', order.offeredServices(services, branch), settings),
  ),
  rule('offeredPayments', [listOf(acceptedBy(payment.MerchantPaymentSetting))], (settings) =>
    payment.offeredPayments(settings, { switches: ['cash'], platform: 'WEB' }),
  ),
  rule('applyClaimStatus', [acceptedBy(courier.CourierStatus), text], courier.applyClaimStatus),
);
