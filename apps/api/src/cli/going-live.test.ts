import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Api, createApi, endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { sandboxAccount } from '@dasturxon/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { COMMANDS } from '../management/commands.ts';
import { readCourierKey } from '../couriers/courier-key.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { createLog } from '../kernel/log.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { startServer, type RunningServer } from '../app/start.ts';
import { UZUM_BANK, uzumCaller } from '../testing/payments/bank-callers.ts';
import { CLICK_ACCOUNT, clickCaller } from '../testing/payments/click/click-caller.ts';
import { aTransactionId, paymeCaller } from '../testing/payments/payme/payme-caller.ts';
import { PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aTestEnv } from '../testing/scene.ts';

/** A running server without DATABASE_URL and without brands, and a folder with what a merchant brings. */
const SUB = 'choyxona';
const MERCHANT = `m-${SUB}`;
const MXIK = '10202001002000000';
const GUEST = '998901112233';
const STAFF = '998907778899';
const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-live-'));
const files = mkdtempSync(join(tmpdir(), 'dasturxon-files-'));
const sms = sandboxAccount(SUB);
const keys = { clickApiKey: 'CLICK-API-KEY-0001', yandexDeliveryKey: 'YANDEX-KEY-0001' };
let server: RunningServer;
const printed: string[] = [];

/** Runs a command as it is typed, in a process of its own. Resolves with what it prints. */
function run(command: string, ...args: string[]): Promise<string> {
  const { DATABASE_URL: _none, ...env } = process.env;
  const program = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--sub', SUB, ...args],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, out, err) => {
        printed.push(out + err);
        if (error) reject(new Error(out + err));
        else resolve(out);
      },
    );
  });
}

const file = (name: string, content: object | string) => {
  const path = join(files, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const MENU = `category_uz,category_ru,name_uz,name_ru,price,mxik,package_code
Issiq taomlar,Горячее,Palov,Плов,45000,${MXIK},1500734
Ichimliklar,Напитки,Choy,Чай,8000,${MXIK},1500734
`;

beforeAll(async () => {
  const env = aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  server = await startServer(env, createLog('silent'), { mounts: [mountSandbox] });
  await run(
    'brand-new',
    '--name',
    'Choyxona',
    '--menu',
    file('menu.csv', MENU),
    '--host',
    'choyxona.uz',
    '--staff-chat',
    '-1001234567890',
  );
  await run('brand-bot', '--staff-chat', '-1009876543210');
  await run(
    'brand-sms',
    '--gateway',
    'ESKIZ',
    '--account',
    file('sms.json', sms),
    '--text',
    'Choyxona: {code}',
  );
  await run('brand-staff', '--phone', `+${STAFF}`, '--role', 'OPERATOR', '--name', 'Aziza');
  await run('brand-keys', '--keys', file('keys.json', keys));
  await run('brand-pay', '--fiscal', file('fiscal.json', { tin: '301234567', vatPercent: 12 }));
  await run('brand-pay', '--type', 'PAYME', '--account', file('payme.json', PAYME_ACCOUNT));
  await run('brand-pay', '--type', 'CLICK', '--account', file('click.json', CLICK_ACCOUNT));
  await run('brand-pay', '--type', 'UZUM', '--account', file('uzum.json', { bank: UZUM_BANK }));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(files, { recursive: true, force: true });
});

const as = (token: string | null): Api =>
  createApi({
    baseUrl: server.url,
    merchantId: MERCHANT,
    token: () => token,
    fetch: (input, init) => fetch(input, init),
  });
/** The providers' side of the wire, which names the merchant in its path alone. */
const outside = {
  merchantId: MERCHANT,
  request: (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init),
};

async function signIn(phone: string) {
  unwrap(await as(null)(endpoints.requestCode, { body: { phone } }));
  for (;;) {
    const response = await fetch(`${server.url}/sandbox/api/sms?phone=${phone}`);
    const [message] = (await response.json()) as { text: string }[];
    const code = /^Choyxona: (\d{6})$/.exec(message?.text ?? '')?.[1];
    if (code) return unwrap(await as(null)(endpoints.verifyCode, { body: { phone, code } }));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let guest: Promise<Api> | null = null;
const asGuest = () => (guest ??= signIn(GUEST).then(({ token }) => as(token)));

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
    const offered = unwrap(await as(null)(endpoints.listPaymentMethods, { query: { platform: 'WEB' } }));
    expect(offered.map(({ type }) => type)).toEqual(['CASH', 'CLICK', 'PAYME', 'UZUM']);
  });

  test('T45 PAYME pays an order, whose receipt has the MXIK and the package code of the menu', async () => {
    const order = await anOrder('PAYME');
    const { ask } = paymeCaller(outside);
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
    const click = clickCaller(outside);
    const about = { merchant_trans_id: order.number, amount: '90000.00', click_trans_id: '77001' };
    const prepared = await click.prepare(about);
    expect(prepared.error).toBe(0);
    const completed = await click.complete({ ...about, merchant_prepare_id: prepared.merchant_prepare_id! });
    expect(completed.error).toBe(0);
    expect(await isPaid(order)).toBe(true);
  });

  test('T45 UZUM pays an order', async () => {
    const order = await anOrder('UZUM');
    const uzum = uzumCaller(outside);
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
    const ask = () => as(null)(endpoints.requestCode, { body: { phone } });
    expect((await ask()).error?.code).toBe('phone.countryUnsupported');
    await run('brand-sms', '--countries', '998, +7');
    expect((await ask()).error).toBeNull();
    expect((await signIn('998901119900')).user.phone).toBe('998901119900');
    await run('brand-sms', '--countries', '998');
  });

  test('a member of staff signs in by SMS with the role, is listed, and loses both', async () => {
    const { token, user } = await signIn(STAFF);
    expect(user).toMatchObject({ role: 'OPERATOR', firstName: 'Aziza' });
    expect(unwrap(await as(token)(endpoints.listRefunds))).toEqual([]);
    expect(await run('brand-staff')).toBe(
      `${SUB} has 1 member of staff\n  OPERATOR +998 90 *** ** 99 Aziza\n`,
    );
    await run('brand-staff', '--phone', STAFF, '--off');
    expect((await as(token)(endpoints.listRefunds)).error?.status).toBe(401);
    expect(await run('brand-staff')).toContain('0 members');
  });

  test('the keys of Click’s mini-app and of the courier service are read where they are used', async () => {
    expect(await readMiniAppKeys(server.deps, MERCHANT)).toMatchObject({ clickApiKey: keys.clickApiKey });
    const courierKey = () =>
      server.deps.db.inTenant(MERCHANT, (tx) => readCourierKey(server.deps, tx, MERCHANT));
    expect(await courierKey()).toBe(keys.yandexDeliveryKey);
    const off = file('off.json', { yandexDeliveryKey: null });
    expect(await run('brand-keys', '--keys', off)).toContain('yandexDeliveryKey is removed');
    expect(await courierKey()).toBeNull();
    expect(await readMiniAppKeys(server.deps, MERCHANT)).toMatchObject({ clickApiKey: keys.clickApiKey });
  });

  test('T51 no command prints a secret, and none is stored unsealed', async () => {
    const stored = await server.deps.db.inTenant(MERCHANT, async (tx) => [
      await tx.select().from(merchants),
      await tx.select().from(settings),
      await tx.select().from(paymentMethods).where(eq(paymentMethods.merchantId, MERCHANT)),
    ]);
    const open = JSON.stringify(stored) + printed.join('');
    const secrets = [sms.password, PAYME_ACCOUNT.key, CLICK_ACCOUNT.secretKey, UZUM_BANK.password];
    for (const secret of [...secrets, ...Object.values(keys)]) expect(open).not.toContain(secret);
    expect(open).toContain('-1009876543210');
    expect(printed.join('')).toContain(`https://choyxona.uz/callbacks/payme/${MERCHANT}`);
  });
});

