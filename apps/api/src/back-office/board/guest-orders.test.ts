import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const ordered = async (who: Person) => {
  later(osh, 60);
  return unwrap(await place(who, pickUp())).id;
};
const nth = async (who: StaffPerson, id: string) =>
  unwrap(await who.api(endpoints.readBoard)).orders.find((order) => order.id === id)?.guest?.nth;

test('BO-151 the board counts the orders of a guest; other guests and cancelled orders are left out', async () => {
  const first = await ordered(guest);
  const cancelled = await ordered(guest);
  const others = await ordered(await osh.person());
  const cancel = { params: { id: cancelled }, body: {} };
  unwrap(await guest.api(endpoints.cancelOrder, cancel));
  const second = await ordered(guest);
  expect([await nth(operator, first), await nth(operator, second), await nth(operator, others)]).toEqual([
    1, 2, 1,
  ]);
});

test('BO-151 BO-16 a cook does not see which order of a guest it is', async () => {
  const id = await ordered(guest);
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  expect(await nth(cook, id)).toBeUndefined();
});
