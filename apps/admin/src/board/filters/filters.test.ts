import type { BoardOrder } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { courierOf, isShown, NO_COURIER, readFilters, toSearch, type Filters } from './filters.ts';

const order = {
  number: 1042,
  status: 'ACCEPTED',
  branchId: 'centre',
  serviceType: 'DELIVERY',
  source: 'TELEGRAM_BOT',
  table: null,
  courierId: null,
  delivery: null,
  atTime: '2026-05-13T07:30:00.000Z',
  guest: { name: 'Aziza Karimova', phone: '+998 90 *** ** 67' },
} as BoardOrder;
const flags = { isLate: false, isInLanes: false };
const none: Filters = { branch: '', service: '', source: '', courier: '', ...flags, text: '' };
const now = new Date('2026-05-13T07:30:00.000Z');
const shown = (change: Partial<Filters>, card: Partial<BoardOrder> = {}, at = now) =>
  isShown({ ...order, ...card }, { ...none, ...change }, at);

test('BO-11 BO-175 filters and lanes travel through the address and back', () => {
  const filters = {
    branch: 'centre',
    service: 'PICK_UP',
    source: 'TABLE',
    courier: NO_COURIER,
    isLate: true,
    isInLanes: true,
    text: '10 42',
  };
  expect(readFilters(toSearch(filters))).toEqual(filters);
  expect(toSearch(none).toString()).toBe('');
  expect(readFilters(new URLSearchParams())).toEqual(none);
});

test('BO-11 an order is found by number, by name and by the last digits of the phone', () => {
  for (const text of ['1042', 'karim', '67', ' ']) expect([text, shown({ text })]).toEqual([text, true]);
  for (const text of ['1043', 'Botir', '68']) expect([text, shown({ text })]).toEqual([text, false]);
  expect([shown({ branch: 'centre' }), shown({ branch: 'far' })]).toEqual([true, false]);
  expect([shown({ service: 'DELIVERY' }), shown({ service: 'PICK_UP' })]).toEqual([true, false]);
});

test('BO-150 an order is found by its source', () => {
  expect([shown({ source: 'TELEGRAM' }), shown({ source: 'WEB' })]).toEqual([true, false]);
  expect(shown({ source: 'WEB' }, { source: null })).toBe(false);
});

test('BO-150 an order is found by its courier; a delivery without one, by that', () => {
  const service = { provider: 'YANDEX' } as BoardOrder['delivery'];
  expect(courierOf({ ...order, delivery: service })).toBe('YANDEX');
  expect([shown({ courier: 'ali' }, { courierId: 'ali' }), shown({ courier: 'ali' })]).toEqual([true, false]);
  expect(shown({ courier: NO_COURIER })).toBe(true);
  expect(shown({ courier: NO_COURIER }, { courierId: 'ali' })).toBe(false);
  expect(shown({ courier: NO_COURIER }, { delivery: service })).toBe(false);
  expect(shown({ courier: NO_COURIER }, { serviceType: 'PICK_UP' })).toBe(false);
});

test('BO-150 the late filter shows what is past its promise', () => {
  expect(shown({ isLate: true })).toBe(false);
  expect(shown({ isLate: true }, {}, new Date(now.getTime() + 1))).toBe(true);
  expect(shown({ isLate: true }, { status: 'CLOSED' }, new Date(now.getTime() + 1))).toBe(false);
});
