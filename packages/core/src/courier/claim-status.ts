import type { CourierStatus } from './courier-status.schema.ts';

/** Statuses of a delivery claim at the courier service, and ours (D18). */
export const CLAIM_STATUSES: Readonly<Record<string, CourierStatus>> = {
  new: 'NEW_ORDER',
  estimating: 'NEW_ORDER',
  estimating_failed: 'ESTIMATING_FAILED',
  ready_for_approval: 'READY_FOR_APPROVAL',
  accepted: 'ACCEPTED',
  performer_lookup: 'PERFORMER_LOOK_UP',
  performer_draft: 'PERFORMER_LOOK_UP',
  performer_found: 'PERFORMER_FOUND',
  performer_not_found: 'PERFORMER_NOT_FOUND',
  pickup_arrived: 'PERFORMER_PICK_UP_ARRIVED',
  ready_for_pickup_confirmation: 'PERFORMER_PICK_UP_ARRIVED',
  pickuped: 'PERFORMER_PICKUPED',
  delivery_arrived: 'PERFORMER_ARRIVED',
  ready_for_delivery_confirmation: 'PERFORMER_ARRIVED',
  pay_waiting: 'PERFORMER_ARRIVED',
  delivered: 'PERFORMER_DELIVERED_FINISH',
  delivered_finish: 'PERFORMER_DELIVERED_FINISH',
  returning: 'PERFORMER_RETURNING',
  return_arrived: 'PERFORMER_RETURN_ARRIVED',
  ready_for_return_confirmation: 'PERFORMER_RETURN_ARRIVED',
  returned: 'PERFORMER_RETURNED_FINISH',
  returned_finish: 'PERFORMER_RETURNED_FINISH',
  cancelled: 'CANCELLED',
  cancelled_with_payment: 'CANCELLED',
  cancelled_by_taxi: 'CANCELLED',
  cancelled_with_items_on_hands: 'CANCELLED',
  failed: 'FAILED',
};

/** Our status for a claim's; null for an unknown one, which the caller logs without changing the order. */
export function toCourierStatus(claim: string): CourierStatus | null {
  return Object.hasOwn(CLAIM_STATUSES, claim) ? CLAIM_STATUSES[claim]! : null;
}

const FINAL: readonly CourierStatus[] = [
  'ESTIMATING_FAILED',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNED_FINISH',
  'CANCELLED',
  'FAILED',
];

/** Whether a claim has ended; nothing that arrives afterwards moves it. */
export function isCourierFinal(status: CourierStatus | null): boolean {
  return status !== null && FINAL.includes(status);
}

/** The courier status after a claim's word: an unknown word and one after the end change nothing (D18). */
export function applyClaimStatus(current: CourierStatus | null, claim: string): CourierStatus | null {
  return isCourierFinal(current) ? current : (toCourierStatus(claim) ?? current);
}

const SHOWN: readonly CourierStatus[] = [
  'PERFORMER_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
];

/** Whether a customer reads of it: from the moment a courier is found (D18). */
export function isShownToCustomer(status: CourierStatus | null): boolean {
  return status !== null && SHOWN.includes(status);
}

/** Whether an open delivery of a courier service still has no courier: it can be taken back free of charge. */
export const isSearching = (delivery: { provider: string; courierStatus: CourierStatus | null }): boolean =>
  delivery.provider === 'YANDEX' && !isShownToCustomer(delivery.courierStatus);
