import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { openBoardStream } from '../../testing/back-office/board-stream.ts';
import { aTablet, type Tablet, withPin } from '../../testing/back-office/shared-tablet.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { later } from '../../testing/codes.ts';
import { delivery, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const PIN = '4071';
const WAITING = { path: '/admin/v1/device/events', first: 'event: waiting' };

let osh: Scene;
let owner: StaffPerson;
let tablet: Tablet;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
  tablet = await aTablet(osh, owner);
  operator = await withPin(await staffPerson(osh, { role: 'OPERATOR' }), PIN);
  unwrap(await tablet.enter(operator, PIN));
});

const code = async () => (await tablet.api(endpoints.readBoard)).error?.code ?? null;
const revoke = () => owner.api(endpoints.revokeDevice, { params: { id: tablet.id } });

describe('BO-43 the lock', () => {
  test('comes after ten minutes without a touch, whatever else is called', async () => {
    later(osh, 599);
    expect(await code()).toBeNull();
    later(osh, 1);
    expect(await code()).toBe('session.locked');
    expect((await tablet.api(endpoints.touchSession)).error?.code).toBe('session.locked');
    expect(await code()).toBe('session.locked');
  });

  test('is put off by a touch', async () => {
    for (let minute = 0; minute < 30; minute += 5) {
      later(osh, 300);
      unwrap(await tablet.api(endpoints.touchSession));
    }
    later(osh, 599);
    expect(await code()).toBeNull();
  });

  test('is put on by hand, and a PIN opens a new session', async () => {
    unwrap(await tablet.api(endpoints.lockSession));
    expect(await code()).toBe('session.locked');
    unwrap(await tablet.enter(operator, PIN));
    expect(await code()).toBeNull();
  });

  test('never comes on a device of one’s own', async () => {
    later(osh, 3600);
    unwrap(await operator.api(endpoints.lockSession));
    expect((await operator.api(endpoints.readBoard)).error).toBeNull();
  });

  test('ends the stream of the board within five seconds', async () => {
    const board = await openBoardStream(tablet);
    later(osh, 600);
    board.poll();
    expect(await board.untilEnd()).toContain('isComplete');
  });
});

describe('BO-44 the stream of a locked tablet', () => {
  test('goes on with the number of each new order of its branch, and no guest, dish or sum', async () => {
    unwrap(await tablet.api(endpoints.lockSession));
    const waiting = await openBoardStream(tablet, WAITING);
    const guest = await osh.person();
    const { id } = unwrap(await place(guest, delivery()));
    expect(await waiting.until(id)).toBe(true);
    await waiting.close();
    const again = await openBoardStream(tablet, WAITING);
    expect(await again.until('}]}')).toBe(true);
    unwrap(
      await operator.api(endpoints.moveBoardOrder, {
        params: { id },
        body: { to: 'ACCEPTED', expectedVersion: 1 },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    again.poll();
    expect(await again.until('{"orders":[]}')).toBe(true);
    unwrap(await revoke());
    again.poll();
    const text = await again.untilEnd();
    const [first] = [...text.matchAll(/data: (.*)/g)].map(
      ([, data]) => JSON.parse(data!) as { orders: object[] },
    );
    expect(Object.keys(first!.orders[0]!).toSorted()).toEqual(['id', 'number', 'serviceType', 'timestamp']);
  });

  test('BO-79 is a sign of life of the board that was open on it', async () => {
    const board = await openBoardStream(tablet);
    const seen = () =>
      osh.deps.db.inTenant(osh.merchantId, async (tx) => {
        const rows = await tx.select().from(staffSessions).where(eq(staffSessions.deviceId, tablet.id));
        return rows.map(({ boardSeenAt }) => boardSeenAt);
      });
    const at = osh.clock.now;
    expect(await seen()).toEqual([at]);
    later(osh, 600);
    board.poll();
    await board.untilEnd();
    expect(await seen()).toEqual([at]);
    const waiting = await openBoardStream(tablet, WAITING);
    waiting.poll();
    await vi.waitUntil(async () => (await seen())[0]?.getTime() === osh.clock.now.getTime());
    await waiting.close();
  });

  test('has no order of another branch', async () => {
    const guest = await osh.person();
    const elsewhere = unwrap(await place(guest, pickUp({ branch: { id: 'branch-2' } }))).id;
    const here = unwrap(await place(guest, pickUp())).id;
    const waiting = await openBoardStream(tablet, WAITING);
    await revoke();
    waiting.poll();
    const text = await waiting.untilEnd();
    expect([text.includes(here), text.includes(elsewhere)]).toEqual([true, false]);
  });
});

describe('BO-42 a revoked tablet', () => {
  test('loses the stream of the board and its own within five seconds', async () => {
    const board = await openBoardStream(tablet);
    const waiting = await openBoardStream(tablet, WAITING);
    unwrap(await revoke());
    board.poll();
    expect(await board.untilEnd()).toContain('isComplete');
    expect(await waiting.untilEnd()).toContain('waiting');
  });

  test('shows no order that comes afterwards, opens nothing and takes no PIN', async () => {
    const streams = [await openBoardStream(tablet), await openBoardStream(tablet, WAITING)];
    unwrap(await revoke());
    const { id } = unwrap(await place(await osh.person(), pickUp()));
    for (const stream of streams) {
      stream.poll();
      expect(await stream.untilEnd()).not.toContain(id);
    }
    expect(await code()).toBe('session.expired');
    expect((await tablet.enter(operator, PIN)).error?.code).toBe('device.unknown');
  });
});

describe('BO-42 a session on a tablet and its stream end', () => {
  const rights = { role: 'OPERATOR', branchIds: null } as const;
  const changed = (to: { role: 'WAITER' | 'OPERATOR'; branchIds: string[] | null }) =>
    owner.api(endpoints.changeStaff, { params: { id: operator.userId }, body: { ...to, expected: rights } });
  const ENDS: [string, () => Promise<unknown>][] = [
    ['another role', () => changed({ role: 'WAITER', branchIds: null })],
    ['other branches', () => changed({ role: 'OPERATOR', branchIds: ['branch-2'] })],
    [
      'a person who is taken off the staff',
      () => owner.api(endpoints.removeStaff, { params: { id: operator.userId } }),
    ],
    [
      'a person who is switched off',
      () =>
        osh.deps.db.inTenant(osh.merchantId, (tx) =>
          tx.update(users).set({ isActive: false }).where(eq(users.id, operator.userId)),
        ),
    ],
  ];

  test.each(ENDS)('with %s', async (_, end) => {
    const board = await openBoardStream(tablet);
    await end();
    board.poll();
    expect(await board.untilEnd()).toContain('isComplete');
    expect(await code()).toBe('session.expired');
  });

  test('a person who has left the branch has no PIN there any more; one off the staff has none at all', async () => {
    unwrap(await changed({ role: 'OPERATOR', branchIds: ['branch-2'] }));
    expect((await tablet.enter(operator, PIN)).error?.code).toBe('pin.wrong');
    const second = await aTablet(osh, owner, 'branch-2');
    expect((await second.enter(operator, PIN)).error).toBeNull();
    unwrap(await owner.api(endpoints.removeStaff, { params: { id: operator.userId } }));
    expect((await second.enter(operator, PIN)).error?.code).toBe('pin.wrong');
  });
});