describe('a command that cannot be done says why', () => {
  test.each([
    ['brand-pay', { type: 'PAYNET' }, 'PAYNET has no account yet: --account paynet.json'],
    ['brand-sms', { gateway: 'PLAY_MOBILE' }, 'PLAY_MOBILE has no account yet'],
    ['brand-sms', { gateway: 'PLAY_MOBILE', text: 'Kod' }, 'text has {code} where the code goes'],
    ['brand-sms', { countryCodes: ['998', '+7'] }, 'a country code is one to three digits'],
    ['brand-sms', { countryCodes: [] }, 'countryCodes'],
    ['brand-sms', { account: { username: 'a', password: 'b' } }, 'an account needs its gateway'],
    ['brand-staff', { phone: '12', role: 'OPERATOR' }, 'phone is a number such as'],
    ['brand-staff', { phone: STAFF }, 'a phone needs either --role or --off'],
    ['brand-staff', { phone: STAFF, role: 'BOSS' }, 'role is one of OPERATOR'],
    ['brand-staff', { sub: 'unknown' }, 'there is no brand unknown'],
    ['brand-keys', { keys: { clickKey: 'SECRET-1' } }, 'clickKey'],
    ['brand-keys', { keys: { clickApiKey: 90_712 } }, 'a key is printable ASCII'],
    ['brand-sms', { gateway: 'ESKIZ', account: { username: 'a', password: 90_712 } }, 'are texts'],
  ])('%s %j', async (command, given, why) => {
    const done = async () => COMMANDS[command]!(server.deps, { sub: SUB, ...given });
    await expect(done()).rejects.toThrow(why);
    await expect(done()).rejects.not.toThrow(/SECRET|90712/);
  });

  test('a command with another SECRET_KEY changes nothing', async () => {
    const secrets = createSecrets(Buffer.alloc(32, 9));
    const strange = COMMANDS['brand-keys']!({ ...server.deps, secrets }, { sub: SUB, keys });
    await expect(strange).rejects.toThrow('sealed with another SECRET_KEY');
    expect(await readMiniAppKeys(server.deps, MERCHANT)).toMatchObject({ clickApiKey: keys.clickApiKey });
  });

  test('a file that is missing or is no JSON is refused without quoting it', async () => {
    await expect(run('brand-keys', '--keys', 'nowhere.json')).rejects.toThrow(
      'nowhere.json cannot be read: ENOENT',
    );
    const broken = run('brand-keys', '--keys', file('broken.json', '{"clickApiKey": SECRET-2}'));
    await expect(broken).rejects.toThrow('is not JSON');
    expect(printed.join('')).not.toMatch(/SECRET-\d/);
  });
});
