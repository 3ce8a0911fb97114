import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let owner: StaffPerson;
let scoped: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  owner = await staffPerson(osh, { role: 'ADMIN' });
  scoped = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
});

/** A guest who rated a dish or the order; returns the id of the review. */
async function wrote(grade: number, { of, guest }: { of?: 'dish'; guest?: Person } = {}) {
  const who = guest ?? (await osh.person());
  const { id } = unwrap(await place(who, pickUp()));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'CLOSED' }).where(eq(orders.id, id)),
  );
  osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
  const comment = `Sovuq ${id}`;
  if (of) {
    unwrap(await who.api(endpoints.gradeProduct, { body: { productId: 'product-1', grade, comment } }));
  } else unwrap(await who.api(endpoints.gradeOrder, { params: { id }, body: { grade, comment } }));
  const review = (await list({ show: 'ALL' })).find((one) => one.comment === comment)!;
  return { guest: who, id: review.id };
}
const list = async (query = {}, who = manager) => unwrap(await who.api(endpoints.readReviews, { query }));
const seen = async (id: string) => (await list({ show: 'ALL' })).find((one) => one.id === id);
const message = (id: string, text: string, who = manager) =>
  who.api(endpoints.messageReviewer, { params: { id }, body: { text } });
const apologise = (id: string, amount: number, who = manager) =>
  who.api(endpoints.apologiseForReview, { params: { id }, body: { amount } });
const hide = (id: string, who = manager) =>
  who.api(endpoints.hideReview, { params: { id }, body: { reason: 'INSULT' } });
const limitTo = async (limit: number) =>
  unwrap(await owner.api(endpoints.setApologyLimit, { body: { limit } }));
const logged = (id: string) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
const messagesOf = async ({ api, userId }: Person) =>
  unwrap(await api(endpoints.listNotifications, { params: { id: userId } }));

async function pointsOf(userId: string) {
  const { rows } = await osh.deps.db.executeSql(
    `select cashback::int as balance, (select coalesce(sum(amount), 0)::int from cashback_ledger l
       where l.merchant_id = u.merchant_id and l.user_id = u.id) as lines,
       (select count(*)::int from cashback_ledger l where l.merchant_id = u.merchant_id and l.user_id = u.id
         and l.cause like 'REVIEW:%') as apologies
     from users u where u.merchant_id = $1 and u.id = $2`,
    [osh.merchantId, userId],
  );
  return rows[0] as { balance: number; lines: number; apologies: number };
}

test('BO-495 reviews are sorted by stars, page by page, and those that wait alone', async () => {
  for (const grade of [4, 1, 5, 1]) await wrote(grade);
  const all = await list({ sort: 'LOWEST' });
  expect(all.map(({ grade }) => grade)).toEqual([1, 1, 4, 5]);
  expect(all[0]!.createdAt > all[1]!.createdAt).toBe(true);
  for (const [at, { id }] of all.entries())
    expect(await list({ sort: 'LOWEST', before: id })).toEqual(all.slice(at + 1));
  unwrap(await message(all[0]!.id, 'Uzr!'));
  expect(await list({ sort: 'LOWEST' })).toEqual(all.slice(1));
});

test('BO-496 a message reaches the guest alone, once; guests and the log do not have its text', async () => {
  const { guest, id } = await wrote(2, { of: 'dish' });
  expect(unwrap(await message(id, ' Uzr soʻraymiz ')).message).toBe('Uzr soʻraymiz');
  unwrap(await message(id, 'Uzr soʻraymiz'));
  expect((await messagesOf(guest)).filter(({ text }) => text?.uz === 'Uzr soʻraymiz')).toHaveLength(1);
  const shown = await osh.as(null)(endpoints.listReviews, { params: { id: 'product-1' }, query: {} });
  expect(JSON.stringify(unwrap(shown))).not.toContain('Uzr');
  expect(await logged(id)).toMatchObject([{ action: 'review.message', before: null, after: null }]);
  expect((await message(id, 'x', scoped)).error).toMatchObject({ code: 'review.notFound', status: 404 });
});

