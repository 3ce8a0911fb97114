import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, key, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let dispatcher: StaffPerson;
let ali: StaffPerson;
let vali: StaffPerson;
let orderId: string;

const id = () => ({ params: { id: orderId } });
const give = (
  courierId: string | null,
  {
    expected = null,
    by = dispatcher,
    idempotencyKey = key(),
  }: { expected?: string | null; by?: StaffPerson; idempotencyKey?: string } = {},
) =>
  by.api(endpoints.setCourier, {
    ...id(),
    body: { provider: courierId === null ? null : 'OWN', courierId, expectedCourierId: expected },
    idempotencyKey,
  });
const report = (step: 'PICKED_UP' | 'ARRIVED' | 'HANDED_OVER', cash = 0, who = ali) =>
  who.api(endpoints.reportDelivery, { ...id(), body: { step, cash }, idempotencyKey: key() });
const cashOf = async (who: StaffPerson) => unwrap(await who.api(endpoints.readOwnCash));
const onBoard = async (who: StaffPerson) =>
  unwrap(await who.api(endpoints.readBoard)).orders.find((order) => order.id === orderId);
const audited = async () =>
  unwrap(
    await (
      await staffPerson(osh, { role: 'MANAGER' })
    ).api(endpoints.listAudit, { query: { subjectId: orderId } }),
  ).map(({ action }) => action);

async function anOrder(...statuses: ('ACCEPTED' | 'DONE')[]) {
  orderId = unwrap(await place(guest, delivery())).id;
  const operator = await osh.person({ role: 'OPERATOR' });
  for (const to of statuses)
    unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
}

beforeEach(async () => {
  osh ??= await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
  dispatcher ??= await staffPerson(osh, { role: 'OPERATOR' });
  [ali, vali] = [await staffPerson(osh, { role: 'COURIER' }), await staffPerson(osh, { role: 'COURIER' })];
  await anOrder('ACCEPTED', 'DONE');
}, 60_000);

test('IMP-10 BO-58 the courier of a gift opens the phone of its receiver, not of the guest', async () => {
  const receiver = { name: 'Dilnoza', phone: '998911112234' };
  orderId = unwrap(await place(guest, delivery({ receiver }))).id;
  const operator = await osh.person({ role: 'OPERATOR' });
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
  const offered = unwrap(await ali.api(endpoints.readBoard)).orders.find((order) => order.id === orderId);
  expect(offered).toMatchObject({ guest: null, receiver: null });
  unwrap(await give(ali.userId));
  const taken = unwrap(await ali.api(endpoints.readBoard)).orders.find((order) => order.id === orderId);
  expect(taken?.receiver).toEqual({ name: 'Dilnoza', phone: '+998 91 *** ** 34' });
  const contact = unwrap(await ali.api(endpoints.openContact, id()));
  expect(contact).toEqual({ phone: receiver.phone, receiverPhone: receiver.phone });
});

describe('BO-56 a dispatcher gives orders to couriers', () => {
  test('assigns, reassigns and takes back, each with a line in the log', async () => {
    expect(unwrap(await give(ali.userId))).toMatchObject({ status: 'ATTACHED', courierId: ali.userId });
    const moved = unwrap(await give(vali.userId, { expected: ali.userId }));
    expect(moved).toMatchObject({
      status: 'ATTACHED',
      courierId: vali.userId,
      delivery: { provider: 'OWN' },
    });
    expect(unwrap(await give(null, { expected: vali.userId }))).toMatchObject({
      status: 'DONE',
      courierId: null,
      delivery: null,
    });
    expect((await audited()).filter((action) => action === 'order.courier')).toHaveLength(3);
  });

  test('the second of two dispatchers learns that the order has a courier', async () => {
    unwrap(await give(ali.userId));
    expect((await give(vali.userId)).error).toMatchObject({ code: 'courier.changed', status: 409 });
    expect((await give(null)).error).toMatchObject({ code: 'courier.changed' });
    expect(unwrap(await give(ali.userId))).toMatchObject({ courierId: ali.userId });
  });

  test('of ten assignments at once exactly one courier has the order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => give(index % 2 === 0 ? ali.userId : vali.userId)),
    );
    const winners = new Set(answers.flatMap(({ data }) => data?.courierId ?? []));
    expect(winners.size).toBe(1);
    expect([...winners]).toEqual([(await onBoard(dispatcher))!.courierId]);
    for (const { error } of answers) expect(error?.code ?? 'courier.changed').toBe('courier.changed');
  });

  test('a repeated key assigns once', async () => {
    const idempotencyKey = key();
    unwrap(await give(ali.userId, { idempotencyKey }));
    unwrap(await give(null, { expected: ali.userId }));
    expect(unwrap(await give(ali.userId, { idempotencyKey }))).toMatchObject({ courierId: ali.userId });
    expect((await onBoard(dispatcher))!.courierId).toBeNull();
  });

  test('a courier of another branch, a guest, and an order that has left are refused', async () => {
    const elsewhere = await staffPerson(osh, { role: 'COURIER', branchIds: ['branch-2'] });
    const branch = (await onBoard(dispatcher))!.branchId;
    const far =
      branch === 'branch-1'
        ? elsewhere
        : await staffPerson(osh, { role: 'COURIER', branchIds: ['branch-1'] });
    for (const courierId of [far.userId, guest.userId, 'unknown'])
      expect((await give(courierId)).error).toMatchObject({ status: 404 });
    unwrap(await give(ali.userId));
    unwrap(await report('PICKED_UP'));
    expect((await give(vali.userId, { expected: ali.userId })).error).toMatchObject({
      code: 'illegal_transition',
    });
  });
});

