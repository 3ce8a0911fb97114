import { describe, expect, test } from 'vitest';

import { anOrderContent, aPromo } from '../testing/index.ts';
import { clearAfterSuccess, CLEARED_AFTER_SUCCESS, LATER_AFTER_SUCCESS } from './clear-after-success.ts';

describe('ST-07 after a successful order', () => {
  const draft = {
    ...anOrderContent({
      cartItems: [{ productId: 'plov', count: 1, modifiers: [] }],
      comment: 'no onion',
      courierComment: 'call',
      promo: aPromo(),
      promoId: 'promo-1',
      promoCode: 'PALOV',
      cashback: 5_000,
      deliveryPrice: 15_000,
      receiver: { name: 'Ali', phone: '998901234567' },
      later: true,
      day: '2026-05-10',
      time: '13:30',
      serviceType: 'PICK_UP',
      paymentType: 'PAYME',
    }),
    office: '12',
    domophone: '34',
    entrance: '2',
    floor: '5',
  };

  test('ST-07 ST-08 I34 IMP-10 exactly the named fields are set back', () => {
    const after = clearAfterSuccess(draft);
    const touched = Object.keys(draft).filter(
      (name) => after[name as keyof typeof draft] !== draft[name as keyof typeof draft],
    );
    expect(touched.toSorted()).toEqual(Object.keys(CLEARED_AFTER_SUCCESS).toSorted());
    expect(after).toMatchObject(CLEARED_AFTER_SUCCESS);
    expect(after).toMatchObject({ serviceType: 'PICK_UP', paymentType: 'PAYME', courierComment: 'call' });
  });

  test('ST-07 what is spent goes back to nothing, what is typed to empty', () => {
    expect(CLEARED_AFTER_SUCCESS).toMatchObject({
      cashback: 0,
      deliveryPrice: 0,
      comment: null,
      office: '',
      floor: '',
    });
  });

  test('ST-08 D26 the later-flag goes back to now', () => {
    expect(LATER_AFTER_SUCCESS).toBe(false);
    expect(clearAfterSuccess(draft).later).toBe(false);
  });

  test('I34 a field the draft does not have is not put into it', () => {
    expect(clearAfterSuccess({ comment: 'x', note: 'y' })).toEqual({ comment: null, note: 'y' });
  });

  test('I34 clearing twice is clearing once', () => {
    expect(clearAfterSuccess(clearAfterSuccess(draft))).toEqual(clearAfterSuccess(draft));
  });
});
