import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { auditLog } from '../db/schema/staff.ts';
import { staffPerson, staffPhone } from '../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';
import { aBotScene, AZIZ, MALIKA, type BotScene } from '../testing/bot-scene.ts';
import { settings } from '../testing/order-bodies.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene({ ...twoBranches(), settings: settings({ mainLanguage: 'uz' }) });
});
const { shownOrder, messageOf, read, pressOn, answer } = staffChatOf(() => osh);

/** Malika of the chat is this member of the staff, for one test. */
async function asMalika(
  given: { role: Role; branchIds?: readonly string[] },
  check: (id: string) => unknown,
) {
  const { userId } = await staffPhone(osh, given);
  const link = (telegramId: string | null) =>
    osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ telegramId }).where(eq(users.id, userId)),
    );
  await link(String(MALIKA));
  try {
    await check(userId);
  } finally {
    await link(null);
  }
}

async function expectRefused() {
  const { guest, id, number } = await shownOrder();
  await pressOn(number, 'Qabul qilish', MALIKA);
  await osh.eventually(async () => expect(await answer()).toMatchObject({ alert: true }));
  expect((await read(guest, id)).status).toBe('CREATED');
}

async function expectAccepted() {
  const { guest, id, number } = await shownOrder();
  await pressOn(number, 'Qabul qilish', MALIKA);
  await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
}

describe('T04 T40 the rights of a member of staff in the chat', () => {
  test('BO-04 a person of another branch moves no order, one of its branch does', async () => {
    await asMalika({ role: 'OPERATOR', branchIds: ['branch-2'] }, expectRefused);
    await asMalika({ role: 'OPERATOR', branchIds: ['branch-1'] }, expectAccepted);
  });

  test('BO-05 a person who was taken off the staff moves no order, though still in the chat, until back on it', async () => {
    const owner = await staffPerson(osh, { role: 'ADMIN' });
    await asMalika({ role: 'OPERATOR' }, async (id) => {
      await expectAccepted();
      unwrap(await owner.api(endpoints.removeStaff, { params: { id } }));
      await expectRefused();
    });
  });
});

test('BO-06 a press in the chat is in the audit log with the person, before and after', async () => {
  const { guest, id, number } = await shownOrder();
  for (const [button, status] of [
    ['Qabul qilish', 'ACCEPTED'],
    ['+10 daqiqa', 'ACCEPTED'],
    ['Tayyor', 'DONE'],
  ] as const) {
    await pressOn(number, button, AZIZ);
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe(status));
  }
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(asc(auditLog.id)),
  );
  expect(lines.map(({ action, name }) => [action, name])).toEqual([
    ['order.ACCEPTED', 'Aziz Karimov'],
    ['order.delay', 'Aziz Karimov'],
    ['order.DONE', 'Aziz Karimov'],
  ]);
  expect(lines[0]).toMatchObject({ before: { status: 'CREATED' }, after: { status: 'ACCEPTED' } });
});

test('BO-171 the chat offers to reject as unreachable once two unanswered calls are recorded there', async () => {
  const { guest, id, number } = await shownOrder();
  await pressOn(number, 'Rad etish');
  const buttonsOf = async () => (await messageOf(number)).buttons.map(({ text }) => text);
  for (const nth of [1, 2]) {
    const call = `Qoʻngʻiroq qilindi, javob yoʻq (${nth}/2)`;
    await osh.eventually(async () => expect(await buttonsOf()).toContain(call));
    expect(await buttonsOf()).not.toContain('Siz bilan telefon orqali bogʻlana olmadik');
    await pressOn(number, call);
  }
  const unreachable = 'Siz bilan telefon orqali bogʻlana olmadik';
  await osh.eventually(async () => expect(await buttonsOf()).toContain(unreachable));
  await pressOn(number, unreachable);
  await osh.eventually(async () =>
    expect(await read(guest, id)).toMatchObject({ status: 'CANCELED', reason: 'UNREACHABLE' }),
  );
});
