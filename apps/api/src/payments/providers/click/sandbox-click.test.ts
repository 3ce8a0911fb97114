import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { paymentMethods } from '../../../db/schema/content.ts';
import { delivery, place } from '../../../testing/order-bodies.ts';
import {
  aSandboxMerchant,
  attemptOf,
  atThePage,
  sandboxContracts,
} from '../../../testing/payments/sandbox-payments.ts';
import type { Scene } from '../../../testing/scene.ts';
import { makeFiscalReceipt } from '../../jobs/make-fiscal-receipt.ts';

const contracts = sandboxContracts();
let osh: Scene;
beforeAll(async () => {
  osh = await aSandboxMerchant(contracts);
});

test('ST-03 Click makes the fiscal receipt of what was sold, and the order’s page has its address', async () => {
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  await press('pay');
  const attempt = await attemptOf(osh, order.id);
  await makeFiscalReceipt(osh.deps, osh.merchantId, attempt.id);
  const asked = { params: { orderId: order.id } };
  const { receipts } = unwrap(await guest.api(endpoints.getPayment, asked));
  expect(receipts).toMatchObject([
    { type: 'PERFORM', qrCodeUrl: expect.stringMatching(/^https:\/\/ofd\.soliq\.uz\/check\?t=/) },
  ]);
  await makeFiscalReceipt(osh.deps, osh.merchantId, attempt.id);
  expect(unwrap(await guest.api(endpoints.getPayment, asked)).receipts).toEqual(receipts);
});

test('D77 inside Click a merchant may ask in the app instead of opening a page', async () => {
  const accounts = sandboxContracts();
  const CLICK = { ...accounts.CLICK, miniAppMode: 'invoice' };
  const scene = await aSandboxMerchant({ ...accounts, CLICK });
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.insert(paymentMethods).values({
      merchantId: scene.merchantId,
      id: 'mini',
      type: 'CLICK_MINI_APP',
      data: { name: 'Click' },
    }),
  );
  const guest = await scene.person({ platform: 'CLICK' });
  const body = delivery({ paymentType: 'CLICK_MINI_APP', source: 'CLICK_MINI_APP' });
  const order = unwrap(await place(guest, body));
  const page = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  expect(page).toMatchObject({
    kind: 'AWAIT',
    url: expect.stringContaining(`/click/profile/orders/${order.id}`),
  });
});

test('F19 an order of another guest has no page to open', async () => {
  const { order } = await atThePage(osh, 'CLICK');
  const outsider = await osh.person();
  const answer = await outsider.api(endpoints.getCheckout, { params: { orderId: order.id } });
  expect(answer.error?.code).toBe('order.notFound');
});
