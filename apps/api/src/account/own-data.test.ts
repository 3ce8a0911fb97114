import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { delivery, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const address = { streetName: 'Navoiy', houseNumber: '7', latitude: 41.3111, longitude: 69.2797 };
const orderOf = async (guest: Person, comment: string) =>
  unwrap(await place(guest, delivery({ comment, address })));

test('PRIV-02 a guest receives everything that is kept about them, and nothing of others', async () => {
  const [guest, other] = [await osh.person(), await osh.person()];
  const { api, userId } = guest;
  unwrap(await api(endpoints.updateUser, { params: { id: userId }, body: { firstName: 'Dilnoza' } }));
  const saved = { params: { id: userId }, body: address, idempotencyKey: crypto.randomUUID() };
  unwrap(await api(endpoints.addAddress, saved));
  unwrap(await api(endpoints.addFavourite, { body: { productId: 'product-1', isFavourite: true } }));
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) ids.push((await orderOf(guest, `MINE-${n}`)).id);
  await orderOf(other, 'OTHERS');
  const sql = (text: string, values: unknown[]) => osh.deps.db.executeSql(text, values);
  await sql(
    `insert into saved_cards (merchant_id, id, user_id, provider, sealed_token, mark, masked_number)
      values ($1, 'card', $2, 'PAYME', 'SECRET-TOKEN', 'SECRET-MARK', '8600 **** **** 1234')`,
    [osh.merchantId, userId],
  );
  await sql(
    "insert into reviews (merchant_id, id, user_id, order_id, grade, comment) values ($1, 'r', $2, $3, 5, 'Zoʻr')",
    [osh.merchantId, userId, ids[0]],
  );
  await sql(
    "insert into cashback_ledger (merchant_id, id, user_id, kind, amount) values ($1, 'l', $2, 'ADJUST', 7)",
    [osh.merchantId, userId],
  );

  const data = unwrap(await api(endpoints.readOwnData));
  expect(data).toMatchObject({
    madeDate: osh.clock.now.toISOString(),
    profile: { id: userId, firstName: 'Dilnoza' },
    devices: [{ isCurrent: true }],
    addresses: [{ streetName: 'Navoiy' }],
    favourites: ['product-1'],
    cards: [{ provider: 'PAYME', maskedNumber: '8600 **** **** 1234' }],
    reviews: [{ orderId: ids[0], productId: null, grade: 5, comment: 'Zoʻr' }],
    cashback: { history: [{ amount: 7 }] },
  });
  expect(data.orders.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    ids.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  expect(data.orders[0]).toMatchObject({
    comment: expect.stringMatching(/^MINE/),
    address: { streetName: 'Navoiy' },
  });
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/OTHERS|SECRET/);
  expect(text).not.toContain(other.userId);
});

test('PRIV-02 no other person can read it, and it is read five times an hour at most', async () => {
  const { api } = await osh.person();
  expect((await osh.as(null)(endpoints.readOwnData)).error?.code).toBe('session.missing');
  for (let n = 0; n < 5; n += 1) unwrap(await api(endpoints.readOwnData));
  expect((await api(endpoints.readOwnData)).error?.code).toBe('request.rateLimited');
});
