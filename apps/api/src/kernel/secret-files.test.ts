import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const KEY = 'ab'.repeat(32);
function aFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('OPS-23 secrets may lie in files, as systemd and Docker give them', () => {
  const reading = readEnv({
    SECRET_KEY_FILE: aFile('key', `${KEY}\n`),
    DATABASE_URL_FILE: aFile('database', 'postgres://u:p@h/d\n'),
  });
  expect(reading).toMatchObject({
    env: { SECRET_KEY: KEY, DATABASE_URL: 'postgres://u:p@h/d', SANDBOX: false },
    warnings: [],
  });
});

test.each([
  ['a missing file', { SECRET_KEY_FILE: '/nowhere/key' }, 'SECRET_KEY_FILE cannot be read (ENOENT)'],
  ['an empty one', { SECRET_KEY_FILE: aFile('empty', '\n') }, 'SECRET_KEY_FILE is empty'],
  ['both', { SECRET_KEY: KEY, SECRET_KEY_FILE: aFile('both', KEY) }, 'are both set'],
  ['a wrong value', { SECRET_KEY_FILE: aFile('wrong', 'secret-text') }, 'openssl rand -hex 32'],
])('OPS-23 %s stops the start with one sentence that shows no secret', (_, given, sentence) => {
  const reading = readEnv(given);
  expect(reading).toEqual({ problems: [expect.stringContaining(sentence)] });
  expect(JSON.stringify(reading)).not.toMatch(/secret-text|abab/);
});
