import { endpoints, unwrap } from '@dasturxon/core/api';
import { demoFiscal } from '@dasturxon/demo';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { paymentMethods } from '../../db/schema/content.ts';
import { settings } from '../../db/schema/merchants.ts';
import { settings as plainSettings } from '../../testing/order-bodies.ts';
import { PAYNET_ACCOUNT, UZUM_BANK } from '../../testing/payments/bank-callers.ts';
import { CLICK_ACCOUNT, clickCaller } from '../../testing/payments/click/click-caller.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { configurePayment, ConfiguredPayment } from './configure-payment.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH']) });
});

const configure = (change: object) =>
  configurePayment(osh.deps, v.parse(ConfiguredPayment, { sub: osh.merchantId, ...change }));
const offered = async () => {
  const api = osh.as(null);
  return unwrap(await api(endpoints.listPaymentMethods, { query: { platform: 'WEB' } })).map(
    ({ type }) => type,
  );
};

test('SET-25 D22 a brand adds a payment method with its account, stored sealed, and removes it again', async () => {
  expect(await offered()).toEqual(['CASH']);
  expect((await clickCaller(osh).prepare({ merchant_trans_id: 1 })).error).toBe(-1);
  expect(await configure({ type: 'CLICK', account: CLICK_ACCOUNT })).toContain('CLICK is on');
  expect(await offered()).toContain('CLICK');
  expect((await clickCaller(osh).prepare({ merchant_trans_id: 1 })).error).toBe(-5);
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(paymentMethods).where(eq(paymentMethods.type, 'CLICK')),
  );
  expect(JSON.stringify(row)).not.toContain(CLICK_ACCOUNT.secretKey);
  await configure({ type: 'CLICK', off: true });
  expect(await offered()).toEqual(['CASH']);
  expect((await clickCaller(osh).prepare({ merchant_trans_id: 1 })).error).toBe(-5);
});

test.each([
  ['CLICK', { serviceId: '1' }, 'merchantId, secretKey'],
  ['UZUM', { bank: { serviceId: 'x1', username: 'u', password: 'p' } }, 'bank.serviceId'],
  ['UZUM', {}, 'bank or checkout'],
  ['PAYNET', { serviceId: 7, username: 'u', password: 'p' }, 'merchantId'],
] as const)('T44 an incomplete account of %s names the wrong fields: %j', async (type, account, names) => {
  await expect(configure({ type, account })).rejects.toThrow(
    `the account of ${type} is incomplete or wrong: check ${names} by docs/payments.md`,
  );
});

test.each([
  ['CLICK', { ...CLICK_ACCOUNT, serviceId: Number(CLICK_ACCOUNT.serviceId) }],
  ['UZUM', { bank: { ...UZUM_BANK, serviceId: String(UZUM_BANK.serviceId) } }],
  ['PAYNET', { ...PAYNET_ACCOUNT, serviceId: String(PAYNET_ACCOUNT.serviceId), merchantId: 'm1' }],
  ['PAYNET', { ...PAYNET_ACCOUNT, merchantId: '', linkTemplate: '?s={service}&c={order}&a={som}' }],
  ['RAHMAT', { applicationId: 'a', secret: 's', storeId: 6 }],
] as const)('T44 an account of %s takes its ids as numbers and as text: %j', async (type, account) => {
  expect(await configure({ type, account })).toContain(`${type} is on`);
  await configure({ type, off: true });
});

test('T44 an account for cash is refused, and one without a merchant', async () => {
  await expect(configure({ type: 'CASH', account: {} })).rejects.toThrow('no account');
  await expect(configure({ sub: 'unknown', type: 'OTHER' })).rejects.toThrow('no brand');
});

test('SET-25 D22 the switch of the settings goes on with its way to pay, and another one stays off', async () => {
  const plain = await aRunningApi({ brand: { settings: plainSettings() } });
  const given = v.parse(ConfiguredPayment, { sub: plain.merchantId, type: 'CLICK', account: CLICK_ACCOUNT });
  await configurePayment(plain.deps, given);
  const [row] = await plain.deps.db.inTenant(plain.merchantId, (tx) => tx.select().from(settings));
  expect(row?.web).toMatchObject({ click: true, payme: false, cash: true });
  const methods = await plain.as(null)(endpoints.listPaymentMethods, { query: { platform: 'WEB' } });
  expect(unwrap(methods).map(({ type }) => type)).toEqual(['CASH', 'CLICK']);
});

test('T44 a way to pay whose provider has no account yet is not offered', async () => {
  await expect(configure({ type: 'PAYME' })).rejects.toThrow('PAYME has no account yet');
  expect(await offered()).not.toContain('PAYME');
});

test('T47 fiscal receipts are added to the existing server settings', async () => {
  expect(await configure({ fiscal: demoFiscal })).toContain('fiscal receipts');
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(settings));
  expect(row?.server).toMatchObject({ fiscal: { tin: demoFiscal.tin }, extraPages: expect.anything() });
  expect(() => v.parse(ConfiguredPayment, { sub: 'osh', fiscal: { tin: '1' } })).toThrow('Invalid');
});

test('SET-25 T44 the mini-app’s payments are Click’s: it has a name of its own and no account', async () => {
  await expect(configure({ type: 'CLICK_MINI_APP', account: CLICK_ACCOUNT })).rejects.toThrow('no account');
  expect(await configure({ type: 'CLICK_MINI_APP' })).toBe(`${osh.merchantId}: CLICK_MINI_APP is on`);
  expect(await configure({ type: 'OTHER', off: true })).toBe(`${osh.merchantId}: OTHER is off`);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select({ type: paymentMethods.type, data: paymentMethods.data, is: paymentMethods.isActive })
      .from(paymentMethods),
  );
  const known = (type: string) => rows.find((row) => row.type === type);
  expect(known('CLICK_MINI_APP')).toMatchObject({ is: true, data: { name: 'Click', title: 'Click' } });
  expect(known('OTHER')).toMatchObject({ is: false, data: { name: 'Other', title: 'Other' } });
});

test('SET-25 a brand is named by its host or its id; no change is possible, and both changes at once', async () => {
  expect(await configure({})).toBe(`${osh.merchantId}: nothing to change`);
  expect(await configure({ type: 'OTHER', fiscal: demoFiscal })).toBe(
    `${osh.merchantId}: OTHER is on, fiscal receipts are set up`,
  );
});
