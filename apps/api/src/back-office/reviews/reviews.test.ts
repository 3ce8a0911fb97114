import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let scoped: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  scoped = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
});

/** A guest who wrote about their order. */
async function wrote(comment: string | null) {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, pickUp()));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'CLOSED' }).where(eq(orders.id, id)),
  );
  osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
  unwrap(await guest.api(endpoints.gradeOrder, { params: { id }, body: { grade: 2, comment } }));
  return { guest, number };
}
const list = async (who = manager, query = {}) => unwrap(await who.api(endpoints.readReviews, { query }));
const reply = (id: string, text: string, who = manager) =>
  who.api(endpoints.replyToReview, { params: { id }, body: { text } });

test('B34 staff read what guests wrote, newest first, and reply once to each', async () => {
  const first = await wrote('Sovuq edi');
  const second = await wrote('Zoʻr!');
  await wrote(null);
  expect(await list()).toMatchObject([
    { comment: 'Zoʻr!', orderNumber: second.number, reply: null, dish: null, branchId: 'branch-1' },
    { comment: 'Sovuq edi', orderNumber: first.number, grade: 2, guest: 'Aziza' },
  ]);
  const [newest, older] = await list();
  expect(await list(manager, { before: newest!.id })).toEqual([older]);
  const [one, two] = await Promise.all([
    reply(older!.id, ' Uzr soʻraymiz! '),
    reply(older!.id, 'Uzr soʻraymiz!'),
  ]);
  expect(unwrap(one)).toMatchObject({ reply: 'Uzr soʻraymiz!' });
  expect(unwrap(two)).toEqual(unwrap(one));
  expect(await list()).toEqual([newest]);
  expect(await list(manager, { show: 'ALL' })).toHaveLength(2);
  const messages = unwrap(
    await first.guest.api(endpoints.listNotifications, { params: { id: first.guest.userId } }),
  );
  expect(messages.filter(({ text }) => text?.uz === 'Uzr soʻraymiz!')).toHaveLength(1);
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, older!.id)),
  );
  expect(lines).toMatchObject([
    { action: 'review.reply', before: { reply: null }, after: { reply: 'Uzr soʻraymiz!' } },
  ]);
});

test('B34 staff of another branch neither read nor answer a review, and an empty reply is refused', async () => {
  await wrote('Uzoq kutdim');
  const [{ id } = { id: '' }] = await list();
  expect(await list(scoped)).toEqual([]);
  expect((await reply(id, 'x', scoped)).error).toMatchObject({ code: 'review.notFound', status: 404 });
  expect((await reply(id, '  ')).error?.code).toBe('request.invalid');
  expect((await list())[0]).toMatchObject({ id, reply: null });
});
