import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

const STAFF = -1_001;
const BRAND = {
  sub: 'osh',
  name: 'Dilkash Osh',
  host: 'osh.localhost',
  telegramBotToken: '71:some-token',
  clickApiKey: 'key',
  staffGroups: [{ chatId: String(STAFF), branch: null }],
};

function started(keepIn: string) {
  const sandbox = aSandbox({ keepIn, findBrand: async () => BRAND, findBrandByBot: async () => BRAND });
  const call = async (method: string, body: object) => {
    const answer = await sandbox.post(`/telegram/bot${BRAND.telegramBotToken}/${method}`, body);
    return ((await answer.json()) as { result: { message_id: number } }).result;
  };
  const texts = async () => {
    const answer = await sandbox.ask('/api/telegram/chats?vendor=osh');
    const { chats } = (await answer.json()) as {
      chats: { messages: { messageId: number; pieces: { text: string }[] }[] }[];
    };
    return chats.flatMap(({ messages }) =>
      messages.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
    );
  };
  return { call, texts };
}

test('TEN-16 after a restart a bot edits its own message, not another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-chats-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sandbox.json');
  const before = started(file);
  const { message_id: first } = await before.call('sendMessage', { chat_id: STAFF, text: '№ 1 · Yangi' });
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('№ 1'));

  const after = started(file);
  expect(await after.texts()).toEqual(['№ 1 · Yangi']);
  const { message_id: second } = await after.call('sendMessage', { chat_id: STAFF, text: '№ 2 · Yangi' });
  expect(second).not.toBe(first);
  await after.call('editMessageText', { chat_id: STAFF, message_id: first, text: '№ 1 · Tayyor' });
  expect(await after.texts()).toEqual(['№ 1 · Tayyor', '№ 2 · Yangi']);
});
