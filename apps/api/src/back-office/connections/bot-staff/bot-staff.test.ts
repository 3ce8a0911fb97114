import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BranchRules } from '@dasturxon/core/connections';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { rememberDeafChat } from '../../../bot/chats/staff-chat.ts';
import { auditLog } from '../../../db/schema/staff.ts';
import { changeBranchStaff, readBranchStaff } from '../../../merchants/branch-staff.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../../testing/back-office/two-branches.ts';
import { aBotScene, type BotScene } from '../../../testing/bot-scene.ts';
import { key } from '../../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../../testing/scene.ts';

let osh: BotScene;
let burger: Scene;
let owner: StaffPerson;
beforeAll(async () => {
  osh = await aBotScene(twoBranches());
  burger = await aRunningApi();
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const FIRST = 'branch-1';
const RULES: BranchRules = {
  answerTimes: { RING_AGAIN: 30, REMIND: 90, ESCALATE: 150, CANCEL: 400 },
  pause: { unanswered: 1, withinMinutes: 20, inARow: 4, pauseMinutes: 45 },
  silence: { warnAfter: 180, pauseAfter: 0 },
};
const read = async (who = owner) => unwrap(await who.api(endpoints.readBotStaff));
const group = (branchId: string | null, chat: string | null, who = owner) =>
  who.api(endpoints.setStaffGroup, { body: { branchId, chat }, idempotencyKey: key() });
const tryGroup = (branchId: string | null, who = owner) =>
  who.api(endpoints.testStaffGroup, { body: { branchId }, idempotencyKey: key() });
const rule = (branchId: string, rules: BranchRules, who = owner) =>
  who.api(endpoints.setBranchRules, { body: { branchId, rules }, idempotencyKey: key() });
const staffOf = async (scene: Scene, branchId: string) =>
  (await scene.deps.db.inTenant(scene.merchantId, (tx) => readBranchStaff(tx, scene.merchantId))).get(
    branchId,
  );
const lastLine = async () => {
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, 'telegram')).orderBy(auditLog.at),
  );
  return lines.at(-1);
};

describe('BO-370 the staff groups of the bot', () => {
  test('an owner sets and removes the group of the brand and of a branch, each with a line of the log', async () => {
    const usual = String(osh.staffChat);
    unwrap(await group(FIRST, '-77'));
    const set = await read();
    expect(set.group).toEqual({ chat: usual, isDeaf: false });
    expect(set.branches.find(({ id }) => id === FIRST)?.group).toEqual({ chat: '-77', isDeaf: false });
    expect(await lastLine()).toMatchObject({
      action: 'connection.group',
      branchId: FIRST,
      before: { chat: null },
      after: { chat: '-77' },
    });
    const removed = unwrap(await group(FIRST, null));
    expect(removed.branches.find(({ id }) => id === FIRST)?.group.chat).toBeNull();
    expect(unwrap(await group(null, null)).group.chat).toBeNull();
    expect(unwrap(await tryGroup(null))).toEqual({ outcome: 'notSet', detail: null });
    expect(unwrap(await group(null, usual)).group.chat).toBe(usual);
  });

  test('a test message goes where the orders of the brand and of a branch go', async () => {
    for (const branchId of [null, FIRST]) {
      const count = (await osh.messagesIn(osh.staffChat)).length;
      const { outcome, detail } = unwrap(await tryGroup(branchId));
      expect({ outcome, detail }).toEqual({ outcome: 'good', detail: expect.any(String) as string });
      const messages = await osh.messagesIn(osh.staffChat);
      expect(messages).toHaveLength(count + 1);
      expect(messages.at(-1)?.text).toMatch(/^✅/);
    }
  });

  test('Telegram’s refusal is named, and a message that arrives ends the bot’s silence there', async () => {
    await osh.act('block', { chatId: osh.staffChat, blocked: true });
    expect(unwrap(await tryGroup(null)).outcome).toBe('shutOut');
    await osh.act('block', { chatId: osh.staffChat, blocked: false });
    await osh.act('errors', { code: 429, retryAfter: 5, chatId: osh.staffChat, times: 1 });
    expect(unwrap(await tryGroup(null)).outcome).toBe('unreachable');
    const chat = String(osh.staffChat);
    await rememberDeafChat(osh.deps, { merchantId: osh.merchantId, chat, isDeaf: true });
    expect((await read()).group.isDeaf).toBe(true);
    expect(unwrap(await tryGroup(null)).outcome).toBe('good');
    expect((await read()).group.isDeaf).toBe(false);
  });

  test('BO-370 a group where the bot may not write is named with Telegram’s own words, and is not one that shut it out', async () => {
    await osh.act('errors', { code: 400, reason: 'rights', chatId: osh.staffChat, times: 1 });
    expect(unwrap(await tryGroup(null))).toMatchObject({
      outcome: 'chatRefused',
      detail: expect.stringContaining('not enough rights to send text messages') as string,
    });
    expect((await read()).group.isDeaf).toBe(false);
    expect(unwrap(await tryGroup(null)).outcome).toBe('good');
  });

  test('a group that had shut the bot out is tried again once it is set', async () => {
    const chat = String(osh.staffChat);
    await rememberDeafChat(osh.deps, { merchantId: osh.merchantId, chat, isDeaf: true });
    expect(unwrap(await group(null, chat)).group).toEqual({ chat, isDeaf: false });
  });

  test.each(['5', 'kitchen', '-', '-12345678901234567890'])('%s is no group', async (chat) => {
    expect((await group(null, chat)).error?.code).toBe('request.invalid');
  });
});

