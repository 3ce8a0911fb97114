import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  applyClaimStatus,
  CLAIM_STATUSES,
  isCourierFinal,
  isShownToCustomer,
  toCourierStatus,
} from './claim-status.ts';
import { COURIER_STATUSES } from './courier-status.schema.ts';

describe('ENUM-22 D18 the courier service’s statuses and ours', () => {
  test.each([
    ['new estimating', 'NEW_ORDER'],
    ['estimating_failed', 'ESTIMATING_FAILED'],
    ['ready_for_approval', 'READY_FOR_APPROVAL'],
    ['accepted', 'ACCEPTED'],
    ['performer_lookup performer_draft', 'PERFORMER_LOOK_UP'],
    ['performer_found', 'PERFORMER_FOUND'],
    ['performer_not_found', 'PERFORMER_NOT_FOUND'],
    ['pickup_arrived ready_for_pickup_confirmation', 'PERFORMER_PICK_UP_ARRIVED'],
    ['pickuped', 'PERFORMER_PICKUPED'],
    ['delivery_arrived ready_for_delivery_confirmation pay_waiting', 'PERFORMER_ARRIVED'],
    ['delivered delivered_finish', 'PERFORMER_DELIVERED_FINISH'],
    ['returning', 'PERFORMER_RETURNING'],
    ['return_arrived ready_for_return_confirmation', 'PERFORMER_RETURN_ARRIVED'],
    ['returned returned_finish', 'PERFORMER_RETURNED_FINISH'],
    ['cancelled cancelled_with_payment cancelled_by_taxi cancelled_with_items_on_hands', 'CANCELLED'],
    ['failed', 'FAILED'],
  ])('D18 %s is %s', (claims, status) => {
    expect(claims.split(' ').map(toCourierStatus)).toEqual(claims.split(' ').map(() => status));
  });

  test('ENUM-22 every status of ours has a word of theirs', () => {
    expect([...new Set(Object.values(CLAIM_STATUSES))].toSorted()).toEqual([...COURIER_STATUSES].toSorted());
  });

  test.each([['teleported'], [''], ['constructor'], ['NEW']])(
    'D18 %j is unknown and keeps the state',
    (claim) => {
      expect(toCourierStatus(claim)).toBeNull();
      expect(applyClaimStatus('PERFORMER_FOUND', claim)).toBe('PERFORMER_FOUND');
      expect(applyClaimStatus(null, claim)).toBeNull();
    },
  );

  test('D18 a claim moves on, may skip, and never leaves its end', () => {
    const statuses = Object.keys(CLAIM_STATUSES);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses, 'unknown'), { maxLength: 20 }), (claims) => {
        let status: ReturnType<typeof applyClaimStatus> = null;
        for (const claim of claims) {
          const before: typeof status = status;
          status = applyClaimStatus(before, claim);
          if (isCourierFinal(before)) expect(status).toBe(before);
          else expect(status).toBe(toCourierStatus(claim) ?? before);
        }
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 1000) },
    );
  });

  test('D18 the ends of a claim', () => {
    expect(COURIER_STATUSES.filter(isCourierFinal).toSorted()).toEqual([
      'CANCELLED',
      'ESTIMATING_FAILED',
      'FAILED',
      'PERFORMER_DELIVERED_FINISH',
      'PERFORMER_NOT_FOUND',
      'PERFORMER_RETURNED_FINISH',
    ]);
    expect(isCourierFinal(null)).toBe(false);
  });

  test('D18 a customer reads of it from the moment a courier is found', () => {
    const shown = COURIER_STATUSES.filter(isShownToCustomer);
    expect(shown).toContain('PERFORMER_FOUND');
    expect(COURIER_STATUSES.filter((status) => !shown.includes(status)).toSorted()).toEqual([
      'ACCEPTED',
      'CANCELLED',
      'ESTIMATING_FAILED',
      'FAILED',
      'NEW_ORDER',
      'PERFORMER_LOOK_UP',
      'PERFORMER_NOT_FOUND',
      'READY_FOR_APPROVAL',
    ]);
    expect(isShownToCustomer(null)).toBe(false);
  });
});
