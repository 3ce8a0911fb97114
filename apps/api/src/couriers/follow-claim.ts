import { DAY_MS } from '@dasturxon/core/kernel';
import { applyClaimStatus, CourierStatus, toCourierStatus } from '@dasturxon/core/courier';
import { isFinished } from '@dasturxon/core/order';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { domains } from '../db/schema/merchants.ts';
import type { Deps } from './model/deps.ts';
import { type Claim, CourierServiceRefused, type Trip } from '../gateways/yandex-delivery/courier-service.ts';
import { sendJob } from '../jobs/queues.ts';
import { lockOrder } from '../orders/model/lock-order.ts';
import type { OrderRow } from '../orders/model/to-order.ts';
import { applyCourierStatus, isLost, type CourierEvent } from './apply-courier-status.ts';
import { callAgain } from './call-courier.ts';
import { readCourierKey } from './model/courier-key.ts';
import { changeDelivery, findDelivery, type Delivery } from './model/delivery-rows.ts';
import { readTrip } from './model/to-trip.ts';

/** The polling interval of a claim without callbacks. */
const FOLLOW_EVERY_MS = 5_000;
/** The polling interval while the service does not report a claim. */
const ASK_UNKNOWN_EVERY_MS = 60_000;
/** Polling of an unknown claim stops this long after its delivery began, if the order is over. */
const UNKNOWN_AT_MOST_MS = DAY_MS;

export type FollowNeeds = Pick<
  Deps,
  'db' | 'env' | 'log' | 'now' | 'newId' | 'secrets' | 'courierService' | 'orderEvents' | 'orderPorts'
>;

const NOT_YET_CARRIED: readonly (CourierStatus | null)[] = [
  'NEW_ORDER',
  'READY_FOR_APPROVAL',
  'ACCEPTED',
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
];

/** Whether the food is with the courier, or the claim has ended: there is nothing left to cancel. */
const isCarried = ({ status }: Claim) => !NOT_YET_CARRIED.includes(toCourierStatus(status));

/**
 * The service's answer. NOT_MADE: it accepts no claim for this order, so no courier comes. UNKNOWN: a claim exists
 * and the service does not report it. Its courier may be on the way, so it never counts as failed.
 */
type Answer = Claim | 'NOT_MADE' | 'UNKNOWN';

type Known = {
  delivery: Delivery;
  order: OrderRow;
  key: string | null;
  trip: Trip | null;
  host: string | null;
};

async function readKnown(deps: FollowNeeds, merchantId: string, deliveryId: string): Promise<Known | null> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const delivery = await findDelivery(tx, merchantId, deliveryId);
    if (!delivery || delivery.finishedAt || delivery.provider !== 'YANDEX') return null;
    const order = await lockOrder(tx, merchantId, delivery.orderId);
    const key = await readCourierKey(deps, tx, merchantId);
    const [domain] = await tx
      .select({ host: domains.host })
      .from(domains)
      .where(
        and(
          eq(domains.merchantId, merchantId),
          eq(domains.kind, 'STOREFRONT'),
          isNotNull(domains.verifiedAt),
        ),
      )
      .limit(1);
    return { delivery, order, key, trip: await readTrip(tx, order), host: domain?.host ?? null };
  });
}

/** The callback URL for claim changes. The service appends its own parameters. */
function callbackUrl({ env }: FollowNeeds, host: string | null): string | null {
  return host && !env.SANDBOX ? `https://${host}/deliveries/v1/claims/changed?` : null;
}

async function createClaim(deps: FollowNeeds, key: string, known: Known): Promise<Claim | null> {
  const { delivery, trip, host } = known;
  if (!trip) return null;
  const asked = { requestId: delivery.id, trip, callbackUrl: callbackUrl(deps, host) };
  return deps.courierService.create(key, asked);
}

type About = { deps: FollowNeeds; known: Known };

/** The call's answer, or `otherwise` where the service refuses it. */
async function unlessRefused<T, U>({ deps, known }: About, call: Promise<T>, otherwise: U) {
  return call.catch((error: unknown): U => {
    if (!(error instanceof CourierServiceRefused)) throw error;
    deps.log.warn({ deliveryId: known.delivery.id, code: error.code }, 'the courier service refused a call');
    return otherwise;
  });
}

/** The current claim of a delivery; creates it if there is none. */
async function readClaim(deps: FollowNeeds, key: string, known: Known): Promise<Answer> {
  const { claimId } = known.delivery;
  if (claimId)
    return unlessRefused({ deps, known }, deps.courierService.info(key, claimId), 'UNKNOWN' as const);
  const made = await unlessRefused({ deps, known }, createClaim(deps, key, known), null);
  return made ?? 'NOT_MADE';
}

