import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { outbox, settings } from '../../db/schema/merchants.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { jobHandlers } from '../../app/job-handlers.ts';
import { changeBranchStaff } from '../../merchants/branch-staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { openBoardStream, type FollowedBoard } from '../../testing/back-office/board-stream.ts';
import { aBotScene, type BotScene } from '../../testing/bot-scene.ts';

const branches = [
  {
    ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  },
];
let osh: BotScene;
let operator: StaffPerson;
let board: FollowedBoard;
beforeEach(async () => {
  osh = await aBotScene({ branches });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const later = async (seconds: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
  await osh.work();
};
/** A board that is followed for a minute, and then loses its network. */
const silentBoard = async (who = operator) => {
  board = await openBoardStream(who);
  await osh.work();
  await board.close();
  vi.useRealTimers();
};
const warnings = async () =>
  (await osh.messagesIn(osh.staffChat))
    .filter(({ text }) => /^(?:📵|📶)/u.test(text))
    .map(({ text }) => text);
const branch = async () => unwrap(await operator.api(endpoints.readBoard)).branches[0]!;
const withoutChat = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(settings).set({ server: {} }).where(eq(settings.merchantId, osh.merchantId)),
  );

test('BO-79 scenario 12: the staff chat is warned two minutes after the last board was alive, once, and reads when one is back', async () => {
  await silentBoard();
  await later(90);
  expect(await warnings()).toEqual([]);
  await later(29);
  expect(await warnings()).toEqual([]);
  await later(1);
  const [warning, ...more] = await warnings();
  expect(more).toEqual([]);
  expect(warning).toMatch(/^📵/u);
  await later(300);
  expect(await warnings()).toHaveLength(1);
  await silentBoard();
  expect(await warnings()).toEqual([expect.stringMatching(/^📶/u)]);
});

test('BO-79 a board that goes on following causes no warning', async () => {
  board = await openBoardStream(operator);
  for (let half = 0; half < 30; half += 1) {
    osh.clock.now = new Date(osh.clock.now.getTime() + 30_000);
    board.poll();
    await vi.waitFor(async () => expect(await overdueBoards()).toBe(0), { timeout: 30_000 });
    await osh.work();
  }
  expect(await warnings()).toEqual([]);
  await board.close();
});

test('BO-79 a branch whose chat has the warning is not paused; one without any channel is, after ten minutes, until a board is back', async () => {
  await silentBoard();
  await later(120);
  await later(480);
  expect((await branch()).pausedUntil).toBeNull();

  const other = await aBotScene({ branches });
  [osh, operator] = [other, await staffPerson(other, { role: 'OPERATOR' })];
  await withoutChat();
  await silentBoard();
  await later(120);
  await later(479);
  expect((await branch()).pausedUntil).toBeNull();
  await later(1);
  const until = new Date(osh.clock.now.getTime() + 30 * 60_000).toISOString();
  expect(await branch()).toMatchObject({ pausedUntil: until, pausedBy: null, pauseReason: 'NO_BOARD' });
  await silentBoard();
  expect((await branch()).pausedUntil).toBeNull();
});

test('BO-79 a branch that is set never to be paused is only warned', async () => {
  await withoutChat();
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    changeBranchStaff(
      tx,
      { merchantId: osh.merchantId, branchId: 'branch-1' },
      { silence: { warnAfter: 120, pauseAfter: 0 } },
    ),
  );
  await silentBoard();
  for (let minute = 0; minute < 15; minute += 1) await later(60);
  expect((await branch()).pausedUntil).toBeNull();
});

test.each([
  ['signed out', async () => void (await operator.request('/admin/v1/session', { method: 'DELETE' }))],
  ['out of opening hours', async () => void (osh.clock.now = new Date('2026-05-13T19:00:00.000Z'))],
])('BO-79 nothing is expected of a board that is %s', async (_, end) => {
  await silentBoard();
  await end();
  for (let minute = 0; minute < 5; minute += 1) await later(60);
  expect(await warnings()).toEqual([]);
});

test('BO-79 the screens of couriers and waiters are no boards', async () => {
  await silentBoard(await staffPerson(osh, { role: 'WAITER' }));
  const looks = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.merchantId, osh.merchantId), inArray(outbox.queue, ['branch.watch']))),
  );
  expect(looks).toEqual([]);
});

test('BO-79 a look that a later one has replaced does nothing', async () => {
  await silentBoard();
  osh.clock.now = new Date(osh.clock.now.getTime() + 3_600_000);
  const stale = { branchId: 'branch-1', at: '2026-01-01T00:00:00.000Z' };
  await jobHandlers(osh.deps)['branch.watch'](osh.merchantId, stale);
  expect(await warnings()).toEqual([]);
});

/** Sessions whose last sign of life is older than the clock allows. */
async function overdueBoards(): Promise<number> {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ at: staffSessions.boardSeenAt }).from(staffSessions),
  );
  return rows.filter(({ at }) => at !== null && osh.clock.now.getTime() - at.getTime() >= 20_000).length;
}
