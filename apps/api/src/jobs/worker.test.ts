import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { queueGauges } from './queue-gauges.ts';
import type { Handle } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { createLog } from '../kernel/log.ts';
import { aDatabase } from '../testing/database.ts';
import { DEAD_LETTERS, sendJob } from './queues.ts';
import { startJobs, type JobWorker } from './worker.ts';

let db: Handle;
let worker: JobWorker;
const done: string[] = [];
const failOnce = new Set<string>();
const poison = new Set<string>();
const tries = new Map<string, number>();
const errors: Record<string, unknown>[] = [];

beforeAll(async () => {
  db = await aDatabase();
  await db.asPlatform((tx) =>
    tx.insert(merchants).values([
      { merchantId: 'a', sub: 'a' },
      { merchantId: 'b', sub: 'b' },
    ]),
  );
  worker = await startJobs(db, createLog('error', { write: (line) => errors.push(JSON.parse(line)) }), {
    'sms.send': async () => undefined,
    'order.release': async (merchantId, { orderId }) => {
      tries.set(orderId, (tries.get(orderId) ?? 0) + 1);
      if (poison.has(orderId)) throw new Error('never');
      if (failOnce.delete(orderId)) throw new Error('not yet');
      done.push(`${merchantId}:${orderId}`);
    },
    'order.expire-unpaid': async () => undefined,
    'order.edit-lapse': async () => undefined,
    'print.plan': async () => undefined,
    'menu.publish': async () => undefined,
    'customer.unblock': async () => undefined,
    'webhook.plan': async () => undefined,
    'webhook.send': async () => undefined,
    'push.plan': async () => undefined,
    'push.send': async () => undefined,
    'till.push': async () => undefined,
    'till.watch': async () => undefined,
    'payment.look-up': async () => undefined,
    'payment.refund': async () => undefined,
    'payment.cheque': async () => undefined,
    'order.late': async () => undefined,
    'order.auto-accept': async () => undefined,
    'order.remind': async () => undefined,
    'bot.order': async (_merchantId, { orderId }) => {
      if (poison.has(orderId)) throw new Error('telegram is down');
    },
    'bot.payment-reversed': async () => undefined,
    'bot.refund-overdue': async () => undefined,
    'bot.booking': async () => undefined,
    'crm.push': async () => undefined,
    'bot.branch': async () => undefined,
    'branch.watch': async () => undefined,
    'bot.silence': async () => undefined,
    'bot.code': async () => undefined,
    'bot.update': async () => undefined,
    'broadcast.send': async () => undefined,
    'bot.set-up': async () => undefined,
    'courier.call': async () => undefined,
    'courier.follow': async () => undefined,
    'courier.refresh': async () => undefined,
  });
});
afterAll(async () => {
  await worker.stop();
  await db.close();
});

const send = (merchantId: string, orderId: string, startAfter?: Date) =>
  db.inTenant(merchantId, (tx) =>
    sendJob(tx, {
      id: crypto.randomUUID(),
      merchantId,
      queue: 'order.release',
      payload: { orderId },
      ...(startAfter && { startAfter }),
    }),
  );
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 25_000, interval: 100 });

test('a job is done once, for the merchant whose transaction sent it', async () => {
  await Promise.all([send('a', 'one'), send('b', 'one'), send('a', 'two')]);
  worker.wake();
  await eventually(() => expect(done.toSorted()).toEqual(['a:one', 'a:two', 'b:one']));
  const { rows } = await db.executeSql('select count(*)::int as left from outbox');
  expect(rows[0]?.['left']).toBe(0);
});

test('F21 a worker that polls the outbox stays ready, however long it runs; one that does not is not ready', async () => {
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(worker.ready()).toBe(false);
  worker.wake();
  await eventually(() => expect(worker.ready()).toBe(true));
  clock.mockRestore();
});

