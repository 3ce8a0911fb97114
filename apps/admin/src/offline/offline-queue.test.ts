import 'fake-indexeddb/auto';

import { type OfflineWrite, type QueuedWrite, subjectOf } from '@dasturxon/core/staff';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createOfflineQueue, type SendResult } from './offline-queue.ts';
import { queueStore, unsentWrites, wipe } from './office-store.ts';

const ORDERS = ['a', 'b', 'c'];
const CHANGED = { code: 'order.changed', text: '', by: 'Dilnoza', status: 'CANCELED' };

/** A server with versions and idempotency keys: what it has carried out, in order. */
function aServer() {
  const versions = new Map(ORDERS.map((id) => [id, 1]));
  const answered = new Map<string, { body: string; result: SendResult }>();
  const history: { key: string; orderId: string }[] = [];
  const broken: string[] = [];
  return {
    history,
    broken,
    /** Another person changes an order. */
    change: (id: string) => versions.set(id, versions.get(id)! + 1),
    handle(one: QueuedWrite): SendResult {
      const body = JSON.stringify([one.write, one.expectedVersion]);
      const before = answered.get(one.key);
      if (before) {
        if (before.body !== body) broken.push(`${one.key} came with another body`);
        return before.result;
      }
      const orderId = (one.write as { orderId: string }).orderId;
      const version = versions.get(orderId)!;
      if (one.expectedVersion !== version) return { ok: false, status: 409, conflict: CHANGED };
      versions.set(orderId, version + 1);
      history.push({ key: one.key, orderId });
      const order = { id: orderId, version: version + 1 };
      const result = {
        ok: true as const,
        order: order as NonNullable<Extract<SendResult, { ok: true }>['order']>,
      };
      answered.set(one.key, { body, result });
      return result;
    },
  };
}

/** What the network does with one call. */
const NETWORK = ['ok', 'request lost', 'answer lost', 'busy', 'repeated'] as const;
const LOST: SendResult = {
  ok: false,
  status: 0,
  conflict: { code: 'network.failed', text: '', by: null, status: null },
};

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('press' as const), orderId: fc.constantFrom(...ORDERS) }),
  fc.record({
    kind: fc.constant('network' as const),
    calls: fc.array(fc.constantFrom(...NETWORK), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('replay' as const) }),
  fc.record({ kind: fc.constant('reopen' as const) }),
  fc.record({ kind: fc.constant('other tab' as const) }),
  fc.record({ kind: fc.constant('late repeat' as const) }),
  fc.record({ kind: fc.constant('colleague' as const), orderId: fc.constantFrom(...ORDERS) }),
);

let people = 0;

test('BO-77 random cuts, repeats, reopened pages and late repeats lose no write and carry none out twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const store = queueStore(`m ${(people += 1)}`, 'Aziza');
      const server = aServer();
      const network: (typeof NETWORK)[number][] = [];
      const [sent, pressed] = [[] as QueuedWrite[], [] as { key: string; subject: string }[]];
      const shown = new Map(ORDERS.map((id) => [id, 1]));
      const send = async (one: QueuedWrite): Promise<SendResult> => {
        const what = network.shift() ?? 'ok';
        sent.push(one);
        if (what === 'request lost') return LOST;
        if (what === 'busy') return { ...LOST, status: 503 };
        const result = server.handle(one);
        if (what === 'repeated') server.handle(one);
        return what === 'answer lost' ? LOST : result;
      };
      const onOrder = ({ id, version }: { id: string; version: number }) => shown.set(id, version);
      // As `navigator.locks`: one tab sends at a time.
      let lock = Promise.resolve();
      const alone = (task: () => Promise<void>) => (lock = lock.then(task));
      const open = () => createOfflineQueue({ store, send, alone, onOrder, onSignIn: () => {} });
      let queue = open();
      for (const step of steps) {
        if (step.kind === 'press') {
          const { orderId } = step;
          const write: OfflineWrite = { kind: 'MOVE', orderId, to: 'COOKING', minutes: null };
          const key = `key-${pressed.length}`;
          pressed.push({ key, subject: subjectOf(write) });
          const expectedVersion = shown.get(orderId)!;
          const at = '2026-05-13T14:00:00.000Z';
          await queue.push({ key, at, write, label: '1', expectedVersion, conflict: null });
        }
        if (step.kind === 'network') network.push(...step.calls);
        if (step.kind === 'replay') await queue.replay();
        if (step.kind === 'colleague') server.change(step.orderId);
        if (step.kind === 'late repeat' && sent.length > 0) server.handle(sent[0]!);
        if (step.kind === 'reopen') {
          queue = open();
          await queue.start();
        }
        if (step.kind === 'other tab') await Promise.all([queue.replay(), open().start()]);
      }
      network.length = 0;
      await queue.start();
      await queue.replay();
      const left = await store.change((now) => now);
      const done = server.history.map(({ key }) => key);
      expect(server.broken).toEqual([]);
      expect(new Set(done).size, 'none twice').toBe(done.length);
      const kept = left.filter(({ conflict }) => conflict !== null).map(({ key }) => key);
      expect(left.length, 'nothing waits that could be sent').toBe(kept.length);
      if (!steps.some(({ kind }) => kind === 'colleague'))
        expect(kept, 'own writes do not conflict').toEqual([]);
      for (const { key } of pressed)
        expect(done.includes(key) || kept.includes(key), `${key} is carried out or shown to a person`).toBe(
          true,
        );
      for (const id of ORDERS) {
        const own = pressed.filter(({ subject }) => subject === `order ${id}`).map(({ key }) => key);
        const carried = done.filter((key) => own.includes(key));
        expect(carried, 'in the order of the decisions').toEqual(own.filter((key) => carried.includes(key)));
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

const A_WRITE: QueuedWrite = {
  key: 'k',
  at: '2026-05-13T14:00:00.000Z',
  write: { kind: 'MOVE', orderId: 'a', to: 'DONE', minutes: null },
  label: '1001',
  expectedVersion: 1,
  conflict: null,
};

test('BO-78 a session that has ended keeps the queue, and only the writes of the same person are sent', async () => {
  const asked: string[] = [];
  let isSignedIn = false;
  const open = (owner: string) =>
    createOfflineQueue({
      store: queueStore(owner, owner),
      alone: (task) => task(),
      onOrder: () => {},
      onSignIn: () => asked.push(owner),
      send: async ({ key }) => {
        if (!isSignedIn) return { ...LOST, status: 401 };
        asked.push(`${owner} sends ${key}`);
        return { ok: true, order: null };
      },
    });
  const aziza = open('m aziza');
  await aziza.push(A_WRITE);
  await aziza.replay();
  expect(asked).toContain('m aziza');
  expect(await unsentWrites()).toContainEqual({ owner: 'm aziza', name: 'm aziza', count: 1 });
  isSignedIn = true;
  await open('m bobur').start();
  expect(asked).not.toContain('m bobur sends k');
  await open('m aziza').start();
  expect(asked).toContain('m aziza sends k');
  expect((await unsentWrites()).filter(({ owner }) => owner === 'm aziza')).toEqual([]);
});

test('BO-78 signing out removes the writes of the person', async () => {
  const store = queueStore('m leaves', null);
  await store.change(() => [A_WRITE]);
  await wipe('m leaves');
  expect(await store.change((now) => now)).toEqual([]);
});
