import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLog } from '../kernel/log.ts';
import { startServer } from './start.ts';
import { aTestEnv } from '../testing/scene.ts';
import { whyNotStarted } from './why-not-started.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-why-'));
const other = createServer();
let taken: number;
beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

async function whyNot(change: Record<string, string>): Promise<string | null> {
  const env = aTestEnv({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...change });
  return startServer(env, createLog('silent')).then(
    async (server) => {
      await server.stop();
      return 'it started';
    },
    (error: unknown) => whyNotStarted(error, env),
  );
}

test('a port that is taken is named, and so is the other one', async () => {
  expect(await whyNot({ PORT: String(taken) })).toMatch(new RegExp(`^PORT=${taken} is taken`));
  expect(await whyNot({ ADMIN_PORT: String(taken) })).toMatch(new RegExp(`^ADMIN_PORT=${taken} is taken`));
});

test('an unreachable or unknown database gives a hint without the password', async () => {
  const away = await whyNot({ DATABASE_URL: 'postgres://storefront:hush@127.0.0.1:1/storefront' });
  expect(away).toMatch(/^DATABASE_URL: nothing answers/);
  expect(away).not.toContain('hush');
  expect(await whyNot({ DATABASE_URL: 'postgres://storefront:hush@unknown.invalid/storefront' })).toMatch(
    /^DATABASE_URL: /,
  );
});

test('a DATA_DIR that is a file is named', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await whyNot({ DATA_DIR: join(file, 'data') })).toBe(`DATA_DIR=${join(file, 'data')} is no folder`);
});

test('OPS-06 a key that is not the database’s stops the start and names only the ids of keys', async () => {
  const DATA_DIR = join(folder, 'keyed');
  expect(await whyNot({ DATA_DIR, SECRET_KEY: 'ab'.repeat(32) })).toBe('it started');
  const wrong = await whyNot({ DATA_DIR, SECRET_KEY: 'cd'.repeat(32) });
  expect(wrong).toMatch(/^SECRET_KEY \([0-9a-f]{8}\) is not the key of this database/);
  expect(await whyNot({ DATA_DIR, SECRET_KEY: `${'cd'.repeat(32)},${'ab'.repeat(32)}` })).toBe('it started');
  expect(await whyNot({ DATA_DIR, SECRET_KEY: 'cd'.repeat(32) })).toBe('it started');
});

test('an unknown error is thrown unchanged', () => {
  expect(whyNotStarted(new Error('a fault'), aTestEnv())).toBeNull();
});
