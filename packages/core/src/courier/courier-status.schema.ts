import * as v from 'valibot';

/** Courier statuses (ENUM-22, D18). None yet is null; CANCELLED has two L here. */
export const COURIER_STATUSES = [
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'FAILED',
  'CANCELLED',
  'ACCEPTED',
] as const;
export type CourierStatus = (typeof COURIER_STATUSES)[number];

/** Reads the wire's `none` and an absent status as null. */
export const CourierStatus = v.pipe(
  v.nullish(v.picklist([...COURIER_STATUSES, 'none']), null),
  v.transform((status): CourierStatus | null => (status === 'none' ? null : status)),
);
