import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { brandSetups } from '../db/schema/editing/onboarding.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { later } from '../testing/codes.ts';
import { key, pickUp } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;

const withSetup = (scene: Scene) =>
  scene.deps.db.asPlatform((tx) => tx.insert(brandSetups).values({ merchantId: scene.merchantId }));
const read = async (who = owner) => unwrap(await who.api(endpoints.readSetup));

beforeEach(async () => {
  osh = await aRunningApi();
  await withSetup(osh);
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

/** A guest, how they order, and how their phone is typed. */
async function aGuest() {
  const phone = aPhone();
  const { api } = await osh.person({ phone });
  const order = async () =>
    unwrap(await api(endpoints.placeOrder, { body: pickUp(), idempotencyKey: key() })).id;
  return { phone, order };
}

const begin = async (phone: string) =>
  unwrap(await owner.api(endpoints.beginTestOrder, { body: { phone: `+${phone}` } }));

const onBoard = async (id: string) =>
  unwrap(await owner.api(endpoints.readBoard)).orders.find((order) => order.id === id);

async function close(id: string) {
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(
      await owner.api(endpoints.moveBoardOrder, {
        params: { id },
        body: { to, expectedVersion: (await onBoard(id))!.version },
        idempotencyKey: key(),
      }),
    );
}

describe('BO-332 the set-up of a new brand', () => {
  test('keeps how each step was left, for every device of its owners', async () => {
    expect(await read()).toMatchObject({ isOver: false, steps: {}, menu: { categories: 1, products: 1 } });
    const leave = (step: 'look' | 'menu', state: 'DONE' | 'SKIPPED') =>
      owner.api(endpoints.leaveSetupStep, { body: { step, state } });
    await Promise.all([leave('look', 'DONE'), leave('menu', 'SKIPPED')]);
    const second = await staffPerson(osh, { role: 'ADMIN' });
    expect((await read(second)).steps).toEqual({ look: 'DONE', menu: 'SKIPPED' });
  });

  test('is offered until it is ended, and never at a brand of before', async () => {
    const session = async (who: StaffPerson) => unwrap(await who.api(endpoints.readStaffSession));
    expect((await session(owner)).isBeingSetUp).toBe(true);
    expect(unwrap(await owner.api(endpoints.endSetup)).isOver).toBe(true);
    expect((await session(owner)).isBeingSetUp).toBe(false);
    const late = await owner.api(endpoints.leaveSetupStep, { body: { step: 'look', state: 'DONE' } });
    expect(unwrap(late)).toMatchObject({ isOver: true, steps: {} });

    const old = await aRunningApi();
    const oldOwner = await staffPerson(old, { role: 'ADMIN' });
    expect((await session(oldOwner)).isBeingSetUp).toBe(false);
    expect((await read(oldOwner)).isOver).toBe(true);
  });

  test.each(['MANAGER', 'OPERATOR', 'KITCHEN', 'COURIER', 'WAITER'] as const)(
    'is nothing for a %s',
    async (role) => {
      const person = await staffPerson(osh, { role });
      const outcomes = [
        await person.api(endpoints.readSetup),
        await person.api(endpoints.leaveSetupStep, { body: { step: 'look', state: 'DONE' } }),
        await person.api(endpoints.beginTestOrder, { body: { phone: '+998901112233' } }),
        await person.api(endpoints.endSetup),
      ];
      expect(outcomes.map(({ error }) => error?.code)).toEqual(Array(4).fill('forbidden'));
      expect(unwrap(await person.api(endpoints.readStaffSession)).isBeingSetUp).toBe(false);
    },
  );

  test('is of its own brand alone', async () => {
    const other = await aRunningApi();
    await withSetup(other);
    const neighbour = await staffPerson(other, { role: 'ADMIN' });
    await owner.api(endpoints.leaveSetupStep, { body: { step: 'look', state: 'DONE' } });
    await owner.api(endpoints.endSetup);
    expect(await read(neighbour)).toMatchObject({ isOver: false, steps: {} });
  });
});

describe('BO-334 a test order', () => {
  test('is an order of the phone that was named for it, within an hour, and of no other guest', async () => {
    const [tester, guest] = [await aGuest(), await aGuest()];
    expect(await onBoard(await tester.order())).toMatchObject({ isTest: false });
    await begin(tester.phone);
    const tested = await tester.order();
    expect(await onBoard(tested)).toMatchObject({ isTest: true });
    expect((await read()).test).toMatchObject({ isMine: true, order: { id: tested, status: 'CREATED' } });
    expect(await onBoard(await guest.order())).toMatchObject({ isTest: false });
    later(osh, 3600);
    expect(await onBoard(await tester.order())).toMatchObject({ isTest: false });
  });

  test('is known as one to the page of its guest, whose analytics leave it out, and so is its repetition', async () => {
    const phone = aPhone();
    const { api } = await osh.person({ phone });
    await begin(phone);
    const call = { body: pickUp(), idempotencyKey: key() };
    const placed = [await api(endpoints.placeOrder, call), await api(endpoints.placeOrder, call)];
    expect(placed.map((answer) => unwrap(answer).isTest)).toEqual([true, true]);
    expect(unwrap(await api(endpoints.getOrder, { params: { id: unwrap(placed[0]!).id } })).isTest).toBe(
      true,
    );
  });

  test('is an order like any other once the set-up is ended', async () => {
    const tester = await aGuest();
    await begin(tester.phone);
    unwrap(await owner.api(endpoints.endSetup));
    expect(await onBoard(await tester.order())).toMatchObject({ isTest: false });
  });

  test('is in no report of a shift: neither among the orders nor in the till', async () => {
    const tester = await aGuest();
    await begin(tester.phone);
    await close(await tester.order());
    const shift = unwrap(await owner.api(endpoints.readShift, { params: { id: 'branch-1' } }));
    expect(shift).toMatchObject({ sold: { count: 0, amount: 0 }, payments: [], till: { expected: 0 } });
    expect((await read()).test?.order).toMatchObject({ status: 'CLOSED', isPaid: true });
  });

  test('needs a phone that can be dialled, which is kept as its hash alone', async () => {
    const { error } = await owner.api(endpoints.beginTestOrder, { body: { phone: '12' } });
    expect(error?.code).toBe('phone.invalid');
    const phone = aPhone();
    await begin(phone);
    const rows = await osh.deps.db.asPlatform((tx) => tx.select().from(brandSetups));
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});
