import { expect, test } from 'vitest';

import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { Card } from './card.schema.ts';
import { MerchantPaymentSetting, PAYMENT_TYPES, paymentIcon, PaymentMethod } from './payment.schema.ts';

test('ENUM-09 payment types', () => {
  const expected = 'CASH CLICK PAYNET TERMINAL PAYME UZUM OTHER RAHMAT CLICK_MINI_APP';
  expect(PAYMENT_TYPES.join(' ')).toBe(expected);
});

test('ENUM-20 payment icons, one for every type', () => {
  const icons = new Set(PAYMENT_TYPES.map(paymentIcon));
  expect([...icons].toSorted().join(' ')).toBe('cash click other payme paynet rahmat terminal uzum');
  expect(paymentIcon('CLICK_MINI_APP')).toBe('click');
});

keepsTheWire({
  row: 'ENT-30 payment method',
  schema: PaymentMethod,
  fields: ['id', 'name', 'icon', 'title', 'iikoId', 'type'],
  minimal: { id: 'p', name: 'Naqd', type: 'CASH' },
  full: { id: 'p', name: 'Payme', icon: 'payme', title: 'Payme', iikoId: 'i', type: 'PAYME' },
});

keepsTheWire({
  row: 'ENT-31 merchant payment setting',
  schema: MerchantPaymentSetting,
  fields: 'id merchantId type webEnabled botEnabled operatorEnabled appEnabled qrEnabled isActive'.split(' '),
  minimal: { id: 's', merchantId: 'm', type: 'CASH' },
  full: {
    id: 's',
    merchantId: 'm',
    type: 'UZUM',
    webEnabled: true,
    botEnabled: true,
    operatorEnabled: true,
    appEnabled: true,
    qrEnabled: true,
    isActive: true,
  },
});

const full = {
  id: 'c',
  name: 'Ish kartasi',
  number: '•••• 1234',
  expire: '12/28',
  time: '2026-03-10T09:00:00Z',
  phone: '998901234567',
  isVerified: true,
  type: 'HUMO',
};

keepsTheWire({
  row: 'ENT-44 saved card',
  schema: Card,
  fields: ['id', 'name', 'number', 'expire', 'time', 'phone', 'isVerified', 'type'],
  minimal: { id: 'c', number: '•••• 1234' },
  full,
});

test('ENT-44 a saved card has no place for cvv and code', () => {
  expect(Object.keys(Card.entries)).not.toContain('cvv');
  expect(Object.keys(Card.entries)).not.toContain('code');
});
