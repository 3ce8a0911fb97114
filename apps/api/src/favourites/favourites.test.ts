import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { here } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
let other: Person;
beforeAll(async () => {
  const inactive = aProduct({ id: 'hidden', active: false });
  osh = await aRunningApi({ brand: { products: [aProduct({ productBranch: here }), inactive] } });
  [guest, other] = [await osh.person(), await osh.person()];
});

const mark = (who: Person, isFavourite = true, productId = 'product-1') =>
  who.api(endpoints.addFavourite, { body: { productId, isFavourite } });
const listed = async (who: Person) => unwrap(await who.api(endpoints.listFavourites, { query: {} }));

describe('favourites', () => {
  test('API-08 API-07 MENU-09 a marked product is listed, only for its customer', async () => {
    const entry = unwrap(await mark(guest));
    expect(entry).toMatchObject({ productId: 'product-1', isFavourite: true });
    expect(await listed(guest)).toEqual([entry]);
    expect(await listed(other)).toEqual([]);
  });

  test('API-08 marking twice, also at the same moment, has the effect of one', async () => {
    const entries = await Promise.all([mark(guest), mark(guest), mark(guest)]);
    expect(new Set(entries.map((entry) => unwrap(entry).id)).size).toBe(1);
    expect(await listed(guest)).toHaveLength(1);
  });

  test('API-07 D45 the spelling of the specification gets the same answer', async () => {
    const path = `/products/v1/favourite/all/WITH_TOKEN?userId=${guest.userId}&isFavourite=true`;
    const response = await osh.request(path, { headers: { authorization: `Bearer ${guest.token}` } });
    expect(await response.json()).toEqual(await listed(guest));
  });

  test('API-09 an entry is removed once', async () => {
    const { id } = unwrap(await mark(guest));
    expect((await guest.api(endpoints.removeFavourite, { params: { id } })).error).toBeNull();
    expect(await listed(guest)).toEqual([]);
    const again = await guest.api(endpoints.removeFavourite, { params: { id } });
    expect(again.error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test('API-08 isFavourite false unmarks', async () => {
    await mark(guest);
    expect(unwrap(await mark(guest, false))).toMatchObject({ isFavourite: false });
    expect(unwrap(await mark(guest, false))).toMatchObject({ isFavourite: false });
    expect(await listed(guest)).toEqual([]);
  });
});

describe('what is refused', () => {
  test('T04 API-07 another customer’s list is 404', async () => {
    const { error } = await guest.api(endpoints.listFavourites, { query: { userId: other.userId } });
    expect(error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test('T04 API-09 another customer’s entry is 404 and stays', async () => {
    const { id } = unwrap(await mark(other));
    const { error } = await guest.api(endpoints.removeFavourite, { params: { id } });
    expect(error?.status).toBe(404);
    expect(await listed(other)).toHaveLength(1);
  });

  test.each(['ghost', 'hidden'])('API-08 ERR-12 the product %s cannot be marked', async (productId) => {
    expect((await mark(guest, true, productId)).error).toMatchObject({
      code: 'product.notFound',
      status: 404,
    });
  });

  test('API-07 SES-06 a guest without a session has no favourites', async () => {
    const { error } = await osh.as(null)(endpoints.listFavourites, { query: {} });
    expect(error).toMatchObject({ code: 'session.missing', status: 401 });
  });
});
