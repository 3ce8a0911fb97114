import type { Page } from '@playwright/test';

import { checkOutLunch, fetchMyself, PLOV, TEAHOUSE } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

const ON = {
  googleTagManager: { active: true, id: 'GTM-ABC123' },
  yandexMetrics: { enabled: true, id: '12345678', keys: [] },
  metaPixel: { active: true, content: null, id: '123456789012345' },
};

/** What the scripts do when they come: take what waits in their queue, and every later call. */
const STAND_INS = {
  'https://www.googletagmanager.com/**': `
    for (const one of window.dataLayer) window.recordCall('layer', JSON.stringify(one));
    const push = window.dataLayer.push.bind(window.dataLayer);
    window.dataLayer.push = (...all) => {
      for (const one of all) window.recordCall('layer', JSON.stringify(one));
      return push(...all);
    };`,
  'https://mc.yandex.ru/**': `for (const one of window.ym.a) window.recordCall('metrica', JSON.stringify(one));`,
  'https://connect.facebook.net/**': `
    window.fbq.callMethod = (...call) => window.recordCall('pixel', JSON.stringify(call));
    for (const call of window.fbq.queue) window.recordCall('pixel', JSON.stringify(call));`,
};

type Layer = {
  event?: string;
  ecommerce?: { transaction_id?: string; value: number; items: unknown[] } | null;
};

/** Replaces the three scripts by stand-ins that record every call, in every document of the page. */
async function recorded(page: Page) {
  const calls: { script: string; call: unknown }[] = [];
  await page.exposeFunction('recordCall', (script: string, json: string) => {
    calls.push({ script, call: JSON.parse(json) });
  });
  for (const [url, body] of Object.entries(STAND_INS))
    await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const by = <Call>(script: string) =>
    calls.flatMap((one) => (one.script === script ? [one.call as Call] : []));
  return {
    events: () => by<Layer>('layer').filter(({ ecommerce }) => Boolean(ecommerce)),
    pixel: () => by<unknown[]>('pixel').filter(([, name]) => name !== 'PageView' && name !== ON.metaPixel.id),
    metrica: () => by<unknown[]>('metrica'),
  };
}

test('SET-26 D80 what is added and ordered reaches each script once, and none is in the page of checkout', async ({
  page,
}) => {
  await changeSettings('osh', { set: ON });
  const { events, pixel, metrica } = await recorded(page);
  const checkout = await checkOutLunch(page);
  await expect(page.locator('script[data-foreign]')).toHaveCount(0);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  await expect(page.locator('script[data-foreign]')).toHaveCount(0);

  await page.goto('/');
  await expect.poll(() => events().map(({ event }) => event)).toContain('purchase');
  expect(events().map(({ event }) => event)).toEqual([
    'add_to_cart',
    'add_to_cart',
    'begin_checkout',
    'purchase',
  ]);
  expect(events().at(-1)!.ecommerce).toMatchObject({
    transaction_id: id,
    currency: 'UZS',
    value: 100_000,
    items: [
      { item_id: PLOV, quantity: 1 },
      { item_id: TEAHOUSE, quantity: 1 },
    ],
  });
  await expect
    .poll(() => pixel().map(([, name]) => name))
    .toEqual(['AddToCart', 'AddToCart', 'InitiateCheckout', 'Purchase']);
  expect(pixel().at(-1)).toMatchObject([
    'track',
    'Purchase',
    { currency: 'UZS', value: 100_000 },
    { eventID: id },
  ]);
  await expect
    .poll(metrica)
    .toContainEqual([12345678, 'init', expect.objectContaining({ ecommerce: 'dataLayer' })]);

  await page.reload();
  await page.goto(`/product/${PLOV}`);
  await expect
    .poll(() =>
      events()
        .map(({ event }) => event)
        .at(-1),
    )
    .toBe('view_item');
  expect(events().filter(({ event }) => event === 'purchase')).toHaveLength(1);
});