/** Creates, accepts or cancels a claim as its order requires. */
async function askService(deps: FollowNeeds, known: Known): Promise<Answer> {
  const { courierService: service } = deps;
  const { key, delivery } = known;
  if (!key) return delivery.claimId ? 'UNKNOWN' : 'NOT_MADE';
  const claim = await readClaim(deps, key, known);
  if (typeof claim === 'string') return claim;
  const isUnwanted = isFinished(known.order.status) && !isCarried(claim);
  if (!isUnwanted && claim.status !== 'ready_for_approval') return claim;
  const change = isUnwanted ? service.cancel(key, claim) : service.accept(key, claim);
  await unlessRefused({ deps, known }, change, undefined);
  return unlessRefused({ deps, known }, service.info(key, claim.id), claim);
}

/** The phone is requested once, after a courier was found. */
async function phoneOf(deps: FollowNeeds, known: Known, claim: Answer): Promise<string | null> {
  if (typeof claim === 'string' || !claim.courierName || !known.key || known.delivery.phone) return null;
  return deps.courierService.phone(known.key, claim.id).catch(() => null);
}

/**
 * The courier status of a claim; null if it has not changed. An unknown claim or status is logged and changes nothing.
 */
function eventsOf(deps: FollowNeeds, delivery: Delivery, claim: Answer): CourierStatus | null {
  if (claim === 'UNKNOWN') return null;
  if (claim === 'NOT_MADE') return delivery.claimId ? null : 'ESTIMATING_FAILED';
  const isOld =
    claim.updatedAt &&
    delivery.claimUpdatedAt &&
    claim.updatedAt.getTime() < delivery.claimUpdatedAt.getTime();
  if (isOld) return null;
  if (!toCourierStatus(claim.status))
    deps.log.warn({ deliveryId: delivery.id, status: claim.status }, 'unknown claim status');
  return applyClaimStatus(v.parse(CourierStatus, delivery.courierStatus), claim.status);
}

type ServiceReport = { known: Known; claim: Answer; phone: string | null };

/** The claim's data beside its status, as columns. */
function factsOf(claim: Claim, phone: string | null, before: Delivery) {
  return {
    claimId: claim.id,
    claimVersion: claim.version,
    claimUpdatedAt: claim.updatedAt ?? before.claimUpdatedAt,
    firstName: claim.courierName ?? before.firstName,
    phone: phone ?? before.phone,
    price: claim.price ?? before.price,
  };
}

/** Whether a delivery whose claim stays unknown is let go: its order is over, and a day has passed. */
function isGivenUp(deps: FollowNeeds, order: OrderRow, { createdAt }: Delivery): boolean {
  return isFinished(order.status) && deps.now().getTime() - createdAt.getTime() > UNKNOWN_AT_MOST_MS;
}

async function applyReport(deps: FollowNeeds, tx: Tx, { known, claim, phone }: ServiceReport) {
  const { merchantId, orderId, id } = known.delivery;
  const order = await lockOrder(tx, merchantId, orderId);
  const found = await findDelivery(tx, merchantId, id);
  if (!found || found.finishedAt) return { isOpen: false, changed: false };
  if (claim === 'UNKNOWN' && isGivenUp(deps, order, found)) {
    const noPlace = { phone: null, latitude: null, longitude: null, positionAt: null };
    await changeDelivery(tx, found, { ...noPlace, finishedAt: deps.now() });
    return { isOpen: false, changed: false };
  }
  const status = eventsOf(deps, found, claim);
  const delivery =
    typeof claim === 'string' ? found : await changeDelivery(tx, found, factsOf(claim, phone, found));
  if (!status || status === delivery.courierStatus) return { isOpen: true, changed: false };
  const event: CourierEvent = { status, actor: null };
  const after = await applyCourierStatus(deps, tx, { order, delivery, event });
  if (isLost(status)) await callAgain(deps, tx, after.order);
  return { isOpen: after.delivery.finishedAt === null, changed: true };
}

/**
 * Polls the courier service for a delivery and applies the answer. Returns the wait before the next poll in ms; null at
 * the end.
 */
export async function refreshDelivery(
  deps: FollowNeeds,
  merchantId: string,
  deliveryId: string,
): Promise<number | null> {
  const known = await readKnown(deps, merchantId, deliveryId);
  if (!known) return null;
  const claim = await askService(deps, known);
  const phone = await phoneOf(deps, known, claim);
  const { isOpen, changed } = await deps.db.inTenant(merchantId, (tx) =>
    applyReport(deps, tx, { known, claim, phone }),
  );
  if (changed) deps.orderEvents.announce(merchantId, known.delivery.orderId);
  if (!isOpen) return null;
  return claim === 'UNKNOWN' ? ASK_UNKNOWN_EVERY_MS : FOLLOW_EVERY_MS;
}

/** The job that follows a delivery to its end: asks, applies, and asks again a little later. */
export async function followDelivery(deps: FollowNeeds, merchantId: string, deliveryId: string) {
  const wait = await refreshDelivery(deps, merchantId, deliveryId);
  if (wait === null) return;
  const startAfter = new Date(deps.now().getTime() + wait);
  const job = { id: deps.newId(), merchantId, queue: 'courier.follow' as const, payload: { deliveryId } };
  await deps.db.inTenant(merchantId, (tx) => sendJob(tx, { ...job, startAfter }));
}
