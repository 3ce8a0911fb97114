import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, LOCALES } from '@dasturxon/core/kernel';
import { STATUS_LABELS_UZ, type OrderStatus } from '@dasturxon/core/order';
import PO from 'pofile';
import { expect, test } from 'vitest';

import { packageRoot } from '../../kernel/package-root.ts';
import { BOT_MESSAGES, type BotMessageKey } from './bot-messages.ts';
import { plain, formatMessage } from './format-message.ts';

const text = Object.keys(BOT_MESSAGES) as BotMessageKey[];

test.each(LANGUAGES)('TEN-11 the bot has every message in %s, with the same placeholders', (language) => {
  const file = join(packageRoot(), 'locales', 'bot', `${LOCALES[language]}.po`);
  const items = new Map(
    PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0]]),
  );
  const values = (text: string | undefined) => (text ?? '').match(/\{\w+\}/g)?.toSorted() ?? [];
  for (const key of text) {
    expect([key, items.get(key)]).toEqual([key, expect.stringMatching(/\S/)]);
    expect([key, values(items.get(key))]).toEqual([key, values(BOT_MESSAGES[key])]);
  }
  expect(items.size).toBe(text.length);
});

test('ST-02 D69 the Uzbek status labels are the standard ones', () => {
  for (const status of Object.keys(STATUS_LABELS_UZ) as OrderStatus[])
    expect(formatMessage(`status.${status}`, 'uz')).toBe(STATUS_LABELS_UZ[status]);
});

test.each([
  ['<b>& Osh</b>', '&lt;b&gt;&amp; Osh&lt;/b&gt;'],
  ['bir\nikki\u0000uch', 'bir ikki uch'],
  ['\u202Eteskari\u2066', 'teskari'],
  ['a'.repeat(600), `${'a'.repeat(500)}…`],
])('T41 %j is shown as text', (text, shown) => {
  expect(plain(text)).toBe(shown);
});
