import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BlockReason } from '@dasturxon/core/staff';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { endBlock } from './set-block.ts';

let osh: Scene;
let guest: Person;
let phone: string;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  phone = aPhone();
  guest = await osh.person({ phone });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

type Asked = { reason?: BlockReason; until?: string | null; idempotencyKey?: string };
const block = (who: StaffPerson, { reason = 'PRANK', until = null, idempotencyKey = key() }: Asked = {}) =>
  who.api(endpoints.blockCustomer, {
    params: { id: guest.userId },
    body: { reason, until },
    idempotencyKey,
  });
const unblock = (who: StaffPerson) => who.api(endpoints.unblockCustomer, { params: { id: guest.userId } });
const card = async () => unwrap(await manager.api(endpoints.readCustomer, { params: { id: guest.userId } }));
const inHours = (hours: number) => new Date(osh.clock.now.getTime() + hours * 3_600_000).toISOString();

describe('BO-467 guests of another brand and of another branch', () => {
  test('staff of another brand block no guest', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    expect((await block(theirs)).error?.status).toBe(404);
    expect((await unblock(theirs)).error?.status).toBe(404);
    expect((await guest.api(endpoints.getMe)).error).toBeNull();
  });

  test('a manager of one branch blocks those who ordered there alone', async () => {
    const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    unwrap(await place(guest, pickUp({ branch: { id: 'branch-2' } })));
    expect((await block(here)).error?.status).toBe(404);
    unwrap(await place(guest, pickUp({ branch: { id: 'branch-1' } })));
    expect(unwrap(await block(here))).toMatchObject({ isBlocked: true });
    expect(unwrap(await unblock(here))).toMatchObject({ isBlocked: false });
  });

  test('an operator neither blocks nor lifts a block', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect([(await block(operator)).error?.code, (await unblock(operator)).error?.code]).toEqual([
      'forbidden',
      'forbidden',
    ]);
  });
});

describe('BO-467 the block of a guest', () => {
  test('has a reason and an end, keeps from ordering and from the own account, and is logged', async () => {
    const until = inHours(48);
    expect(unwrap(await block(manager, { reason: 'UNPAID', until }))).toEqual({
      isBlocked: true,
      until,
      reason: 'UNPAID',
    });
    expect((await guest.api(endpoints.getMe)).error?.code).toBe('session.expired');
    expect((await place(guest, pickUp())).error?.code).toBe('session.expired');
    // The menu is read without an account.
    expect((await osh.app.request('/products/v1/overalls', { headers: { host: osh.host } })).status).toBe(
      200,
    );
    const found = unwrap(await manager.api(endpoints.findCustomer, { body: { phone } }));
    expect(found).toMatchObject({ isBlocked: true });
    expect((await card()).block).toEqual({ isBlocked: true, until, reason: 'UNPAID' });
    expect(unwrap(await unblock(manager))).toEqual({ isBlocked: false, until: null, reason: null });
    expect((await guest.api(endpoints.getMe)).error).toBeNull();
    const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: guest.userId } }));
    expect(log.filter(({ action }) => /block/.test(action)).map(({ after }) => after)).toEqual([
      { isBlocked: false, blockReason: null, blockedUntil: null },
      { isBlocked: true, blockReason: 'UNPAID', blockedUntil: until },
    ]);
  });

  test('ends at its time; a job of an earlier end changes nothing', async () => {
    const [first, second] = [inHours(1), inHours(2)];
    unwrap(await block(manager, { until: first }));
    unwrap(await block(manager, { until: second }));
    await endBlock(osh.deps, osh.merchantId, { userId: guest.userId, until: first });
    expect((await card()).block).toMatchObject({ isBlocked: true, until: second });
    await endBlock(osh.deps, osh.merchantId, { userId: guest.userId, until: second });
    expect((await card()).block).toEqual({ isBlocked: false, until: null, reason: null });
    expect((await guest.api(endpoints.getMe)).error).toBeNull();
  });

  test('without an end is not lifted by the job of an end that it had', async () => {
    const until = inHours(1);
    unwrap(await block(manager, { until }));
    unwrap(await block(manager));
    await endBlock(osh.deps, osh.merchantId, { userId: guest.userId, until });
    expect((await card()).block).toMatchObject({ isBlocked: true, until: null });
  });

  test('has no end that is over or too far away', async () => {
    for (const until of [inHours(-1), inHours(0), inHours(24 * 367)])
      expect((await block(manager, { until })).error).toMatchObject({
        code: 'customer.blockEnd',
        data: { days: 366 },
      });
    expect((await card()).block.isBlocked).toBe(false);
  });

  test('is set once per key', async () => {
    const idempotencyKey = key();
    unwrap(await block(manager, { idempotencyKey }));
    unwrap(await unblock(manager));
    unwrap(await block(manager, { idempotencyKey }));
    expect((await card()).block.isBlocked).toBe(false);
  });
});
