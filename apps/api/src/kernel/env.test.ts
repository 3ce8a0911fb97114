import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { YANDEX_MAPS_URL } from '@dasturxon/core/merchant';
import { describe, expect, test } from 'vitest';

import { readEnv } from './env.ts';
import { packageRoot } from './package-root.ts';

/** Programs that hand the environment to its schema. */
const READERS = ['app/run-server.ts', 'cli/doctor.ts', 'cli/migrate.ts', 'cli/run/run-command.ts'];

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({})).toMatchObject({
    env: { PORT: 3000, DATA_DIR: '.data', SANDBOX: true, HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    warnings: [expect.stringContaining('SANDBOX=0')],
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

test('all problems are reported at once', () => {
  expect(readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toMatchObject({
    problems: [expect.any(String), expect.any(String)],
  });
});

test.each([
  [{ SANDBOX: '1' }, '127.0.0.1', true, 'Only this machine reaches it'],
  [{ SANDBOX: '1', HOST: '0.0.0.0' }, '0.0.0.0', false, 'to everybody who reaches HOST=0.0.0.0'],
  [{ SANDBOX: '1', HOST: '127.0.0.1' }, '127.0.0.1', false, null],
  [{ SANDBOX: '0' }, '0.0.0.0', true, null],
  [{ SANDBOX: '0', HOST: '10.0.0.7' }, '10.0.0.7', false, null],
])('with %o the server listens on %s and warns of an open sandbox', (given, HOST, isLocal, warning) => {
  const reading = readEnv(given);
  expect(reading).toMatchObject({ env: { HOST, SANDBOX_IS_LOCAL: isLocal } });
  const warnings = 'warnings' in reading ? reading.warnings : [];
  expect(warnings).toEqual(warning === null ? [] : [expect.stringContaining(warning)]);
});

test('what is set but has no effect is named', () => {
  expect(readEnv({ DATABASE_URI: 'postgres://x' })).toMatchObject({
    warnings: expect.arrayContaining(['DATABASE_URI is not read: did you mean DATABASE_URL?']),
  });
  expect(readEnv({ ESKIZ_URL: 'https://x.uz' })).toMatchObject({
    warnings: expect.arrayContaining([expect.stringContaining('while SANDBOX=1 answers')]),
  });
});

describe('docs/operations.md', () => {
  const docs = readFileSync(join(packageRoot(), '../../docs/operations.md'), 'utf8');
  const source = (name: string) => readFileSync(join(packageRoot(), 'src', name), 'utf8');
  const rows = new Map(
    [...docs.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const names = [...source('kernel/env.ts').matchAll(/^ {2}([A-Z_]+): v\.optional/gm)].map(
    ([, name = '']) => name,
  );

  test('names every variable that is read, and no other', () => {
    expect(names.length).toBeGreaterThan(15);
    expect([...rows.keys()].toSorted()).toEqual(names.toSorted());
  });

  test('gives the defaults that the code has', () => {
    const reading = readEnv({});
    const env: Record<string, unknown> = 'env' in reading ? reading.env : {};
    const documented = [...rows].flatMap(([name, text]) => {
      const [, value] = /^`([^`]+)`$/.exec(text) ?? [];
      return value === undefined ? [] : [[name, value] as const];
    });
    expect(documented.length).toBeGreaterThan(12);
    const addresses =
      source('app/create-deps.ts') + source('gateways/tills/tills.ts') + `'${YANDEX_MAPS_URL}'`;
    for (const [name, value] of documented)
      if (name.endsWith('_URL')) expect(addresses).toContain(`'${value}'`);
      else expect([name, String(env[name])]).toEqual([name, value]);
  });

  test('no other file reads the environment', () => {
    const src = join(packageRoot(), 'src');
    const looking = globSync('**/*.ts', { cwd: src })
      .filter((name) => !/\.test\.ts$|^testing\//.test(name))
      .filter((name) => readFileSync(join(src, name), 'utf8').includes('process.env'));
    expect(looking.toSorted()).toEqual(READERS);
  });
});
