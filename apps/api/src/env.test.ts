import { expect, test } from 'vitest';

import { readEnv } from './env.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({})).toMatchObject({
    env: { PORT: 3000, DATA_DIR: '.data', SANDBOX: true, LOG_LEVEL: 'info' },
    warnings: [],
  });
});

test('the sandbox is off beside a real database unless asked for', () => {
  const DATABASE_URL = 'postgres://u@h/d';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ env: { SANDBOX: false } });
  expect(readEnv({ DATABASE_URL, SANDBOX: '1' })).toMatchObject({ env: { SANDBOX: true } });
});

test.each([
  ['PORT', 'http', 'PORT must be a number'],
  ['PORT', '70000', 'PORT must be a number'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
  ['SANDBOX', 'yes', 'SANDBOX must be 1'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ['SECRET_KEY', 'abc', 'openssl rand -hex 32'],
  ['GEOCODER_URL', 'nominatim', 'GEOCODER_URL must be an http(s) address'],
])('a wrong %s gets one sentence with the fix', (name, value, sentence) => {
  expect(readEnv({ [name]: value })).toEqual({ problems: [expect.stringContaining(sentence)] });
});

test('every problem is told at once', () => {
  expect(readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toMatchObject({
    problems: [expect.any(String), expect.any(String)],
  });
});

test('what is set but has no effect is named', () => {
  expect(readEnv({ DATABASE_URI: 'postgres://x' })).toMatchObject({
    warnings: ['DATABASE_URI is not read: did you mean DATABASE_URL?'],
  });
  expect(readEnv({ ESKIZ_URL: 'https://x.uz' })).toMatchObject({
    warnings: [expect.stringContaining('SANDBOX=0')],
  });
});
