import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { reservations } from '../db/schema/content.ts';
import { staffBranches } from '../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { key, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';

let osh: Scene;
let guest: Person;
let here: string;
let there: string;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
  const orderAt = async (id: string) => unwrap(await place(guest, pickUp({ branch: { id } }))).id;
  [here, there] = [await orderAt('branch-1'), await orderAt('branch-2')];
});

const ROLES = ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'] as const;
const atFirst = (role: (typeof ROLES)[number]) => staffPerson(osh, { role, branchIds: ['branch-1'] });
const onBoard = async (who: StaffPerson) =>
  unwrap(await who.api(endpoints.readBoard)).orders.map(({ id }) => id);

describe('T04 BO-04 a person of one branch in the back office', () => {
  test.each(ROLES)('%s sees the branch’s own orders and lists no other branch', async (role) => {
    const person = await atFirst(role);
    const ids = await onBoard(person);
    expect([ids.includes(here), ids.includes(there)]).toEqual([true, false]);
    const { branches } = unwrap(await person.api(endpoints.readStaffSession));
    expect(branches.map(({ id }) => id)).toEqual(['branch-1']);
  });

  test('a whole board names no order of another branch, not even as removed', async () => {
    const person = await atFirst('OPERATOR');
    expect(JSON.stringify(unwrap(await person.api(endpoints.readBoard)))).not.toContain(there);
  });

  test.each(ROLES)('%s finds no order of another branch by any call', async (role) => {
    const { api } = await atFirst(role);
    const params = { id: there };
    const expectedVersion = 1;
    const answers = await Promise.all([
      api(endpoints.moveBoardOrder, {
        params,
        body: { to: 'ACCEPTED', expectedVersion },
        idempotencyKey: key(),
      }),
      api(endpoints.delayOrder, { params, body: { minutes: 10, expectedVersion }, idempotencyKey: key() }),
      api(endpoints.openContact, { params }),
    ]);
    const mayOpen = role !== 'KITCHEN';
    expect(answers.map(({ error }) => error?.status)).toEqual([404, 404, mayOpen ? 404 : 403]);
  });

  test('the audit log of a manager leaves other branches out', async () => {
    const everywhere = await staffPerson(osh, { role: 'MANAGER' });
    for (const id of [here, there]) unwrap(await everywhere.api(endpoints.openContact, { params: { id } }));
    const scoped = await atFirst('MANAGER');
    const about = async (who: StaffPerson, subjectId: string) =>
      unwrap(await who.api(endpoints.listAudit, { query: { subjectId } })).length;
    expect([await about(everywhere, there), await about(scoped, here), await about(scoped, there)]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe('T04 the same person with the token of the storefront', () => {
  const withToken = async (role: (typeof ROLES)[number]) => {
    const person = await osh.person({ role });
    const row = { merchantId: osh.merchantId, userId: person.userId, branchId: 'branch-1' };
    await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.insert(staffBranches).values(row));
    return person;
  };

  test.each(ROLES)('%s reads and moves no order of another branch', async (role) => {
    const { api } = await withToken(role);
    const about = { params: { id: there } };
    const answers = await Promise.all([
      api(endpoints.getOrder, about),
      api(endpoints.repeatOrder, about),
      api(endpoints.moveOrder, { ...about, body: { to: 'ACCEPTED' } }),
      api(endpoints.getPayment, { params: { orderId: there } }),
    ]);
    expect(answers.map(({ error }) => error?.status)).toEqual([404, 404, 404, 404]);
    expect((await api(endpoints.getOrder, { params: { id: here } })).error).toBeNull();
  });

  test.each(['OPERATOR', 'MANAGER', 'ADMIN'] as const)(
    '%s neither books, refunds nor sends a courier for one',
    async (role) => {
      const { api } = await withToken(role);
      const [params, orderId] = [{ id: there }, { orderId: there }];
      const answers = await Promise.all([
        api(endpoints.markPaid, { params: orderId }),
        api(endpoints.refundOrder, { params: orderId, body: { reason: 'x' }, idempotencyKey: key() }),
        api(endpoints.assignCourier, {
          params,
          body: { provider: 'CUSTOM', firstName: 'Ali', phone: '+998901234567' },
        }),
        api(endpoints.estimateCourier, { params }),
        api(endpoints.releaseCourier, { params }),
        api(endpoints.setCourierStatus, { params, body: { status: 'PERFORMER_FOUND' } }),
      ]);
      expect(answers.map(({ error }) => error?.status)).toEqual(Array(6).fill(404));
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(6).fill('order.notFound'));
    },
  );

  test('the tables of another branch are not found', async () => {
    const { api } = await withToken('MANAGER');
    const statusOf = async (id: string) =>
      (await api(endpoints.listTableLinks, { params: { id } })).error?.code ?? 'found';
    expect([await statusOf('branch-1'), await statusOf('branch-2')]).toEqual(['found', 'branch.notFound']);
  });

  test('a booking at another branch is neither confirmed nor cancelled', async () => {
    const { api } = await withToken('OPERATOR');
    const answers = async (branchId: string) => {
      const id = crypto.randomUUID();
      const [time, until] = [1, 2].map((hours) => new Date(osh.clock.now.getTime() + hours * 3600_000));
      const row = { merchantId: osh.merchantId, id, userId: guest.userId, branchId, chairs: 2, data: {} };
      await osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.insert(reservations).values({ ...row, time: time!, until: until! }),
      );
      const confirmed = await api(endpoints.confirmReservation, { params: { id } });
      const cancelled = await api(endpoints.cancelReservation, { params: { id } });
      return [confirmed, cancelled].map(({ error }) => error?.code ?? 'done');
    };
    expect(await answers('branch-2')).toEqual(['reservation.notFound', 'reservation.notFound']);
    expect(await answers('branch-1')).toEqual(['done', 'done']);
  });

  test('an order of their own at another branch stays readable', async () => {
    const person = await withToken('OPERATOR');
    const { id } = unwrap(await place(person, pickUp({ branch: { id: 'branch-2' } })));
    expect((await person.api(endpoints.getOrder, { params: { id } })).error).toBeNull();
  });
});
