import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

test('C1 an operator reads how the total of an order came about, as its guest does', async () => {
  const osh = await aRunningApi({ brand: { settings: settings() } });
  const guest = await osh.person();
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const params = { id: unwrap(await place(guest, delivery())).id };
  const { explanation } = unwrap(await guest.api(endpoints.getOrder, { params }));
  const read = unwrap(await operator.api(endpoints.readOrderPrice, { params }));
  expect(read).toEqual({ totalPrice: 105_000, explanation });
  expect(read.explanation.reduce((sum, { amount }) => sum + amount, 0)).toBe(105_000);
});
