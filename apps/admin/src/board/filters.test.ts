import type { BoardOrder } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { isShown, readFilters, toSearch } from './filters.ts';

const order = {
  number: 1042,
  branchId: 'centre',
  serviceType: 'PICK_UP',
  guest: { name: 'Aziza Karimova', phone: '+998 90 *** ** 67' },
} as BoardOrder;
const shown = (change: Partial<Parameters<typeof isShown>[1]>) =>
  isShown(order, { branch: '', service: '', text: '', ...change });

test('BO-11 filters travel through the address and back', () => {
  const filters = { branch: 'centre', service: 'PICK_UP', text: '10 42' };
  expect(readFilters(toSearch(filters))).toEqual(filters);
  expect(toSearch({ branch: '', service: '', text: '' }).toString()).toBe('');
});

test('BO-11 an order is found by number, by name and by the last digits of the phone', () => {
  for (const text of ['1042', 'karim', '67', ' ']) expect([text, shown({ text })]).toEqual([text, true]);
  for (const text of ['1043', 'Botir', '68']) expect([text, shown({ text })]).toEqual([text, false]);
  expect([shown({ branch: 'centre' }), shown({ branch: 'far' })]).toEqual([true, false]);
  expect([shown({ service: 'PICK_UP' }), shown({ service: 'DELIVERY' })]).toEqual([true, false]);
});