describe('BO-58 the courier’s screen', () => {
  test('a free order shows the street, the way and the sum; its guest appears while it is brought, and goes', async () => {
    const offered = (await onBoard(ali))!;
    expect(offered).toMatchObject({
      guest: null,
      point: null,
      lines: [],
      comment: null,
      totalPrice: 105_000,
    });
    expect(offered.address).toBe('Amir Temur koʻchasi');
    expect(JSON.stringify(offered)).not.toMatch(/\[7\]|Aziza/);
    unwrap(await give(ali.userId));
    expect(await onBoard(ali)).toMatchObject({ guest: { name: 'Aziza' }, point: { lat: 41.3111 } });
    expect(await onBoard(vali)).toBeUndefined();
    unwrap(await report('PICKED_UP'));
    unwrap(await report('HANDED_OVER', 105_000));
    expect(await onBoard(ali)).toMatchObject({ guest: null, point: null });
  });

  test('the storefront’s calls show a free order and a finished one to no courier', async () => {
    const courier = await osh.person({ role: 'COURIER' });
    expect((await courier.api(endpoints.getOrder, id())).error).toMatchObject({ status: 404 });
    const move = { ...id(), body: { to: 'ON_WAY' as const, reason: null } };
    expect((await courier.api(endpoints.moveOrder, move)).error).toMatchObject({ status: 404 });
  });

  test('takes a free order; of two couriers at once one has it', async () => {
    const take = (who: StaffPerson) => who.api(endpoints.takeDelivery, { ...id(), idempotencyKey: key() });
    const answers = await Promise.all([take(ali), take(vali)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const { courierId } = (await onBoard(dispatcher))!;
    expect([ali.userId, vali.userId]).toContain(courierId);
  });

  test('reports each step once, in order, and only of an own order', async () => {
    unwrap(await give(ali.userId));
    expect((await report('HANDED_OVER', 105_000)).error).toMatchObject({ code: 'illegal_transition' });
    expect((await report('PICKED_UP', 0, vali)).error).toMatchObject({ status: 404 });
    expect(unwrap(await report('PICKED_UP'))).toMatchObject({ status: 'ON_WAY' });
    expect(unwrap(await report('PICKED_UP'))).toMatchObject({ status: 'ON_WAY' });
    expect(unwrap(await report('ARRIVED'))).toMatchObject({ courierStatus: 'PERFORMER_ARRIVED' });
    expect((await report('HANDED_OVER', 104_000)).error).toMatchObject({ code: 'courier.cashDiffers' });
    unwrap(await report('HANDED_OVER', 105_000));
    unwrap(await report('HANDED_OVER', 105_000));
    expect((await cashOf(ali)).map(({ amount }) => amount)).toEqual([105_000]);
  });

  test('sends the own position while an order is brought', async () => {
    const body = { latitude: 41.3, longitude: 69.25 };
    await ali.api(endpoints.sendOwnPosition, { body });
    const positions = async () =>
      unwrap(await dispatcher.api(endpoints.readDispatch)).positions.filter((one) => one.orderId === orderId);
    expect(await positions()).toEqual([]);
    unwrap(await give(ali.userId));
    await ali.api(endpoints.sendOwnPosition, { body });
    expect(await positions()).toEqual([{ orderId, lat: 41.3, lon: 69.25, at: osh.clock.now.toISOString() }]);
  });
});

describe('BO-59 cash of couriers', () => {
  const handIn = (amount: number, { idempotencyKey = key(), branchId = '' } = {}) =>
    dispatcher.api(endpoints.handInCash, {
      params: { id: ali.userId },
      body: { branchId: branchId || 'branch-1', amount },
      idempotencyKey,
    });
  async function delivered() {
    const { branchId } = unwrap(await give(ali.userId));
    unwrap(await report('PICKED_UP'));
    unwrap(await report('HANDED_OVER', 105_000));
    return branchId;
  }

  test('is held after a hand-over, and handed in in parts, never more than is held', async () => {
    const branchId = await delivered();
    expect(unwrap(await handIn(5_000, { branchId })).cash).toEqual([{ branchId, amount: 100_000 }]);
    expect((await handIn(100_001, { branchId })).error).toMatchObject({ code: 'courier.cashDiffers' });
    expect((await handIn(0, { branchId })).error).toMatchObject({ code: 'courier.cashDiffers' });
    expect(unwrap(await handIn(100_000, { branchId })).cash).toEqual([]);
    expect(await cashOf(ali)).toEqual([]);
  });

  test('the same cash is taken once by two people at once, and once per key', async () => {
    const branchId = await delivered();
    const idempotencyKey = key();
    const answers = await Promise.all([handIn(105_000, { branchId }), handIn(105_000, { branchId })]);
    expect(answers.map(({ error }) => error?.code ?? 'taken').toSorted()).toEqual([
      'courier.cashDiffers',
      'taken',
    ]);
    await anOrder('ACCEPTED', 'DONE');
    const again = await delivered();
    unwrap(await handIn(5_000, { branchId: again, idempotencyKey }));
    unwrap(await handIn(5_000, { branchId: again, idempotencyKey }));
    expect((await cashOf(ali)).map(({ amount }) => amount)).toEqual([100_000]);
  });

  test('a dispatcher who marks the order as delivered books the cash on its courier', async () => {
    unwrap(await give(ali.userId));
    const operator = await osh.person({ role: 'OPERATOR' });
    for (const to of ['ON_WAY', 'DELIVERED'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
    expect((await cashOf(ali)).map(({ amount }) => amount)).toEqual([105_000]);
  });
});
