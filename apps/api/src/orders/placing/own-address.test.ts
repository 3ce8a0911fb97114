import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { address, countOrders, delivery, key, place, quoteBody } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let aziza: Person;
let bobur: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  [aziza, bobur] = [await osh.person(), await osh.person()];
});

const saved = async (who: Person) => {
  const answer = await who.api(endpoints.addAddress, {
    params: { id: who.userId },
    body: { ...address, type: 'HOUSE' },
    idempotencyKey: key(),
  });
  return unwrap(answer).id;
};
const to = (id: string | null) => delivery({ address: { ...address, id } });

test('T04 an order to another customer’s saved address is 404, as to one that does not exist', async () => {
  const foreign = await saved(aziza);
  const answers = await Promise.all([place(bobur, to(foreign)), place(bobur, to('no-such-address'))]);
  for (const { error } of answers) expect(error).toMatchObject({ code: 'address.notFound', status: 404 });
  const quote = await bobur.api(endpoints.quoteOrder, { body: quoteBody(to(foreign)) });
  expect(quote.error?.code).toBe('address.notFound');
  expect(await countOrders(osh)).toBe(0);
});

test('T04 VAL-09 an order to one’s own saved address, to a new one and to one of this device is taken', async () => {
  const own = await saved(aziza);
  for (const id of [own, null, 'front-1'])
    expect(unwrap(await place(aziza, to(id))).address?.streetName).toBe(address.streetName);
  const visitor = await osh.as(null)(endpoints.quoteOrder, { body: quoteBody(to(own)) });
  expect(unwrap(visitor).totalPrice).toBe(105_000);
});
