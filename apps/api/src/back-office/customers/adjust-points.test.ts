import { endpoints, unwrap } from '@dasturxon/core/api';
import type { AdjustReason } from '@dasturxon/core/staff';
import { eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { cashbackLedger } from '../../db/schema/promos.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let manager: StaffPerson;
let admin: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
  manager = await staffPerson(osh, { role: 'MANAGER' });
  admin = await staffPerson(osh, { role: 'ADMIN' });
});

type Asked = { amount: number; reason?: AdjustReason; idempotencyKey?: string };
const adjust = (who: StaffPerson, { amount, reason = 'APOLOGY', idempotencyKey = key() }: Asked) =>
  who.api(endpoints.adjustPoints, {
    params: { id: guest.userId },
    body: { amount, reason },
    idempotencyKey,
  });

/** The balance and the sum of the lines. */
const books = () =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, guest.userId));
    const own = eq(cashbackLedger.userId, guest.userId);
    const [lines] = await tx
      .select({ sum: sum(cashbackLedger.amount) })
      .from(cashbackLedger)
      .where(own);
    return [user!.cashback, Number(lines?.sum ?? 0)];
  });

describe('BO-468 guests of another brand and of another branch, and other roles', () => {
  test('staff of another brand adjust no points', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    expect((await adjust(theirs, { amount: 1_000 })).error?.status).toBe(404);
    expect(await books()).toEqual([0, 0]);
  });

  test('a manager of one branch adjusts those who ordered there alone', async () => {
    const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    unwrap(await place(guest, pickUp({ branch: { id: 'branch-2' } })));
    expect((await adjust(here, { amount: 1_000 })).error?.status).toBe(404);
    unwrap(await place(guest, pickUp({ branch: { id: 'branch-1' } })));
    expect(unwrap(await adjust(here, { amount: 1_000 })).balance).toBe(1_000);
  });

  test.each(['OPERATOR', 'KITCHEN', 'COURIER', 'WAITER'] as const)('%s adjusts none', async (role) => {
    const who = await staffPerson(osh, { role });
    expect((await adjust(who, { amount: 1_000 })).error?.code).toBe('forbidden');
  });

  test('the points of a member of staff are not adjusted', async () => {
    const request = { params: { id: manager.userId }, body: { amount: 1_000, reason: 'GIFT' as const } };
    const answer = await admin.api(endpoints.adjustPoints, { ...request, idempotencyKey: key() });
    expect(answer.error?.status).toBe(404);
  });
});

describe('BO-468 an adjustment of points', () => {
  test('is a line with its reason, and the guest reads it as a correction', async () => {
    const points = unwrap(await adjust(manager, { amount: 20_000 }));
    expect(points).toMatchObject({
      balance: 20_000,
      history: [{ amount: 20_000, balance: 20_000, adjusted: 'APOLOGY', orderId: null }],
      limit: { least: -20_000, most: 80_000 },
    });
    const own = unwrap(await guest.api(endpoints.getCashback));
    expect(own).toMatchObject({ balance: 20_000, history: [{ amount: 20_000, reason: 'ADJUSTED' }] });
    const log = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'customer.adjust' } }));
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ points: 0 }, { points: 20_000, adjustReason: 'APOLOGY' }],
    ]);
  });

  test('is within the limit of all managers together, which an owner exceeds', async () => {
    const other = await staffPerson(osh, { role: 'MANAGER' });
    unwrap(await adjust(manager, { amount: 60_000 }));
    expect((await adjust(other, { amount: 40_001 })).error).toMatchObject({
      code: 'cashback.adjustLimit',
      data: { most: 40_000, taken: 40_000 },
    });
    unwrap(await adjust(other, { amount: -40_000, reason: 'ABUSE' }));
    expect((await adjust(manager, { amount: 1 })).error?.code).toBe('cashback.adjustLimit');
    expect(unwrap(await adjust(admin, { amount: 500_000 })).balance).toBe(520_000);
    osh.clock.now = new Date(osh.clock.now.getTime() + 31 * 86_400_000);
    const later = await staffPerson(osh, { role: 'MANAGER' });
    expect(unwrap(await adjust(later, { amount: 100_000 })).balance).toBe(620_000);
  });

  test('is made once per key, and another body with the key is refused', async () => {
    const idempotencyKey = key();
    for (const _repeat of [1, 2]) unwrap(await adjust(manager, { amount: 5_000, idempotencyKey }));
    expect(await books()).toEqual([5_000, 5_000]);
    const other = await adjust(manager, { amount: 6_000, idempotencyKey });
    expect(other.error?.code).toBe('idempotency.bodyDiffers');
  });

  test('takes no more than the balance, also by two people at once', async () => {
    unwrap(await adjust(admin, { amount: 10_000 }));
    const answers = await Promise.all([1, 2].map(() => adjust(admin, { amount: -8_000 })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await books()).toEqual([2_000, 2_000]);
  });

  test('of any amounts by any role leaves a balance that is the sum of its lines and never below 0', async () => {
    const steps = fc.array(
      fc.record({ isOwner: fc.boolean(), amount: fc.integer({ min: -60_000, max: 60_000 }).filter(Boolean) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        for (const { isOwner, amount } of asked) {
          await adjust(isOwner ? admin : manager, { amount });
          const [balance, lines] = await books();
          expect(balance).toBe(lines);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 10 },
    );
  }, 30_000);
});
