import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { PAYMENT_TYPES } from '../../payment/payment.schema.ts';
import { anOrderLine } from '../../testing/index.ts';
import { checkOrder } from '../check-order.ts';
import { afterSilence, isCoveredByChoice } from '../edit/if-missing.ts';
import { lineChanges } from '../edit/price-edit.ts';
import { IF_MISSING } from '../schemas/if-missing.schema.ts';
import { OrderDraft } from '../schemas/place-order.schema.ts';
import { isPaidBeforehand } from '../timing/unpaid-expiry.ts';
import { changeChoices, changeToBring, isEnoughCash } from './cash-change.ts';
import { keptHandover, offeredHandover } from './kept-handover.ts';
import { LINE_COMMENT_LENGTH, withLineNotes } from './line-notes.ts';

const total = fc.integer({ min: 0, max: 5_000_000 });

describe('B23 change from cash', () => {
  test.each([
    [0, []],
    [87_500, [90_000, 100_000, 200_000]],
    [100_000, [200_000]],
    [12_300, [20_000, 50_000, 100_000, 200_000]],
    [430_000, [440_000, 450_000, 500_000, 600_000]],
  ])('of %i is offered from %o', (sum, choices) => {
    expect(changeChoices(sum)).toEqual(choices);
  });

  test('every sum offered is above the total, another one, and made of notes', () => {
    fc.assert(
      fc.property(total, (sum) => {
        const choices = changeChoices(sum);
        expect(choices.length).toBeLessThanOrEqual(4);
        expect(choices).toEqual([...new Set(choices)].toSorted((one, other) => one - other));
        for (const choice of choices) {
          expect([choice > sum, choice % 5_000, isEnoughCash(choice, sum)]).toEqual([true, 0, true]);
          expect(changeToBring(choice, sum)! + sum).toBe(choice);
        }
      }),
    );
  });

  test('what is given back is never negative, also when the total has grown', () => {
    fc.assert(
      fc.property(total, total, (cash, due) => {
        expect(changeToBring(cash, due)).toBe(Math.max(0, cash - due));
        expect(changeToBring(null, due)).toBe(null);
      }),
    );
  });
});

describe('B23 what applies to an order', () => {
  test('change is for cash at the door, the door for what is paid, cutlery for what is taken away, B60 the entrance for what is brought, B65 a gift for a receiver who pays nothing', () => {
    const asked = {
      changeFrom: 100_000,
      cutlery: 2,
      leaveAtDoor: true,
      entrancePicture: 'picture-1',
      isGift: true,
    };
    const receiver = { name: 'Dilnoza', phone: '998911112234' };
    for (const paymentType of PAYMENT_TYPES) {
      const isPaid = isPaidBeforehand(paymentType);
      expect(keptHandover(asked, { serviceType: 'DELIVERY', paymentType, receiver })).toEqual({
        changeFrom: paymentType === 'CASH' ? 100_000 : null,
        cutlery: 2,
        leaveAtDoor: isPaid,
        entrancePicture: 'picture-1',
        isGift: isPaid,
      });
      const pickUp = keptHandover(asked, { serviceType: 'PICK_UP', paymentType, receiver: null });
      expect(pickUp).toEqual({
        changeFrom: null,
        cutlery: 2,
        leaveAtDoor: false,
        entrancePicture: null,
        isGift: false,
      });
      const dineIn = offeredHandover({ serviceType: 'DINE_IN', paymentType });
      expect(dineIn).toEqual({
        changeFrom: false,
        cutlery: false,
        leaveAtDoor: false,
        entrancePicture: false,
        isGift: false,
      });
    }
  });

  test('less cash than the total keeps the order from being placed', () => {
    const order = {
      serviceType: 'PICK_UP' as const,
      offeredServices: ['PICK_UP' as const],
      lines: ['osh|'],
      branch: { isOpenThatDay: true, isOpenNow: true },
      address: null,
      isInArea: null,
      missingToMinimum: 0,
      payment: 'CASH' as const,
      offeredPayments: ['CASH' as const],
      later: false,
      day: null,
      time: null,
      sendCheque: false,
      sendChequePhone: null,
      receiver: null,
    };
    const codes = (changeFrom: number | null, totalPrice: number | null) =>
      checkOrder({ ...order, changeFrom, totalPrice }).map(({ code }) => code);
    expect(codes(49_999, 50_000)).toEqual(['order.changeTooSmall']);
    expect([codes(50_000, 50_000), codes(null, 50_000), codes(1, null)]).toEqual([[], [], []]);
  });
});

describe('B15 what is asked about one dish', () => {
  const item = { productId: 'osh', count: 1 };
  const accepts = (more: object) =>
    v.is(OrderDraft, { serviceType: 'PICK_UP', cartItems: [{ ...item, ...more }] });

  test('a comment has a longest length, and the choice is one of four', () => {
    expect(accepts({ comment: 'x'.repeat(LINE_COMMENT_LENGTH), ifMissing: 'REMOVE' })).toBe(true);
    expect(accepts({ comment: 'x'.repeat(LINE_COMMENT_LENGTH + 1) })).toBe(false);
    expect(accepts({ ifMissing: 'SWAP' })).toBe(false);
  });

  test('equal items are one line with both comments, once each', () => {
    const line = anOrderLine({ productId: 'osh', modifiers: [] });
    const items = [
      { ...item, comment: ' piyozsiz ' },
      { ...item, comment: 'piyozsiz', ifMissing: 'REMOVE' as const },
      { ...item, comment: 'issiq', ifMissing: 'CALL' as const },
      { productId: 'manti', count: 1, comment: 'boshqa' },
    ];
    expect(withLineNotes([line], items)).toMatchObject([{ comment: 'piyozsiz; issiq', ifMissing: 'REMOVE' }]);
    expect(withLineNotes([line], [item])).toMatchObject([{ comment: null, ifMissing: null }]);
  });

  const choice = fc.option(fc.constantFrom(...IF_MISSING));
  test('the choice for a dish overrides that of the order, and only for this dish', () => {
    fc.assert(
      fc.property(choice, choice, choice, (ofOrder, ofOsh, ofManti) => {
        const osh = anOrderLine({ id: 'osh', productId: 'osh', modifiers: [], ifMissing: ofOsh });
        const manti = anOrderLine({ id: 'manti', productId: 'manti', modifiers: [], ifMissing: ofManti });
        const sums = { before: 10, after: 5 };
        const withoutManti = lineChanges([osh, manti], [osh]);
        const acts = ofManti ?? ofOrder;
        expect(isCoveredByChoice(ofOrder, withoutManti, sums)).toBe(acts === 'REMOVE');
        expect(afterSilence(ofOrder, withoutManti)).toBe(
          afterSilence(acts, lineChanges([osh, { ...manti, ifMissing: null }], [osh])),
        );
        const nothing = lineChanges([osh, manti], []);
        const all = [ofOsh ?? ofOrder, acts];
        expect(isCoveredByChoice(ofOrder, nothing, sums)).toBe(all.every((one) => one === 'REMOVE'));
        if (all.some((one) => one === 'CALL' || one === null))
          expect(afterSilence(ofOrder, nothing)).toBe('NOTHING');
      }),
    );
  });
});
