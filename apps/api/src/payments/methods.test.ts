import { endpoints, unwrap } from '@dasturxon/core/api';
import type { MerchantPaymentSetting, PaymentType } from '@dasturxon/core/payment';
import { aPaymentSetting } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { delivery, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const TYPES: Partial<Record<PaymentType, Partial<MerchantPaymentSetting>>> = {
  CASH: {},
  TERMINAL: { qrEnabled: false },
  PAYME: { isActive: false },
  CLICK: { appEnabled: false },
  UZUM: {},
  PAYNET: { webEnabled: false },
  CLICK_MINI_APP: {},
};
const everywhere = { webEnabled: true, botEnabled: true, appEnabled: true, qrEnabled: true, isActive: true };

function brand(change: Partial<WholeBrand> = {}): Partial<WholeBrand> {
  const types = Object.keys(TYPES) as PaymentType[];
  return {
    settings: settings({ terminal: true, payme: true, click: true, uzum: false }),
    paymentMethods: types.map((type) => ({
      id: `pay-${type.toLowerCase()}`,
      name: type,
      icon: null,
      title: null,
      iikoId: null,
      type,
    })),
    paymentSettings: types.map((type) =>
      aPaymentSetting({ id: `pay-${type.toLowerCase()}`, type, ...everywhere, ...TYPES[type] }),
    ),
    ...change,
  };
}

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: brand() });
});

const methods = (scene: Scene, platform?: 'WEB' | 'TG' | 'CLICK' | 'QR') =>
  scene.as(null)(endpoints.listPaymentMethods, { query: { platform } });

describe('ways to pay', () => {
  test.each([
    ['WEB', ['CASH', 'TERMINAL', 'CLICK']],
    ['TG', ['CASH', 'TERMINAL', 'CLICK', 'PAYNET']],
    ['CLICK', ['CASH', 'TERMINAL', 'PAYNET', 'CLICK_MINI_APP']],
    ['QR', ['CASH', 'CLICK', 'PAYNET']],
  ] as const)('API-48 D22 D71 SET-25 ENT-31 at %s', async (platform, types) => {
    expect(unwrap(await methods(osh, platform)).map(({ type }) => type)).toEqual(types);
  });

  test('API-48 WEB by default, each as a guest sees it', async () => {
    const [cash] = unwrap(await methods(osh));
    expect(cash).toEqual({
      id: 'pay-cash',
      name: 'CASH',
      icon: null,
      title: null,
      iikoId: null,
      type: 'CASH',
    });
  });

  test('D22 without any method the list is empty: ordering is closed with a message', async () => {
    const none = await aRunningApi({ brand: brand({ paymentMethods: [], paymentSettings: [] }) });
    expect(unwrap(await methods(none))).toEqual([]);
  });

  test.each([
    ['WEB', ['CASH', 'TERMINAL', 'CLICK']],
    ['TG', ['CASH', 'TERMINAL', 'CLICK', 'PAYNET']],
    ['CLICK', ['CASH', 'TERMINAL', 'PAYNET', 'CLICK_MINI_APP']],
  ] as const)(
    'D71 a guest signed in at %s sees the ways to pay of that platform only',
    async (own, types) => {
      const { api } = await osh.person({ platform: own });
      for (const platform of ['WEB', 'TG', 'CLICK'] as const) {
        const listed = unwrap(await api(endpoints.listPaymentMethods, { query: { platform } }));
        expect(listed.map(({ type }) => type)).toEqual(types);
      }
    },
  );

  test('D22 D71 an order that claims another platform cannot be paid in that platform’s way', async () => {
    const { totalPrice: _total, ...draft } = pickUp({
      paymentType: 'CLICK_MINI_APP',
      source: 'CLICK_MINI_APP',
    });
    const web = await osh.person();
    const click = await osh.person({ platform: 'CLICK' });
    const body = { ...draft, totalPrice: 90_000 };
    expect((await place(web, body)).error?.code).toBe('payment.unavailable');
    unwrap(await place(click, body));
    const order = unwrap(await place(web, pickUp()));
    const choice = { paymentType: 'CLICK_MINI_APP' as const, platform: 'CLICK' as const };
    const chosen = await web.api(endpoints.choosePayment, { params: { orderId: order.id }, body: choice });
    expect(chosen.error?.code).toBe('payment.unavailable');
  });

  test('D22 SET-30 the switches of the Click settings count for a guest of Click alone', async () => {
    const scene = await aRunningApi({
      brand: brand({ clickSettings: { terminal: false, pickupActive: false } }),
    });
    expect(unwrap(await methods(scene, 'CLICK')).map(({ type }) => type)).not.toContain('TERMINAL');
    expect(unwrap(await methods(scene, 'WEB')).map(({ type }) => type)).toContain('TERMINAL');
    const click = await scene.person({ platform: 'CLICK' });
    const web = await scene.person();
    const listed = unwrap(await click.api(endpoints.listPaymentMethods, { query: { platform: 'WEB' } }));
    expect(listed.map(({ type }) => type)).toEqual(['CASH', 'PAYNET', 'CLICK_MINI_APP']);

    const byTerminal = delivery({ paymentType: 'TERMINAL' });
    expect((await place(click, byTerminal)).error?.code).toBe('payment.unavailable');
    unwrap(await place(web, byTerminal));
    expect((await place(click, pickUp())).error?.code).toBe('serviceType.unavailable');
    unwrap(await place(web, pickUp()));
    const order = unwrap(await place(click, delivery()));
    const chosen = await click.api(endpoints.choosePayment, {
      params: { orderId: order.id },
      body: { paymentType: 'TERMINAL', platform: 'CLICK' },
    });
    expect(chosen.error?.code).toBe('payment.unavailable');
  });

  test('API-48 an unknown platform is refused', async () => {
    expect((await osh.request('/payments/v1/methods?platform=FAX')).status).toBe(400);
  });
});
