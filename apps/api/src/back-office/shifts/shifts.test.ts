import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { closedShifts } from '../../db/schema/shifts/shifts.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let cashier: StaffPerson;
let manager: StaffPerson;
let ali: StaffPerson;
let byPhone: Person;

const branch = { params: { id: 'branch-1' } };
const read = async () => unwrap(await cashier.api(endpoints.readShift, branch));
const move = async (id: string, ...statuses: ('ACCEPTED' | 'DONE' | 'CLOSED' | 'CANCELED')[]) => {
  for (const to of statuses)
    unwrap(
      await byPhone.api(endpoints.moveOrder, {
        params: { id },
        body: { to, reason: to === 'CANCELED' ? 'TOO_BUSY' : null },
      }),
    );
};
const takenAway = async () => {
  const order = unwrap(await place(guest, pickUp()));
  await move(order.id, 'ACCEPTED', 'DONE', 'CLOSED');
  return order;
};
type Closing = {
  counted: number;
  leftInTill?: number;
  acceptsLeftovers?: boolean;
  note?: string;
  by?: StaffPerson;
  idempotencyKey?: string;
};
async function close({
  counted,
  leftInTill = 0,
  acceptsLeftovers = false,
  note = 'kech',
  by = cashier,
  idempotencyKey = key(),
}: Closing) {
  const { number, till } = await read();
  return by.api(endpoints.closeShift, {
    ...branch,
    body: { number, expected: till.expected, counted, leftInTill, note, acceptsLeftovers },
    idempotencyKey,
  });
}

beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
  byPhone = await osh.person({ role: 'OPERATOR' });
  cashier = await staffPerson(osh, { role: 'OPERATOR' });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  ali = await staffPerson(osh, { role: 'COURIER' });
}, 60_000);

