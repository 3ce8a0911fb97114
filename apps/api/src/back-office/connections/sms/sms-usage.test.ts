import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { merchants } from '../../../db/schema/merchants.ts';
import type { ReadSmsBalance } from '../../../gateways/sms/sms-gateway.ts';
import { SmsAccountRefused } from '../../../gateways/sms/sms-gateway.ts';
import { sandboxSms } from '../../../seed/sandbox-sms.ts';
import { sendSmsJob } from '../../../sign-in/sms/send-sms-job.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { key } from '../../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../../../testing/scene.ts';
import { withSandbox } from '../../../testing/with-sandbox.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi();
  await withSandbox(osh);
  owner = await staffPerson(osh, { role: 'ADMIN' });
  await osh.deps.db.asPlatform((tx) =>
    tx
      .update(merchants)
      .set({
        secrets: osh.deps.secrets.seal({ smsAccounts: sandboxSms('osh') }, osh.merchantId),
        data: sql`${merchants.data} || '{"smsGateway":"ESKIZ"}'::jsonb`,
      })
      .where(eq(merchants.merchantId, osh.merchantId)),
  );
});

const usage = async (who = owner) => unwrap(await who.api(endpoints.readSmsUsage));
const setCosts = (body: { partPrice: number | null; dayCap: number }, who = owner) =>
  who.api(endpoints.setSmsCosts, { body, idempotencyKey: key() });
const send = (text: string) => {
  const sms = { id: osh.deps.newId(), kind: 'NOTICE', phone: aPhone(), text };
  return sendSmsJob(osh.deps, osh.merchantId, {
    sealed: osh.deps.secrets.seal(sms, osh.merchantId),
    notAfter: new Date(osh.clock.now.getTime() + 60_000).toISOString(),
    about: '',
    gateway: 'ESKIZ',
  });
};
const asks = (read: ReadSmsBalance, limitMs = 1_000) => {
  osh.deps.outsideServices = { ...osh.deps.outsideServices, smsBalances: { ESKIZ: read }, limitMs };
};

describe('BO-478 what SMS cost', () => {
  test('counts the parts of what was sent since the month began, by the price of a part', async () => {
    unwrap(await setCosts({ partPrice: 95, dayCap: 300 }));
    osh.clock.now = new Date('2026-04-30T18:59:00Z');
    await send('Salom');
    // The month begins in Tashkent five hours before it does in UTC.
    osh.clock.now = new Date('2026-04-30T19:01:00Z');
    await send('Salom');
    await send('я'.repeat(71));
    osh.clock.now = new Date('2026-05-13T07:00:00Z');
    const { month, costs } = await usage();
    expect(month).toEqual({ from: '2026-05-01', messages: 2, parts: 3, spent: 285 });
    expect(costs).toEqual({ partPrice: 95, dayCap: 300 });
  });

  test('has no sum without a price', async () => {
    await send('Salom');
    expect((await usage()).month).toMatchObject({ parts: 1, spent: null });
  });

  test('has the balance of a gateway with a call for it, and names one without', async () => {
    asks(() => Promise.resolve(123_400));
    expect((await usage()).balances).toEqual([
      { gateway: 'PLAY_MOBILE', outcome: 'notOffered', balance: null },
      { gateway: 'ESKIZ', outcome: 'read', balance: 123_400 },
    ]);
  });

  test.each<[string, ReadSmsBalance]>([
    ['refused', () => Promise.reject(new SmsAccountRefused('401'))],
    ['unreachable', () => Promise.reject(new Error('down'))],
    ['unreachable', () => new Promise(() => undefined)],
  ])('is read although the gateway is %s', async (outcome, read) => {
    asks(read, 50);
    const { balances, month } = await usage();
    expect(balances[1]).toEqual({ gateway: 'ESKIZ', outcome, balance: null });
    expect(month.parts).toBe(0);
  });

  test('T19 the most codes a day holds back the next one, and is counted', async () => {
    unwrap(await setCosts({ partPrice: null, dayCap: 50 }));
    const ask = () => osh.as(null)(endpoints.requestCode, { body: { phone: aPhone() } });
    await osh.deps.db.asPlatform((tx) =>
      tx.execute(sql`insert into rate_counts (merchant_id, bucket, window_start, count)
        values (${osh.merchantId}, 'sms-merchant-day', '2026-05-13T00:00:00Z', 49)
        on conflict (merchant_id, bucket, window_start) do update set count = 49`),
    );
    expect((await ask()).error).toBeNull();
    expect((await ask()).error?.code).toBe('request.rateLimited');
    expect((await usage()).today).toEqual({ codes: 50, endsAt: '2026-05-14T00:00:00.000Z' });
  });

  test.each([
    { partPrice: -1, dayCap: 300 },
    { partPrice: 1.5, dayCap: 300 },
    { partPrice: 95, dayCap: 49 },
    { partPrice: 95, dayCap: 5_001 },
  ])('%j is not kept', async (costs) => {
    expect((await setCosts(costs)).error?.code).toBe('request.invalid');
  });

  test('BO-03 managers neither read nor set it', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    expect((await manager.api(endpoints.readSmsUsage)).error?.code).toBe('forbidden');
    expect((await setCosts({ partPrice: 1, dayCap: 50 }, manager)).error?.code).toBe('forbidden');
  });
});
