import { describe, expect, test } from 'vitest';

import { parseSettings } from './merchant-settings.ts';

const parsed = (json: object) => parseSettings(json);

describe('switches', () => {
  test.each([
    [
      'all three',
      { deliveryActive: true, pickupActive: true, dineInActive: true },
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
    ],
    ['exactly one', { deliveryActive: false, pickupActive: true }, ['PICK_UP']],
    ['none', { deliveryActive: false, pickupActive: false }, []],
  ])('SET-01 service types: %s', (_, json, services) => {
    expect(parsed(json).services).toEqual(services);
  });

  test.each([
    ['SET-02', 'branchesActive', 'branches'],
    ['SET-03', 'storiesActive', 'stories'],
    ['SET-04', 'bannersActive', 'banners'],
    ['SET-05', 'vacanciesActive', 'vacancies'],
    ['SET-06', 'privacyActive', 'privacy'],
    ['SET-07', 'aboutMerchantActive', 'aboutMerchant'],
    ['SET-08', 'termsOfUseActive', 'termsOfUse'],
    ['SET-09', 'notificationsActive', 'notifications'],
    ['SET-10', 'bookingActive', 'booking'],
    ['SET-11', 'chatActive', 'chat'],
    ['SET-12', 'balanceActive', 'balance'],
    ['SET-13', 'cashbackActive', 'cashback'],
    ['SET-14', 'promoActive', 'promo'],
    ['SET-15', 'favouriteActive', 'favourite'],
    ['SET-16', 'cancelOrderActive', 'cancelOrder'],
    ['SET-17', 'receiverActive', 'receiver'],
    ['SET-28', 'shouldValidateDeliveryArea', 'deliveryArea'],
  ] as const)('%s %s is the feature %s alone', (_, wire, feature) => {
    const [on, off] = [parsed({ [wire]: true }), parsed({ [wire]: false })];
    expect(on.features[feature]).toBe(true);
    expect(off.features[feature]).toBe(false);
    expect({ ...off, features: { ...off.features, [feature]: true } }).toEqual(on);
  });

  test.each([
    [true, true, { inMain: true, opensAs: 'PAGE' }],
    [false, true, { inMain: false, opensAs: 'PAGE' }],
    [true, false, { inMain: true, opensAs: 'SHEET' }],
    [false, false, { inMain: false, opensAs: 'SHEET' }],
  ])('SET-18 D20 cartInMainActive %s and cartPageActive %s', (cartInMainActive, cartPageActive, cart) => {
    expect(parsed({ cartInMainActive, cartPageActive }).layout.cart).toEqual(cart);
  });

  test('SET-25 the payment switches', () => {
    expect(parsed({ cash: false, payme: true, card: true, uzum: true }).payments).toEqual([
      'payme',
      'uzum',
      'card',
    ]);
  });
});
