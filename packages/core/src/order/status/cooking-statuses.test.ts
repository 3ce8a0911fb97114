import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { isInKitchen, isUnaccepted, isUncooked, isUnready } from './cooking-statuses.ts';
import { isFinished } from './order-tabs.ts';

const having = (rule: (status: string) => boolean) => ORDER_STATUSES.filter(rule);

test('ST-06 an order is unaccepted, uncooked, in the kitchen, not ready or finished by its status alone', () => {
  expect(having(isUnaccepted)).toEqual(['OPEN', 'CREATED', 'AT_TIME']);
  expect(having(isUncooked)).toEqual(['ACCEPTED', 'CREATED', 'AT_TIME']);
  expect(having(isInKitchen)).toEqual(['ACCEPTED', 'COOKING']);
  expect(having(isUnready)).toEqual(['ACCEPTED', 'CREATED', 'COOKING', 'AT_TIME']);
  expect(having(isFinished)).toEqual(['CANCELED', 'DELIVERED', 'CLOSED']);
});
