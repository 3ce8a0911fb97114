import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, expect, test } from 'vitest';

import { auditLog } from '../../../db/schema/staff.ts';
import { carryOutRefund } from '../../../payments/jobs/payment-jobs.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { later } from '../../../testing/codes.ts';
import { anEditScene } from '../../../testing/edits/edit-scene.ts';
import { key } from '../../../testing/order-bodies.ts';

const DAY_S = 24 * 3600;

let scene: Awaited<ReturnType<typeof anEditScene>>;
let owner: StaffPerson;
let day: string;
let paid: { id: string; name: string; amount: number };
beforeEach(async () => {
  scene = await anEditScene();
  day = scene.osh.clock.now.toISOString().slice(0, 10);
  const id = await scene.accepted({ manti: 1 });
  const [attempt] = await scene.merchant.attemptsOf(id);
  paid = { id, name: attempt!.providerId!, amount: attempt!.amount };
  later(scene.osh, DAY_S);
  owner = await staffPerson(scene.osh, { role: 'ADMIN' });
});

const file = (lines: readonly (readonly [name: string, tiyin: number])[]) =>
  new Blob([['id;sum', ...lines.map(([name, tiyin]) => `${name};${tiyin / 100}`)].join('\n')]);
const columns = { name: '0', amount: '1' };
const PAYME = { provider: 'PAYME', format: 'csv', ...columns } as const;
const same = () => file([[paid.name, paid.amount]]);
const close = (body: Blob, by = owner, ofDay = day) =>
  by.api(endpoints.closePaymentDay, { query: { ...PAYME, day: ofDay }, body });
const days = async (by = owner) =>
  unwrap(await by.api(endpoints.listPaymentDays, { query: { from: day, to: day } })).days;
const explain = (
  about: {
    kind: 'ONLY_OURS' | 'ONLY_THEIRS' | 'SUM';
    name: string;
    ours: number | null;
    theirs: number | null;
  },
  by = owner,
) => by.api(endpoints.explainDifference, { body: { provider: 'PAYME', ...about, reason: 'Sent later' } });
const reopen = (by = owner) =>
  by.api(endpoints.reopenPaymentDay, { body: { provider: 'PAYME', day, reason: 'Another file' } });
const actions = async () => {
  const rows = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
    tx.select({ action: auditLog.action, after: auditLog.after }).from(auditLog),
  );
  return rows.filter(({ action }) => action.startsWith('payments.'));
};

async function refund() {
  const body = { amount: null, reason: 'cold' };
  unwrap(await owner.api(endpoints.refundAsStaff, { params: { id: paid.id }, body, idempotencyKey: key() }));
  for (const { id, state } of await scene.merchant.refundsOf(paid.id)) {
    if (state === 'DONE') continue;
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, id);
    const call = { params: { id }, body: { note: 'by card' }, idempotencyKey: key() };
    unwrap(await owner.api(endpoints.finishRefund, call));
  }
}

test('BO-540 a day without a difference is closed once, and shows who closed it and when', async () => {
  const own = { count: 1, sum: paid.amount, refunded: 0 };
  const closed = unwrap(await close(same()));
  expect(closed).toMatchObject({ provider: 'PAYME', day, by: 'ADMIN', own, explained: 0, now: null });
  later(scene.osh, 60);
  const again = await staffPerson(scene.osh, { role: 'ADMIN' });
  expect(unwrap(await close(file([]), again))).toEqual(closed);
  expect(await days()).toEqual([closed]);
  expect(await actions()).toHaveLength(1);
});

test('BO-539 BO-540 closing is refused with the count while a difference is open, and an explanation is of these sums alone', async () => {
  const lines = [
    ['foreign', 5_000],
    [paid.name, paid.amount + 100],
  ] as const;
  expect((await close(file(lines))).error).toMatchObject({
    code: 'report.openDifferences',
    data: { count: 2 },
  });
  unwrap(await explain({ kind: 'ONLY_THEIRS', name: 'FOREIGN', ours: null, theirs: 5_000 }));
  unwrap(await explain({ kind: 'ONLY_THEIRS', name: 'FOREIGN', ours: null, theirs: 5_000 }));
  unwrap(await explain({ kind: 'SUM', name: paid.name, ours: paid.amount, theirs: paid.amount + 200 }));
  expect((await close(file(lines))).error).toMatchObject({ data: { count: 1 } });
  expect(await days()).toEqual([]);
  const query = { ...PAYME, from: day, to: day };
  const seen = unwrap(await owner.api(endpoints.comparePayments, { query, body: file(lines) }));
  expect(seen).toMatchObject({ differenceCount: 2, openCount: 1 });
  expect(seen.differences.find(({ name }) => name === 'foreign')?.explained).toMatchObject({
    reason: 'Sent later',
    by: 'ADMIN',
  });
  // A later file has the right sum: the difference is gone by itself.
  expect(unwrap(await close(file([lines[0], [paid.name, paid.amount]])))).toMatchObject({ explained: 1 });
  expect((await actions()).map(({ action }) => action)).toEqual([
    'payments.explain',
    'payments.explain',
    'payments.close',
  ]);
});

test('BO-541 a refund after the closing leaves the closed sums and is named beside them', async () => {
  const closed = unwrap(await close(same()));
  await refund();
  const now = { count: 1, sum: paid.amount, refunded: paid.amount };
  expect(await days()).toEqual([{ ...closed, now }]);
});

test('BO-541 a day is opened again with a reason, and an open day stays open', async () => {
  unwrap(await close(same()));
  unwrap(await reopen());
  unwrap(await reopen());
  expect(await days()).toEqual([]);
  expect((await actions()).map(({ action }) => action)).toEqual(['payments.close', 'payments.reopen']);
  expect((await actions())[1]!.after).toEqual({ company: 'PAYME', day, reason: 'Another file' });
  unwrap(await close(same()));
  expect(await days()).toHaveLength(1);
});

test('BO-540 a day that is not over is not closed', async () => {
  const today = scene.osh.clock.now.toISOString().slice(0, 10);
  expect((await close(file([]), owner, today)).error?.code).toBe('report.dayNotOver');
});

test('BO-540 a manager and an owner of one branch close nothing, and another brand has its own days', async () => {
  const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
  const local = await staffPerson(scene.osh, { role: 'ADMIN', branchIds: ['branch-1'] });
  const foreign = { kind: 'ONLY_THEIRS', name: paid.name, ours: null, theirs: paid.amount } as const;
  for (const by of [manager, local]) {
    for (const call of [close(same(), by), explain(foreign, by), reopen(by)])
      expect((await call).error).toMatchObject({ status: 403 });
    const query = { from: day, to: day };
    expect((await by.api(endpoints.listPaymentDays, { query })).error).toMatchObject({ status: 403 });
  }
  const closed = unwrap(await close(same()));
  const other = await anEditScene();
  later(other.osh, DAY_S);
  const otherOwner = await staffPerson(other.osh, { role: 'ADMIN' });
  unwrap(await explain(foreign, otherOwner));
  expect(await days(otherOwner)).toEqual([]);
  unwrap(await reopen(otherOwner));
  expect(await days()).toEqual([closed]);
  const seen = unwrap(
    await owner.api(endpoints.comparePayments, { query: { ...PAYME, from: day, to: day }, body: file([]) }),
  );
  expect(seen).toMatchObject({ differenceCount: 1, openCount: 1 });
});