test('BO-497 only the owner sets the limit of apologies; until then an apology is refused', async () => {
  const { id } = await wrote(1);
  expect((await apologise(id, 1)).error).toMatchObject({ code: 'review.apologyLimit', status: 422 });
  expect((await manager.api(endpoints.setApologyLimit, { body: { limit: 5 } })).error?.status).toBe(403);
  await limitTo(20_000);
  expect(unwrap(await manager.api(endpoints.readApologyLimit))).toEqual({ limit: 20_000 });
  expect((await apologise(id, 20_001)).error?.code).toBe('review.apologyLimit');
  expect((await apologise(id, 5, scoped)).error?.status).toBe(404);
  expect(unwrap(await apologise(id, 20_000)).apology).toBe(20_000);
});

test('BO-497 whatever is given, also at once, the ledger is the balance and a review has one apology', async () => {
  await limitTo(50_000);
  const guest = await osh.person();
  const ids = [
    (await wrote(1, { guest })).id,
    (await wrote(2, { guest })).id,
    (await wrote(3, { of: 'dish', guest })).id,
  ];
  const tried = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 70_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(tried, { minLength: 1, maxLength: 4 }), async (attempts) => {
      const before = await Promise.all(ids.map(async (id) => (await seen(id))!.apology));
      await Promise.all(attempts.map(([at, amount]) => apologise(ids[at]!, amount)));
      const after = await Promise.all(ids.map(async (id) => (await seen(id))!.apology));
      const { balance, lines, apologies } = await pointsOf(guest.userId);
      expect(balance).toBe(lines);
      expect(balance).toBe(after.reduce((sum: number, amount) => sum + (amount ?? 0), 0));
      expect(apologies).toBe(after.filter((amount) => amount !== null).length);
      for (const [at, amount] of before.entries()) if (amount !== null) expect(after[at]).toBe(amount);
      for (const amount of after) expect(amount ?? 0).toBeLessThanOrEqual(50_000);
    }),
    { numRuns: 12 },
  );
  expect((await messagesOf(guest)).length).toBe((await pointsOf(guest.userId)).apologies);
  const given = (await Promise.all(ids.map(logged))).flat();
  expect(given.filter(({ action }) => action === 'review.apology')).toHaveLength(
    (await pointsOf(guest.userId)).apologies,
  );
});

test('BO-498 a hidden review is in no list and no average of guests until it is shown again', async () => {
  const bad = await wrote(1, { of: 'dish' });
  await wrote(5, { of: 'dish' });
  const ofGuests = async () => {
    const [grade] = unwrap(await osh.as(null)(endpoints.listGrades));
    const shown = unwrap(
      await osh.as(null)(endpoints.listReviews, { params: { id: 'product-1' }, query: {} }),
    );
    return { grade: grade?.grade, ids: shown.map(({ id }) => id) };
  };
  const before = await ofGuests();
  expect(before.ids).toContain(bad.id);
  expect((await hide(bad.id, scoped)).error?.status).toBe(404);
  expect(unwrap(await hide(bad.id)).hidden).toBe('INSULT');
  unwrap(await hide(bad.id));
  const after = await ofGuests();
  expect(after.ids).toEqual(before.ids.filter((id) => id !== bad.id));
  expect(after.grade).toBeGreaterThan(before.grade!);
  expect((await list()).map(({ id }) => id)).not.toContain(bad.id);
  expect(unwrap(await manager.api(endpoints.showReview, { params: { id: bad.id } })).hidden).toBeNull();
  expect(await ofGuests()).toEqual(before);
  expect((await logged(bad.id)).map(({ action, after: fact }) => [action, fact])).toEqual([
    ['review.hide', { hideReason: 'INSULT' }],
    ['review.show', null],
  ]);
});
