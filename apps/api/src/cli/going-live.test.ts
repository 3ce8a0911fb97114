import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { sandboxAccount } from '@dasturxon/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readCourierKey } from '../couriers/model/courier-key.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { type LiveBrand, MERCHANT, MXIK, startLiveBrand, SUB } from '../testing/cli/live-brand.ts';
import { UZUM_BANK, uzumCaller } from '../testing/payments/bank-callers.ts';
import { CLICK_ACCOUNT, clickCaller } from '../testing/payments/click/click-caller.ts';
import { aTransactionId, paymeCaller } from '../testing/payments/payme/payme-caller.ts';
import { PAYME_ACCOUNT } from '../testing/payments/paying.ts';

const GUEST = '998901112233';
const STAFF = '998907778899';
const sms = sandboxAccount(SUB);
const keys = { clickApiKey: 'CLICK-API-KEY-0001', yandexDeliveryKey: 'YANDEX-KEY-0001' };
let brand: LiveBrand;

beforeAll(async () => {
  brand = await startLiveBrand();
  await brand.run('brand-bot', '--staff-chat', '-1009876543210');
  await brand.run(
    'brand-sms',
    '--gateway',
    'ESKIZ',
    '--account',
    brand.file('sms.json', sms),
    '--text',
    'Choyxona: {code}',
  );
  await brand.run('brand-staff', '--phone', `+${STAFF}`, '--role', 'OPERATOR', '--name', 'Aziza');
  await brand.run('brand-keys', '--keys', brand.file('keys.json', keys));
  await brand.run('brand-pay', '--fiscal', brand.file('fiscal.json', { tin: '301234567', vatPercent: 12 }));
  await brand.run('brand-pay', '--type', 'PAYME', '--account', brand.file('payme.json', PAYME_ACCOUNT));
  await brand.run('brand-pay', '--type', 'CLICK', '--account', brand.file('click.json', CLICK_ACCOUNT));
  await brand.run('brand-pay', '--type', 'UZUM', '--account', brand.file('uzum.json', { bank: UZUM_BANK }));
});
afterAll(() => brand.stop());

let guest: Promise<Api> | null = null;
const asGuest = () => (guest ??= brand.signIn(GUEST).then(({ token }) => brand.as(token)));

/** Two portions of plov to pick up: 90 000 so'm. */
async function anOrder(paymentType: PaymentType) {
  const body = {
    serviceType: 'PICK_UP' as const,
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'dish-1', count: 2 }],
    paymentType,
    totalPrice: 90_000,
  };
  const placed = await (await asGuest())(endpoints.placeOrder, { body, idempotencyKey: crypto.randomUUID() });
  return unwrap(placed);
}
const isPaid = async ({ id }: { id: string }) =>
  unwrap(await (await asGuest())(endpoints.getOrder, { params: { id } })).isPaid;

