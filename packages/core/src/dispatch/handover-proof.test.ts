import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isProven, proofOf, type ProvenOrder } from './handover-proof.ts';

const code = fc.integer({ min: 0, max: 9_999 }).map((n) => String(n).padStart(4, '0'));
const anOrder = fc.record({
  serviceType: fc.constantFrom('DELIVERY', 'PICK_UP', 'DINE_IN'),
  leaveAtDoor: fc.boolean(),
  code: fc.option(code),
  doorPicture: fc.option(fc.constant('picture-1')),
});
const brought: ProvenOrder = { serviceType: 'DELIVERY', leaveAtDoor: false, code: '0471', doorPicture: null };

describe('BO-403 the proof of a hand-over', () => {
  test('only a delivery of a restaurant that asks for one has a proof: a photo at the door, else the code', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const isAsked = order.serviceType === 'DELIVERY' && order.code !== null;
        expect(proofOf(order)).toBe(isAsked ? (order.leaveAtDoor ? 'PHOTO' : 'CODE') : null);
      }),
    );
  });

  test('of all codes the order’s own alone proves it, a photo no code and a code no photo', () => {
    fc.assert(
      fc.property(code, (given) => {
        expect(isProven(brought, { code: given })).toBe(given === '0471');
        expect(isProven({ ...brought, leaveAtDoor: true }, { code: given })).toBe(false);
      }),
    );
    expect(isProven({ ...brought, doorPicture: 'picture-1' }, { code: null })).toBe(false);
    expect(isProven({ ...brought, leaveAtDoor: true, doorPicture: 'picture-1' }, { code: null })).toBe(true);
    expect(isProven({ ...brought, code: null }, { code: null })).toBe(true);
  });
});
