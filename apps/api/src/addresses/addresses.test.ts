import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

type Body = Sent<typeof endpoints.addAddress, 'body'>;

const home: Body = {
  name: 'Uy',
  streetName: 'Amir Temur koʻchasi',
  houseNumber: '7',
  details: JSON.stringify({ office: '12', entrance: '2' }),
  latitude: 41.3111,
  longitude: 69.2797,
  cityId: 'city-1',
};

let osh: Scene;
let guest: Person;
let other: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  [guest, other] = [await osh.person(), await osh.person()];
});

const add = (who: Person, change: Partial<Body> = {}, key: string = crypto.randomUUID(), of = who) =>
  who.api(endpoints.addAddress, {
    params: { id: of.userId },
    body: { ...home, ...change },
    idempotencyKey: key,
  });
const list = (who: Person, of = who, merchant = osh.merchantId) =>
  who.api(endpoints.listAddresses, { params: { merchant, id: of.userId } });
const names = async (who: Person) => unwrap(await list(who)).map(({ name }) => name);

describe('saved addresses', () => {
  test('API-35 API-34 ENT-32 one is saved as it was sent, and listed', async () => {
    const saved = unwrap(await add(guest));
    expect(saved).toMatchObject({ ...home, type: 'HOUSE', comment: null });
    expect(saved.createdDate).not.toBeNull();
    expect(unwrap(await list(guest))).toEqual([saved]);
  });

  test('VAL-09 an id from the front end is not kept', async () => {
    const saved = unwrap(await add(await osh.person(), { id: 'front-1' }));
    expect(saved.id).not.toBe('front-1');
  });

  test('D46 the same key saves once; another body under it is refused', async () => {
    const who = await osh.person();
    const first = unwrap(await add(who, {}, 'key-1'));
    expect(unwrap(await add(who, {}, 'key-1'))).toEqual(first);
    expect((await add(who, { name: 'Ish' }, 'key-1')).error?.code).toBe('idempotency.bodyDiffers');
    expect(await names(who)).toEqual(['Uy']);
  });

  test('API-36 a change replaces what there was', async () => {
    const who = await osh.person();
    const { id } = unwrap(await add(who));
    const body = { ...home, name: 'Ishxona', houseNumber: null };
    const changed = unwrap(await who.api(endpoints.updateAddress, { params: { id: id! }, body }));
    expect(changed).toMatchObject({ id, name: 'Ishxona', houseNumber: null });
    expect(await names(who)).toEqual(['Ishxona']);
  });

  test('API-37 GEO-10 a removed one is gone, and cannot be removed again', async () => {
    const who = await osh.person();
    const { id } = unwrap(await add(who));
    const remove = () => who.api(endpoints.removeAddress, { params: { id: id! } });
    expect((await remove()).error).toBeNull();
    expect(await names(who)).toEqual([]);
    expect((await remove()).error).toMatchObject({ code: 'address.notFound', status: 404 });
  });

  test('T04 a city that is not the merchant’s is not kept', async () => {
    expect(unwrap(await add(await osh.person(), { cityId: 'city-of-others' })).cityId).toBeNull();
  });
});

describe('what is refused', () => {
  test('T04 API-34 API-35 another customer’s list cannot be read or added to', async () => {
    expect((await list(guest, other)).error).toMatchObject({ code: 'notFound', status: 404 });
    expect((await add(guest, {}, 'x', other)).error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test('T04 API-36 API-37 another customer’s address is 404 and stays as it is', async () => {
    const { id } = unwrap(await add(other));
    const update = await guest.api(endpoints.updateAddress, { params: { id: id! }, body: home });
    const remove = await guest.api(endpoints.removeAddress, { params: { id: id! } });
    expect([update.error, remove.error]).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect(await names(other)).toEqual(['Uy']);
  });

  test('T04 another merchant’s id is 404, and its customers’ addresses too', async () => {
    const burger = await aRunningApi();
    const { id } = unwrap(await add(guest));
    const outsider = await burger.person();
    expect((await list(guest, guest, burger.merchantId)).error).toMatchObject({ code: 'merchant.notFound' });
    const update = await outsider.api(endpoints.updateAddress, { params: { id: id! }, body: home });
    expect(update.error).toMatchObject({ code: 'address.notFound', status: 404 });
  });

  test.each([{ latitude: 91 }, { name: 'x'.repeat(101) }, { details: 'x'.repeat(2001) }])(
    'API-35 a body with %j',
    async (change) => {
      expect((await add(guest, change)).error).toMatchObject({ code: 'request.invalid', status: 400 });
    },
  );

  test('API-35 a body with a field that is not asked for', async () => {
    const { error } = await add(guest, { userId: other.userId } as Partial<Body>);
    expect(error).toMatchObject({ code: 'request.unknownField', status: 400 });
  });

  test('SES-06 a visitor has local addresses alone', async () => {
    const { error } = await osh.as(null)(endpoints.listAddresses, {
      params: { merchant: osh.merchantId, id: guest.userId },
    });
    expect(error?.code).toBe('session.missing');
  });

  test('saving without end', async () => {
    const who = await osh.person();
    for (let i = 0; i < 60; i += 1) unwrap(await add(who));
    expect((await add(who)).error).toMatchObject({ code: 'request.rateLimited', status: 429 });
  });
});
