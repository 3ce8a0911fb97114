import { setTimeout as pause } from 'node:timers/promises';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { isRinging } from '@dasturxon/core/staff';
import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { orderHistory } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aBotScene, AZIZ, type BotScene, MALIKA } from '../../testing/bot-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { staffChatOf } from '../../testing/staff-chat.ts';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 30);
/** By how many milliseconds the one that begins leads. */
const LEADS = [0, 1, 3, 8, 20];
/** Each presses half of the time: the bot takes 60 updates of a person in a minute. */
const PRESSERS = [
  { id: AZIZ, name: 'Aziz' },
  { id: MALIKA, name: 'Malika' },
] as const;

let osh: BotScene;
let operator: StaffPerson;
beforeAll(async () => {
  osh = await aBotScene();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});
const chat = staffChatOf(() => osh);

const cardOf = async (id: string) =>
  unwrap(await operator.api(endpoints.readBoard)).orders.find((one) => one.id === id)!;

/** The rows of the history in which an order was accepted, and the lines of the audit log about it. */
const writtenOf = (id: string) =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const ofOrder = and(eq(orderHistory.orderId, id), eq(orderHistory.toStatus, 'ACCEPTED'));
    const history = await tx.select().from(orderHistory).where(ofOrder);
    const audit = await tx
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(asc(auditLog.id));
    return { history, audit };
  });

/** Both accept: in turn in the first two rounds, so that each side is first once, then within 50 ms. */
async function bothAccept(nth: number, { id, version }: { id: string; version: number }) {
  const lead = LEADS[nth % LEADS.length]!;
  const hasLed = (first: Promise<unknown>) => (nth < 2 ? first : pause(lead));
  const onBoard = () =>
    operator.api(endpoints.moveBoardOrder, {
      params: { id },
      body: { to: 'ACCEPTED', expectedVersion: version, minutes: 30 },
      idempotencyKey: key(),
    });
  if (nth % 2 === 0) {
    const answer = onBoard();
    await hasLed(answer);
    await osh.work();
    return answer;
  }
  const inGroup = osh.work();
  await hasLed(inGroup);
  const [answer] = await Promise.all([onBoard(), inGroup]);
  return answer;
}

/** Both accept one order. Returns who was first, after checking what the other one reads. */
async function acceptTwice(nth: number): Promise<'board' | 'group'> {
  const { id, number } = await chat.shownOrder();
  const card = await cardOf(id);
  expect(isRinging(card)).toBe(true);
  const presser = PRESSERS[nth % PRESSERS.length]!;
  await chat.pressOn(number, 'Qabul qilish', presser.id);
  await expect.poll(async () => (await osh.waiting()).some(({ queue }) => queue === 'bot.update')).toBe(true);
  const onBoard = await bothAccept(nth, { id, version: card.version });
  const { history, audit } = await writtenOf(id);
  expect(history).toHaveLength(1);
  expect(audit.map(({ action }) => action)).toEqual(['order.ACCEPTED']);
  expect(isRinging(await cardOf(id))).toBe(false);
  const message = await chat.messageOf(number);
  expect(message.buttons.map(({ text }) => text)).not.toContain('Qabul qilish');
  const isBoardFirst = onBoard.error === null;
  if (isBoardFirst)
    expect(await chat.answer()).toMatchObject({ alert: true, text: expect.stringContaining('OPERATOR') });
  else
    expect(onBoard.error).toMatchObject({
      status: 409,
      code: 'order.changed',
      data: { by: expect.stringContaining(presser.name) },
    });
  return isBoardFirst ? 'board' : 'group';
}

test('scenario 3 BO-15 of an acceptance on the board and one in the staff chat one counts, and the other person reads whose', async () => {
  const first = new Set<string>();
  for (let nth = 0; nth < ROUNDS; nth += 1) first.add(await acceptTwice(nth));
  expect(first).toEqual(new Set(['board', 'group']));
}, 300_000);
