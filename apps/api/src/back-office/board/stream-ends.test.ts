import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { openBoardStream } from '../../testing/back-office/board-stream.ts';
import { later } from '../../testing/codes.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { configureStaff, type ConfiguredStaff } from '../../users/configure-staff.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
});

const ordered = async () => unwrap(await place(guest, pickUp())).id;
const configured = (scene: Scene, { phone }: StaffPerson, change: Partial<ConfiguredStaff>) =>
  configureStaff(scene.deps, { sub: scene.merchantId, phone, off: false, ...change });
const written = ({ userId }: StaffPerson, change: Partial<typeof users.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(users)
      .set(change)
      .where(and(eq(users.merchantId, osh.merchantId), eq(users.id, userId))),
  );

/** What ends a person's work, each by the way it happens. */
const ENDS: [string, (who: StaffPerson) => Promise<unknown>][] = [
  ['another role', (who) => configured(osh, who, { role: 'KITCHEN' })],
  ['no role any more', (who) => configured(osh, who, { off: true })],
  ['other branches', (who) => configured(osh, who, { role: 'OPERATOR', branch: ['branch-2'] })],
  ['a person who is switched off', (who) => written(who, { isActive: false })],
  ['a person whose account is deleted', (who) => written(who, { deletedAt: osh.clock.now })],
  ['a sign-out on this device', (who) => who.request('/admin/v1/session', { method: 'DELETE' })],
];

describe('T20 BO-05 the stream and the session of a person without access to the board any more', () => {
  test.each(ENDS)('%s ends the stream within five seconds', async (_, end) => {
    const person = await staffPerson(osh, { role: 'OPERATOR' });
    const board = await openBoardStream(person);
    await end(person);
    board.poll();
    expect(await board.untilEnd()).toContain('isComplete');
  });

  test.each(ENDS)('%s shows no order that comes afterwards', async (_, end) => {
    const person = await staffPerson(osh, { role: 'OPERATOR' });
    const board = await openBoardStream(person);
    await end(person);
    const id = await ordered();
    expect(await board.untilEnd()).not.toContain(id);
  });

  test.each(ENDS)('%s ends the session', async (_, end) => {
    const person = await staffPerson(osh, { role: 'OPERATOR' });
    const cookie = person.cookie();
    await end(person);
    expect((await person.request('/admin/v1/board', { headers: { cookie } })).status).toBe(401);
  });

  test('the stream of another person goes on', async () => {
    const [one, other] = [
      await staffPerson(osh, { role: 'OPERATOR' }),
      await staffPerson(osh, { role: 'MANAGER' }),
    ];
    const board = await openBoardStream(other);
    await configured(osh, one, { off: true });
    const id = await ordered();
    expect(await board.until(id)).toBe(true);
    await board.close();
  });

  test('a session that has run out ends the stream', async () => {
    const scene = await aRunningApi();
    const board = await openBoardStream(await staffPerson(scene, { role: 'OPERATOR' }));
    later(scene, 13 * 3600);
    board.poll();
    expect(await board.untilEnd()).toContain('isComplete');
  });
});

test.each([
  ['is suspended', { isActive: false }, 403],
  ['is deleted', { deleted: true }, 410],
])('a brand that %s refuses sign-in and ends the streams', async (_, change, status) => {
  const scene = await aRunningApi();
  const person = await staffPerson(scene, { role: 'ADMIN' });
  const board = await openBoardStream(person);
  await scene.deps.db.asPlatform((tx) =>
    tx.update(merchants).set(change).where(eq(merchants.merchantId, scene.merchantId)),
  );
  scene.deps.tenants.forget();
  board.poll();
  expect(await board.untilEnd()).toContain('isComplete');
  for (const path of ['/admin/v1/board', '/admin/v1/session', '/admin/v1/board/events', '/admin/v1/audit'])
    expect((await person.request(path)).status).toBe(status);
  const body = { phone: person.phone, code: '000000' };
  expect((await person.api(endpoints.openStaffSession, { body })).error?.status).toBe(status);
});
