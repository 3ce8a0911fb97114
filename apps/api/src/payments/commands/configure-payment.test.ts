import { endpoints, unwrap } from '@dasturxon/core/api';
import { demoFiscal } from '@dasturxon/demo';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { paymentMethods } from '../../db/schema/content.ts';
import { settings } from '../../db/schema/merchants.ts';
import { settings as plainSettings } from '../../testing/order-bodies.ts';
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

test('SET-25 D22 a brand gets a way to pay with its account, keeps it sealed, and takes it off again', async () => {
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

test('T44 an account that is not whole is refused, and so is one for cash or for nobody', async () => {
  await expect(configure({ type: 'CLICK', account: { serviceId: '1' } })).rejects.toThrow('not whole');
  await expect(configure({ type: 'CASH', account: {} })).rejects.toThrow('no account');
  await expect(configure({ sub: 'nobody', type: 'OTHER' })).rejects.toThrow('no brand');
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
  await expect(configure({ type: 'RAHMAT' })).rejects.toThrow('RAHMAT has no account yet');
  expect(await offered()).not.toContain('RAHMAT');
});

test('T47 fiscal receipts are set up beside what the server knows already', async () => {
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

test('SET-25 a brand is named by its host or its id; nothing said is nothing done, and both at once are both', async () => {
  expect(await configure({})).toBe(`${osh.merchantId}: nothing to change`);
  expect(await configure({ type: 'OTHER', fiscal: demoFiscal })).toBe(
    `${osh.merchantId}: OTHER is on, fiscal receipts are set up`,
  );
});