describe('BO-250 BO-251 the shift of a branch', () => {
  test('an order paid at the branch is in the till, a rejected one is not', async () => {
    const { totalPrice } = await takenAway();
    const rejected = unwrap(await place(guest, pickUp()));
    await move(rejected.id, 'CANCELED');
    expect(await read()).toMatchObject({
      number: 1,
      sold: { count: 1, amount: totalPrice },
      rejected: { count: 1, amount: rejected.totalPrice },
      canceled: { count: 0 },
      payments: [{ type: 'CASH', received: totalPrice, refunded: 0 }],
      till: { left: 0, received: totalPrice, expected: totalPrice },
      openOrders: 0,
    });
  });

  test('cash of a courier is in the till once it is handed in', async () => {
    const { id, totalPrice } = unwrap(await place(guest, delivery()));
    await move(id, 'ACCEPTED', 'DONE');
    const before = await read();
    expect(before.openOrders).toBe(1);
    const about = { params: { id } };
    unwrap(
      await cashier.api(endpoints.setCourier, {
        ...about,
        body: { provider: 'OWN', courierId: ali.userId, expectedCourierId: null },
        idempotencyKey: key(),
      }),
    );
    for (const step of ['PICKED_UP', 'HANDED_OVER'] as const)
      unwrap(
        await ali.api(endpoints.reportDelivery, {
          ...about,
          body: { step, cash: step === 'HANDED_OVER' ? totalPrice : 0 },
          idempotencyKey: key(),
        }),
      );
    const held = await read();
    expect(held.till.expected).toBe(before.till.expected);
    expect(held.couriers).toEqual([{ id: ali.userId, name: 'COURIER', amount: totalPrice }]);
    const refused = await close({ counted: held.till.expected });
    expect(refused.error).toMatchObject({ code: 'shift.notSettled', status: 409 });
    unwrap(
      await cashier.api(endpoints.handInCash, {
        params: { id: ali.userId },
        body: { branchId: 'branch-1', amount: totalPrice },
        idempotencyKey: key(),
      }),
    );
    // The dispatcher who closes it answers for the cash: it is booked, and not a second time in the till.
    await move(id, 'CLOSED');
    expect(await read()).toMatchObject({
      till: { handedIn: totalPrice, expected: before.till.expected + totalPrice },
      couriers: [],
      sold: { count: before.sold.count + 1 },
    });
  });

  test('is closed once with the difference, who closed it, and a line in the log', async () => {
    const { till } = await read();
    const closing = { counted: till.expected - 5_000, leftInTill: 50_000, idempotencyKey: key() };
    const { number } = await read();
    const body = { number, expected: till.expected, note: '', acceptsLeftovers: false };
    const { idempotencyKey, ...cash } = closing;
    const send = () =>
      cashier.api(endpoints.closeShift, { ...branch, body: { ...body, ...cash }, idempotencyKey });
    const closed = unwrap(await send());
    expect(closed).toMatchObject({ difference: -5_000, leftInTill: 50_000, by: 'OPERATOR' });
    expect(unwrap(await send())).toEqual(closed);
    expect(await read()).toMatchObject({
      number: 2,
      since: closed.report.until,
      sold: { count: 0 },
      payments: [],
      till: { left: 50_000, received: 0, handedIn: 0, expected: 50_000 },
    });
    const log = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'branch.closeShift')),
    );
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      userId: cashier.userId,
      branchId: 'branch-1',
      after: { number: 1, expected: till.expected, counted: closing.counted, difference: -5_000 },
    });
  });

  test('of two people who close the same shift the second is refused', async () => {
    await takenAway();
    const answers = await Promise.all([close({ counted: 0 }), close({ counted: 0, by: manager })]);
    expect(answers.map(({ error }) => error?.code ?? 'closed').toSorted()).toEqual([
      'closed',
      'shift.changed',
    ]);
  });

  test('a sum that changed since the person saw it is refused', async () => {
    const { number, till } = await read();
    await takenAway();
    const body = {
      number,
      expected: till.expected,
      counted: 0,
      leftInTill: 0,
      note: '',
      acceptsLeftovers: false,
    };
    const answer = await cashier.api(endpoints.closeShift, { ...branch, body, idempotencyKey: key() });
    expect(answer.error).toMatchObject({ code: 'shift.changed', status: 409 });
    const tooMuch = await close({ counted: 10, leftInTill: 11 });
    expect(tooMuch.error).toMatchObject({ code: 'shift.leftTooMuch', status: 422 });
  });

  test('BO-292 with an open order a manager closes it with a reason, an operator does not', async () => {
    const { id } = unwrap(await place(guest, pickUp()));
    const accepted = { counted: 0, acceptsLeftovers: true };
    expect((await close(accepted)).error).toMatchObject({ code: 'shift.notSettled' });
    expect((await close({ ...accepted, by: manager, note: ' ' })).error).toMatchObject({
      code: 'shift.notSettled',
    });
    const before = unwrap(await close({ ...accepted, by: manager, note: 'tunda kelishadi' }));
    const log = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'branch.closeShift')),
    );
    const line = log.find(({ after }) => (after as { number: number }).number === before.report.number);
    expect(line).toMatchObject({
      userId: manager.userId,
      after: { reason: 'tunda kelishadi', notSettled: { openOrders: 1 } },
    });
    await move(id, 'CANCELED');
  });

  test('an operator reads the reports of the own shifts, a manager all, no one those of another branch', async () => {
    unwrap(await close({ counted: 0, by: manager }));
    const list = async (by: StaffPerson) =>
      unwrap(await by.api(endpoints.listShifts, branch)).map(({ report, by: name }) => [report.number, name]);
    const all = await list(manager);
    expect(all.map(([number]) => number)).toEqual([4, 3, 2, 1]);
    expect((await list(cashier)).every(([, name]) => name === 'OPERATOR')).toBe(true);
    const other = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
    expect((await other.api(endpoints.readShift, branch)).error).toMatchObject({ status: 404 });
  });

  test('a closed shift cannot be changed', async () => {
    await expect(
      osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(closedShifts).set({ counted: 1 })),
    ).rejects.toThrow();
  });
});
