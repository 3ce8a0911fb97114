import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aBotScene, AZIZ, type BotScene, OUTSIDER } from '../testing/bot-scene.ts';
import { key, settings } from '../testing/order-bodies.ts';

let osh: BotScene;
let operator: StaffPerson;
beforeEach(async () => {
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branches = [{ ...aBranch({ id: 'branch-1', workHours }), tariff: null, slotCapacity: null }];
  osh = await aBotScene({ branches, settings: settings({ mainLanguage: 'uz' }) });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const pause = async (term: '15' | '60' | null) => {
  const body = { service: 'DELIVERY', term } as const;
  unwrap(
    await operator.api(endpoints.pauseService, { params: { id: 'branch-1' }, body, idempotencyKey: key() }),
  );
  await osh.work();
};
const messages = async () =>
  (await osh.messagesIn(osh.staffChat)).filter(({ text }) => text.startsWith('⏸') || text.startsWith('▶️'));
const paused = async () =>
  unwrap(await operator.api(endpoints.readStaffSession)).branches[0]?.pausedServices ?? [];
const press = async (userId: number) => {
  const [message] = await messages();
  const about = { chatId: osh.staffChat, messageId: message!.messageId, userId };
  await osh.act('press', { ...about, data: message!.buttons[0]!.callback_data });
};

test('BO-174 the chat is notified of a paused service with who paused it, and of its end by itself', async () => {
  await pause('15');
  const [message] = await messages();
  expect(message?.text).toMatch(/Yetkazib berish: \d\d:\d\d gacha buyurtma olinmaydi, toʻxtatdi: OPERATOR/);
  osh.clock.now = new Date(osh.clock.now.getTime() + 15 * 60_000);
  await osh.work();
  const after = await messages();
  expect(after.map(({ text }) => text[0])).toEqual(['▶']);
  expect(after[0]?.buttons).toEqual([]);
});

test('BO-174 a pause that is ended on the board is over in the chat; the next one is a new message', async () => {
  await pause('60');
  await pause(null);
  expect((await messages()).map(({ text }) => text[0])).toEqual(['▶']);
  osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
  await pause('15');
  expect((await messages()).map(({ text }) => text[0])).toEqual(['▶', '⏸']);
});

test('BO-174 T40 the button resumes the service for members of the chat alone, once, with a line of the audit log', async () => {
  await pause('60');
  await press(OUTSIDER);
  await osh.work();
  expect(await paused()).toHaveLength(1);
  await press(AZIZ);
  await osh.eventually(async () => expect(await paused()).toEqual([]));
  await osh.eventually(async () => expect((await messages())[0]?.text).toMatch(/^▶️/));
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'branch.resumeService' } }));
  expect(log.map(({ after }) => after)).toEqual([{ service: 'DELIVERY' }]);
});
