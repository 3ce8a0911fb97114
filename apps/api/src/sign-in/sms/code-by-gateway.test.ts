import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, eq, sql } from 'drizzle-orm';
import { gatewayToken } from '@dasturxon/sandbox';
import { expect, test } from 'vitest';

import { merchants, outbox } from '../../db/schema/merchants.ts';
import { sandboxSms } from '../../seed/sandbox-sms.ts';
import { jobHandlers } from '../../app/job-handlers.ts';
import { later, verify } from '../../testing/codes.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { withSandbox } from '../../testing/with-sandbox.ts';

/** A brand with an account at Telegram Gateway and at both SMS gateways. */
async function aScene({ token = gatewayToken('osh') } = {}): Promise<Scene> {
  const scene = await aRunningApi();
  await withSandbox(scene);
  const { deps, merchantId } = scene;
  const plain = { smsAccounts: sandboxSms('osh'), telegramGatewayToken: token };
  await deps.db.asPlatform((tx) =>
    tx
      .update(merchants)
      .set({
        secrets: deps.secrets.seal(plain, merchantId),
        data: sql`${merchants.data} || '{"smsGateway":"ESKIZ"}'::jsonb`,
      })
      .where(eq(merchants.merchantId, merchantId)),
  );
  return scene;
}

let last = 9_010_000;
/** A phone that ends as the stand-in decides: 00 has no Telegram, 11 is switched off. */
const aPhoneEnding = (end: string) => `998${(last += 1)}${end}`;
const ask = async (scene: Scene, phone: string) =>
  unwrap(await scene.as(null)(endpoints.requestCode, { body: { phone } }));
/** Runs the merchant's SMS jobs that are due. */
async function work({ deps, merchantId, clock }: Scene): Promise<void> {
  const own = and(eq(outbox.merchantId, merchantId), eq(outbox.queue, 'sms.send'));
  const rows = await deps.db.inTenant(merchantId, (tx) => tx.select().from(outbox).where(own));
  for (const { id, payload, startAfter } of rows) {
    if (startAfter && startAfter > clock.now) continue;
    await deps.db.inTenant(merchantId, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
    // The queue of the row decides what its payload is.
    await jobHandlers(deps)['sms.send'](merchantId, payload as Jobs['sms.send']);
  }
}
/** What the stand-ins delivered to a phone, newest first. */
async function delivered(scene: Scene, phone: string): Promise<string[]> {
  const response = await scene.request(`http://127.0.0.1/sandbox/api/sms?phone=${phone}`);
  return ((await response.json()) as { text: string }[]).map(({ text }) => text);
}
const fail = (scene: Scene, mode: string, times?: number) =>
  scene.request('http://127.0.0.1/sandbox/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'telegram-gateway', mode, ...(times && { times }) }),
  });
const FROM_TELEGRAM = /^Verification Codes \(Telegram\): \d{6}$/;
const FROM_SMS = /^Tasdiqlash kodi: \d{6}$/;

test('B18 a code comes in Telegram first, once, signs in, and no SMS follows', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('22');
  await ask(scene, phone);
  await work(scene);
  const [text, ...others] = await delivered(scene, phone);
  expect([text, others]).toEqual([expect.stringMatching(FROM_TELEGRAM), []]);
  later(scene, 21);
  await work(scene);
  expect(await delivered(scene, phone)).toHaveLength(1);
  expect((await verify(scene, phone, /\d{6}/.exec(text!)![0])).error).toBeNull();
});

test('B18 a phone without Telegram gets the SMS at once', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('00');
  await ask(scene, phone);
  await work(scene);
  expect(await delivered(scene, phone)).toEqual([expect.stringMatching(FROM_SMS)]);
});

test('B18 a message that reaches no device within 20 seconds is followed by the SMS with the same code', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('11');
  await ask(scene, phone);
  await work(scene);
  later(scene, 19);
  await work(scene);
  expect(await delivered(scene, phone)).toEqual([]);
  later(scene, 1);
  await work(scene);
  const [text, ...others] = await delivered(scene, phone);
  expect([text, others]).toEqual([expect.stringMatching(FROM_SMS), []]);
  expect((await verify(scene, phone, /\d{6}/.exec(text!)![0])).error).toBeNull();
});

test('B18 a code that was proven before its look sends nothing more', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('33');
  await ask(scene, phone);
  await work(scene);
  const [text] = await delivered(scene, phone);
  unwrap(await verify(scene, phone, /\d{6}/.exec(text!)![0]));
  await fail(scene, 'down');
  later(scene, 21);
  await work(scene);
  expect(await delivered(scene, phone)).toHaveLength(1);
});

test('B18 who asks again gets an SMS, for the first one was not found', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('44');
  await ask(scene, phone);
  await work(scene);
  later(scene, 61);
  await ask(scene, phone);
  await work(scene);
  const [newest] = await delivered(scene, phone);
  expect(newest).toMatch(FROM_SMS);
});

test.each(['down', 'error', 'cut', 'changed', 'refused'])(
  'B18 the SMS goes out at once when the gateway is %s',
  async (mode) => {
    const scene = await aScene();
    const phone = aPhoneEnding('55');
    await fail(scene, mode);
    await ask(scene, phone);
    await work(scene);
    const texts = await delivered(scene, phone);
    expect(texts[0]).toMatch(FROM_SMS);
  },
);

test('B18 the SMS goes out when the gateway cannot report whether its message arrived', async () => {
  const scene = await aScene();
  const phone = aPhoneEnding('66');
  await ask(scene, phone);
  await work(scene);
  await fail(scene, 'down');
  later(scene, 21);
  await work(scene);
  expect((await delivered(scene, phone))[0]).toMatch(FROM_SMS);
});

test('B18 a wrong token costs no guest the code', async () => {
  const scene = await aScene({ token: 'of-another-account' });
  const phone = aPhoneEnding('77');
  await ask(scene, phone);
  await work(scene);
  expect(await delivered(scene, phone)).toEqual([expect.stringMatching(FROM_SMS)]);
});

test('B18 the storefront knows whether codes try Telegram, and not the token', async () => {
  const [scene, without] = [await aScene(), await aRunningApi()];
  const setting = unwrap(await scene.as(null)(endpoints.getBotSetting));
  expect(setting.triesTelegram).toBe(true);
  expect(JSON.stringify(setting)).not.toContain(gatewayToken('osh'));
  expect(unwrap(await without.as(null)(endpoints.getBotSetting)).triesTelegram).toBe(false);
});