describe('a merchant taken from nothing to paid orders by commands alone', () => {
  test('SET-25 every configured way to pay is offered, without a change of the settings', async () => {
    const offered = unwrap(
      await brand.as(null)(endpoints.listPaymentMethods, { query: { platform: 'WEB' } }),
    );
    expect(offered.map(({ type }) => type)).toEqual(['CASH', 'CLICK', 'PAYME', 'UZUM']);
  });

  test('T45 PAYME pays an order, whose receipt has the MXIK and the package code of the menu', async () => {
    const order = await anOrder('PAYME');
    const { ask } = paymeCaller(brand.outside);
    const about = { amount: 9_000_000, account: { order_id: String(order.number) } };
    expect(await ask('CheckPerformTransaction', about)).toMatchObject({
      allow: true,
      detail: { items: [{ code: MXIK, package_code: '1500734', count: 2, vat_percent: 12 }] },
    });
    const id = aTransactionId();
    await ask('CreateTransaction', { id, time: Date.now(), ...about });
    expect(await ask('PerformTransaction', { id })).toMatchObject({ state: 2 });
    expect(await isPaid(order)).toBe(true);
  });

  test('T45 CLICK pays an order', async () => {
    const order = await anOrder('CLICK');
    const click = clickCaller(brand.outside);
    const about = { merchant_trans_id: order.number, amount: '90000.00', click_trans_id: '77001' };
    const prepared = await click.prepare(about);
    expect(prepared.error).toBe(0);
    const completed = await click.complete({ ...about, merchant_prepare_id: prepared.merchant_prepare_id! });
    expect(completed.error).toBe(0);
    expect(await isPaid(order)).toBe(true);
  });

  test('T45 UZUM pays an order', async () => {
    const order = await anOrder('UZUM');
    const uzum = uzumCaller(brand.outside);
    const about = {
      transId: crypto.randomUUID(),
      params: { order_id: String(order.number) },
      amount: 9_000_000,
    };
    expect(await uzum.ask('create', about)).toMatchObject({ status: 'CREATED' });
    expect(await uzum.ask('confirm', { transId: about.transId, paymentSource: 'UZUM' })).toMatchObject({
      status: 'CONFIRMED',
    });
    expect(await isPaid(order)).toBe(true);
  });

  test('T19 a country that a command adds gets codes, and the gateway and its account stay', async () => {
    const phone = '77011234567';
    const ask = () => brand.as(null)(endpoints.requestCode, { body: { phone } });
    expect((await ask()).error?.code).toBe('phone.countryUnsupported');
    await brand.run('brand-sms', '--countries', '998, +7');
    expect((await ask()).error).toBeNull();
    expect((await brand.signIn('998901119900')).user.phone).toBe('998901119900');
    await brand.run('brand-sms', '--countries', '998');
  });

  test('a member of staff signs in by SMS with the role, is listed, and loses both', async () => {
    const { token, user } = await brand.signIn(STAFF);
    expect(user).toMatchObject({ role: 'OPERATOR', firstName: 'Aziza' });
    const works = () => brand.as(token)(endpoints.estimateCourier, { params: { id: crypto.randomUUID() } });
    expect((await works()).error?.code).toBe('order.notFound');
    expect(await brand.run('brand-staff')).toBe(
      `${SUB} has 1 member of staff\n  OPERATOR +998 90 *** ** 99 Aziza\n`,
    );
    await brand.run('brand-staff', '--phone', STAFF, '--off');
    expect((await works()).error?.status).toBe(401);
    expect(await brand.run('brand-staff')).toContain('0 members');
  });

  test('the keys of Click’s mini-app and of the courier service are read where they are used', async () => {
    expect(await readMiniAppKeys(brand.deps, MERCHANT)).toMatchObject({ clickApiKey: keys.clickApiKey });
    const courierKey = () =>
      brand.deps.db.inTenant(MERCHANT, (tx) => readCourierKey(brand.deps, tx, MERCHANT));
    expect(await courierKey()).toBe(keys.yandexDeliveryKey);
    const off = brand.file('off.json', { yandexDeliveryKey: null });
    expect(await brand.run('brand-keys', '--keys', off)).toContain('yandexDeliveryKey is removed');
    expect(await courierKey()).toBeNull();
    expect(await readMiniAppKeys(brand.deps, MERCHANT)).toMatchObject({ clickApiKey: keys.clickApiKey });
  });

  test('T51 no command prints a secret or stores one unsealed', async () => {
    const stored = await brand.deps.db.inTenant(MERCHANT, async (tx) => [
      await tx.select().from(merchants),
      await tx.select().from(settings),
      await tx.select().from(paymentMethods).where(eq(paymentMethods.merchantId, MERCHANT)),
    ]);
    const open = JSON.stringify(stored) + brand.printed.join('');
    const secrets = [sms.password, PAYME_ACCOUNT.key, CLICK_ACCOUNT.secretKey, UZUM_BANK.password];
    for (const secret of [...secrets, ...Object.values(keys)]) expect(open).not.toContain(secret);
    expect(open).toContain('-1009876543210');
    expect(brand.printed.join('')).toContain(`https://choyxona.uz/callbacks/payme/${MERCHANT}`);
  });
});