describe('BO-370 the rules of a branch', () => {
  test('are saved at once, with a line of the log, and nothing else of the branch changes', async () => {
    const before = await staffOf(osh, FIRST);
    const saved = unwrap(await rule(FIRST, RULES));
    expect(saved.branches.find(({ id }) => id === FIRST)?.rules).toEqual(RULES);
    expect(await staffOf(osh, FIRST)).toEqual({ ...before, ...RULES });
    expect(await lastLine()).toMatchObject({
      action: 'connection.rules',
      branchId: FIRST,
      before: { silence: { warnAfter: 120, pauseAfter: 600 } },
      after: RULES,
    });
  });

  test.each<[string, Partial<BranchRules>]>([
    ['a step is not later than the one before', { answerTimes: { ...RULES.answerTimes, REMIND: 30 } }],
    ['a step is at once', { answerTimes: { ...RULES.answerTimes, RING_AGAIN: 0 } }],
    ['a step is after a day', { answerTimes: { ...RULES.answerTimes, CANCEL: 86_401 } }],
    ['a pause is longer than a day', { pause: { ...RULES.pause, pauseMinutes: 1441 } }],
    ['no order is needed for a pause', { pause: { ...RULES.pause, unanswered: 0 } }],
    ['the warning comes before a screen is silent', { silence: { warnAfter: 89, pauseAfter: 0 } }],
    ['the pause comes with the warning', { silence: { warnAfter: 120, pauseAfter: 120 } }],
  ])('nothing changes when %s', async (_, wrong) => {
    const before = await read();
    expect((await rule(FIRST, { ...RULES, ...wrong })).error?.code).toBe('request.invalid');
    expect(await read()).toEqual(before);
  });
});

describe('BO-370 BO-03 who may', () => {
  test('managers neither read nor set them, and an administrator of one branch sets none', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    const ofOne = await staffPerson(osh, { role: 'ADMIN', branchIds: [FIRST] });
    expect((await manager.api(endpoints.readBotStaff)).error?.code).toBe('forbidden');
    for (const who of [manager, ofOne])
      for (const answer of [
        await group(FIRST, '-88', who),
        await tryGroup(FIRST, who),
        await rule(FIRST, RULES, who),
      ])
        expect(answer.error?.code).toBe('forbidden');
  });

  test('another brand’s branch is not found, and keeps what it has', async () => {
    const about = { merchantId: burger.merchantId, branchId: 'branch-1' };
    await burger.deps.db.inTenant(burger.merchantId, (tx) =>
      changeBranchStaff(tx, about, { telegramStaffChat: '-5005' }),
    );
    const before = await staffOf(burger, 'branch-1');
    unwrap(await group(FIRST, '-99'));
    unwrap(await rule(FIRST, RULES));
    expect(await staffOf(burger, 'branch-1')).toEqual(before);
    expect(JSON.stringify(await read())).not.toContain('-5005');
    for (const answer of [await group('ghost', '-88'), await tryGroup('ghost'), await rule('ghost', RULES)])
      expect(answer.error?.code).toBe('branch.notFound');
  });
});
