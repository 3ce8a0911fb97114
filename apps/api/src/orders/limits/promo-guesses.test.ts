import { endpoints, unwrap } from '@dasturxon/core/api';
import { aPromo } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    env: { SANDBOX: '0' },
    brand: {
      settings: settings({ promoActive: true }),
      promos: [aPromo({ code: 'PALOV', productDiscount: 10_000 })],
    },
  });
});

const { totalPrice: _total, ...basket } = pickUp();
const quote = (api: ReturnType<Scene['as']>, promoCode: string) =>
  api(endpoints.quoteOrder, { body: { ...basket, promoCode } });

describe('T33 promo codes cannot be guessed', () => {
  test('a guest who is not signed in has to wait, and gets no hint at the right code', async () => {
    const guest = osh.as(null);
    for (let n = 0; n < 20; n += 1)
      expect((await quote(guest, `GUESS${n}`)).error?.code).toBe('promo.notFound');
    const { error } = await quote(guest, 'PALOV');
    expect(error).toMatchObject({ code: 'request.rateLimited', status: 429 });
    expect(error?.data['seconds']).toBeGreaterThan(0);
    expect((await quote(guest, '')).error).toBeNull();
    osh.clock.now = new Date(osh.clock.now.getTime() + 600_000);
    expect(unwrap(await quote(guest, 'PALOV')).totalPrice).toBe(80_000);
  });

  test('a customer’s guesses are counted over checks, quotes and orders; others are not affected', async () => {
    const [one, other] = [await osh.person(), await osh.person()];
    const ask = (code: string) =>
      one.api(endpoints.validatePromo, { body: { code, totalProductPrice: 90_000, deliveryPrice: 0 } });
    for (let n = 0; n < 10; n += 1) {
      expect((await ask(`ASKED${n}`)).error?.code).toBe('promo.notFound');
      expect((await place(one, pickUp({ promoCode: `PLACED${n}` }))).error?.code).toBe('promo.notFound');
    }
    expect((await ask('PALOV')).error?.code).toBe('request.rateLimited');
    expect((await place(one, pickUp({ promoCode: 'PALOV' }))).error?.code).toBe('request.rateLimited');
    expect((await place(other, pickUp({ promoCode: 'PALOV', totalPrice: 80_000 }))).error).toBeNull();
  });
});