test('a transaction that fails sends nothing', async () => {
  const failing = db.inTenant('a', async (tx) => {
    await sendJob(tx, {
      id: crypto.randomUUID(),
      merchantId: 'a',
      queue: 'order.release',
      payload: { orderId: 'never' },
    });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  await send('a', 'after');
  worker.wake();
  await eventually(() => expect(done).toContain('a:after'));
  expect(done).not.toContain('a:never');
});

test('a failed job is retried', async () => {
  failOnce.add('shaky');
  await send('a', 'shaky');
  worker.wake();
  await eventually(() => expect(done.filter((one) => one === 'a:shaky')).toHaveLength(1));
});

test('a scheduled job waits for its time', async () => {
  await send('a', 'tomorrow', new Date(Date.now() + 24 * 3600_000));
  await send('a', 'now');
  worker.wake();
  await eventually(() => expect(done).toContain('a:now'));
  expect(done).not.toContain('a:tomorrow');
});

test('F22 a failing job is tried up to its queue’s limit, then moved to the dead letters; others go on', async () => {
  await db.executeSql(
    `update pgboss.queue set retry_limit = 2, retry_delay = 0 where name = 'order.release'`,
  );
  poison.add('poison');
  await send('a', 'poison');
  await send('b', 'beside');
  worker.wake();
  await eventually(() => expect(done).toContain('b:beside'));
  await eventually(async () => {
    const { rows } = await db.executeSql(
      `select count(*)::int as dead from pgboss.job where name = '${DEAD_LETTERS}' and data ->> 'orderId' = 'poison'`,
    );
    expect(rows[0]?.['dead']).toBe(1);
  });
  expect(tries.get('poison')).toBe(3);
});

test('a notification of an order that fails for good raises the alarm', async () => {
  expect((await queueGauges(db)).order_notifications_dead).toBe(0);
  await db.executeSql(`update pgboss.queue set retry_limit = 1, retry_delay = 0 where name = 'bot.order'`);
  poison.add('untold');
  await db.inTenant('a', (tx) =>
    sendJob(tx, {
      id: crypto.randomUUID(),
      merchantId: 'a',
      queue: 'bot.order',
      payload: { orderId: 'untold' },
    }),
  );
  worker.wake();
  await eventually(async () => expect((await queueGauges(db)).order_notifications_dead).toBe(1));
  const alarms = errors.filter(({ msg }) => msg === 'job failed for good');
  expect(alarms).toContainEqual(
    expect.objectContaining({ queue: 'bot.order', merchantId: 'a', orderId: 'untold' }),
  );
});

test('T07 a job without its merchant is never done and becomes a dead letter', async () => {
  await db.executeSql(`update pgboss.queue set retry_limit = 0 where name = 'sms.send'`);
  await db.executeSql(
    `insert into pgboss.job (name, data, retry_limit, dead_letter) values ('sms.send', '{"sealed":"x","notAfter":"y"}', 0, '${DEAD_LETTERS}')`,
  );
  await eventually(async () => {
    const { rows } = await db.executeSql(
      `select count(*)::int as dead from pgboss.job where name = '${DEAD_LETTERS}' and data ->> 'orderId' is null`,
    );
    expect(rows[0]?.['dead']).toBe(1);
  });
});

test('T26 jobs about a phone can be taken out of the queue, wherever they are', async () => {
  const about = 'about a phone';
  const insert = (name: string, merchantId: string) =>
    db.executeSql(
      `insert into pgboss.job (name, data, start_after) values ('${name}', $1, now() + interval '1 day')`,
      [JSON.stringify({ merchantId, about })],
    );
  await insert('sms.send', 'a');
  await insert(DEAD_LETTERS, 'a');
  await insert('sms.send', 'b');
  await worker.forget('a', about);
  const { rows } = await db.executeSql(
    `select data ->> 'merchantId' as whose from pgboss.job where data ->> 'about' = $1`,
    [about],
  );
  expect(rows).toEqual([{ whose: 'b' }]);
});

test('F22 dead letters do not affect readiness, and are counted', async () => {
  expect((await queueGauges(db)).jobs_dead).toBeGreaterThan(0);
  expect(worker.ready()).toBe(true);
});
