import { parseAddressDetails } from '@dasturxon/core/address';
import { expect, test } from 'vitest';

import { type DraftChoices, EMPTY_DRAFT } from '../../../domains/checkout/order-draft.ts';
import { draftAfterSuccess } from './send-order.ts';

const draft: DraftChoices = {
  ...EMPTY_DRAFT,
  serviceType: 'DELIVERY',
  address: {
    id: null,
    type: 'APARTMENT',
    name: 'Home',
    latitude: 41.3,
    longitude: 69.2,
    streetName: 'Navoiy',
    houseNumber: '15',
    details: JSON.stringify({ entrance: '2', floor: '3', office: '14', domophone: '14#' }),
    cityId: 'city-1',
    comment: '',
  },
  branchId: 'branch-1',
  paymentType: 'CASH',
  later: true,
  comment: 'No onions',
  courierComment: 'Call me',
  promoCode: 'PALOV',
  cashback: 5000,
  hasReceiver: true,
  receiverName: 'Ali',
  receiverPhone: '+998 90 123 45 67',
};

test('ST-07 both comments, promo, cashback and the extra fields of the address are cleared', () => {
  const after = draftAfterSuccess(draft);
  expect(after).toMatchObject({ comment: '', courierComment: '', promoCode: '', cashback: 0 });
  expect(parseAddressDetails(after.address?.details)).toMatchObject({
    office: '',
    domophone: '',
    entrance: '',
    floor: '',
  });
});

test('ST-08 D26 the later-flag is set back', () => {
  expect(draftAfterSuccess(draft).later).toBe(false);
});

test('IMP-10 the receiver is cleared', () => {
  expect(draftAfterSuccess(draft)).toMatchObject({ hasReceiver: false, receiverName: '', receiverPhone: '' });
});

test('I34 how, where and how to pay stay for the next order', () => {
  const after = draftAfterSuccess(draft);
  expect(after).toMatchObject({ serviceType: 'DELIVERY', branchId: 'branch-1', paymentType: 'CASH' });
  expect(after.address).toMatchObject({ name: 'Home', streetName: 'Navoiy', latitude: 41.3 });
});
