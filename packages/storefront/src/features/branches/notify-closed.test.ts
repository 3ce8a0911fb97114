import { aBranch } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { aStorefront } from '../../testing/index.ts';
import { notifyClosed } from './notify-closed.ts';

const ONE = 'GET /users/v1/branches/branch-1';
const open = (from: string, to: string) => {
  const branch = aBranch();
  return { ...branch, workHours: branch.workHours.map((day) => ({ ...day, open: from, close: to })) };
};

async function noticesAfter(answer: unknown): Promise<string[]> {
  const { store, i18n, host } = aStorefront({ answers: { [ONE]: answer } });
  await notifyClosed({ store, i18n, deps: host }, 'branch-1');
  return store.get(noticesAtom).map(({ text }) => text);
}

test('T37 the menu shows a branch closed at this hour, with its next opening', async () => {
  const [text] = await noticesAfter(open('18:00', '23:00'));
  expect(text).toBe('Chorsu is closed now. Opens at 18:00. You can order for later.');
});

test('T37 one that never opens is only closed', async () => {
  const branch = { ...aBranch(), workHours: [], open: null, close: null };
  expect(await noticesAfter(branch)).toEqual(['Chorsu is closed now.']);
});

test('an open branch shows no notice', async () => {
  expect(await noticesAfter(open('09:00', '23:00'))).toEqual([]);
});

test('ERR-08 a failed request shows no notice', async () => {
  expect(await noticesAfter(undefined)).toEqual([]);
});
