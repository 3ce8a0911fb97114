import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { createLog } from '../kernel/log.ts';
import { aDatabase } from '../testing/database.ts';
import { idleHandlers } from '../testing/job-worker.ts';
import { reconnectDelay } from './lane.ts';
import { PER_MERCHANT, sendJob, type Jobs, type QueueName } from './queues.ts';
import { startJobs, type JobWorker } from './worker.ts';

/** A stub that records every call and holds those of `hanging` until they are released. */
const hanging = new Set<string>();
const release: (() => void)[] = [];
const answered: string[] = [];
let provider: Server;
let url = '';
let db: Handle;
let worker: JobWorker;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const asked = (request.url ?? '').slice(1);
    const answer = () => {
      answered.push(asked);
      response.end();
    };
    if (hanging.has(asked.split('/')[0]!)) release.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  db = await aDatabase();
  const names = ['slow', 'quick', ...Array.from({ length: 12 }, (_, at) => `payme-${at}`)];
  await db.asPlatform((tx) =>
    tx.insert(merchants).values(names.map((merchantId) => ({ merchantId, sub: merchantId }))),
  );
  const ask = async (path: string) => {
    await fetch(`${url}/${path}`);
  };
  worker = await startJobs(db, createLog('silent'), {
    ...idleHandlers(),
    'sms.send': (merchantId, { about, gateway }) => ask(`${gateway ?? merchantId}/${merchantId}/${about}`),
    'payment.refund': (merchantId, job) => ask(`${job.provider}/${merchantId}`),
    'push.send': (merchantId, { service }) => ask(`${service ?? 'other'}/${merchantId}`),
  });
});
afterEach(() => {
  hanging.clear();
  for (const answer of release.splice(0)) answer();
});
afterAll(async () => {
  await worker.stop();
  provider.close();
  await db.close();
});

async function send<Name extends QueueName>(merchantId: string, queue: Name, payload: Jobs[Name]) {
  const id = crypto.randomUUID();
  await db.inTenant(merchantId, (tx) => sendJob(tx, { id, merchantId, queue, payload }));
  return id;
}
const sms = (about: string) => ({ sealed: '', notAfter: '', about });
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 50 });

test('F21 jobs of other merchants are done while a provider hangs for one', async () => {
  hanging.add('slow');
  for (let at = 0; at < 60; at += 1) await send('slow', 'sms.send', sms(`${at}`));
  worker.wake();
  await eventually(() => expect(release).toHaveLength(PER_MERCHANT));
  for (let at = 0; at < 5; at += 1) await send('quick', 'sms.send', sms(`${at}`));
  worker.wake();
  await eventually(() => expect(answered.filter((one) => one.startsWith('quick/quick/'))).toHaveLength(5));
  expect(release).toHaveLength(PER_MERCHANT);
});

test('F21 a payment provider that hangs for every merchant takes no places of another provider', async () => {
  hanging.add('PAYME');
  const PAYME = 'PAYME' as const;
  for (let at = 0; at < 12; at += 1)
    for (let job = 0; job < 3; job += 1)
      await send(`payme-${at}`, 'payment.refund', { refundId: '', provider: PAYME });
  worker.wake();
  await eventually(() => expect(release).toHaveLength(20));
  await send('payme-0', 'payment.refund', { refundId: '', provider: 'CLICK' });
  await send('quick', 'payment.refund', { refundId: '', provider: 'UZUM' });
  worker.wake();
  await eventually(() => expect(answered).toEqual(expect.arrayContaining(['CLICK/payme-0', 'UZUM/quick'])));
  expect(release).toHaveLength(20);
});

test('F21 an SMS gateway that hangs for every merchant takes no places of the other gateway', async () => {
  hanging.add('ESKIZ');
  for (let at = 0; at < 12; at += 1)
    for (let job = 0; job < 3; job += 1)
      await send(`payme-${at}`, 'sms.send', { ...sms(`${job}`), gateway: 'ESKIZ' });
  worker.wake();
  await eventually(() => expect(release).toHaveLength(20));
  await send('payme-0', 'sms.send', { ...sms('same merchant'), gateway: 'PLAY_MOBILE' });
  await send('quick', 'sms.send', { ...sms('other'), gateway: 'PLAY_MOBILE' });
  worker.wake();
  await eventually(() =>
    expect(answered).toEqual(
      expect.arrayContaining(['PLAY_MOBILE/payme-0/same%20merchant', 'PLAY_MOBILE/quick/other']),
    ),
  );
  expect(release).toHaveLength(20);
});

test('F21 B36 a push service that does not answer delays neither other merchants nor other services', async () => {
  hanging.add('MOZILLA');
  const push = { notificationId: '', sessionId: '', isUrgent: false, notAfter: '' };
  for (let job = 0; job < 12; job += 1) await send('slow', 'push.send', { ...push, service: 'MOZILLA' });
  worker.wake();
  await eventually(() => expect(release).toHaveLength(PER_MERCHANT));
  for (let at = 0; at < 12; at += 1)
    for (let job = 0; job < 3; job += 1)
      await send(`payme-${at}`, 'push.send', { ...push, service: 'MOZILLA' });
  worker.wake();
  await eventually(() => expect(release).toHaveLength(20));
  await send('slow', 'push.send', { ...push, service: 'GOOGLE' });
  await send('quick', 'push.send', { ...push, service: null });
  worker.wake();
  await eventually(() => expect(answered).toEqual(expect.arrayContaining(['GOOGLE/slow', 'other/quick'])));
  expect(release).toHaveLength(20);
});

test('a job whose service cannot be reached waits without using up a retry, then is done', async () => {
  const { port } = provider.address() as AddressInfo;
  await new Promise((resolve) => {
    provider.close(resolve);
    provider.closeAllConnections();
  });
  const id = await send('quick', 'sms.send', sms('unreached'));
  const stateOf = async () =>
    (
      await db.executeSql(
        `select state::text, retry_count, start_after > now() as later from pgboss.job where id = '${id}'`,
      )
    ).rows[0];
  worker.wake();
  await eventually(async () =>
    expect(await stateOf()).toEqual({ state: 'created', retry_count: 0, later: true }),
  );
  await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve));
  await eventually(() => expect(answered).toContain('quick/quick/unreached'));
  await eventually(async () => expect(await stateOf()).toMatchObject({ state: 'completed', retry_count: 0 }));
});

test('the older a job without a connection is, the longer it waits; after a day it fails', () => {
  const now = new Date('2026-05-13T07:00:00Z');
  const after = (seconds: number) => reconnectDelay(new Date(now.getTime() - seconds * 1000), now);
  expect([0, 40, 3600, 86_400, 86_401].map(after)).toEqual([2, 10, 300, 300, null]);
});
