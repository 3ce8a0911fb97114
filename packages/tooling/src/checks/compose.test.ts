import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');

/** The lines of one service. */
const service = (name: string) => new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+`, 'm').exec(compose)?.[0] ?? '';

test('OPS-25 PostgreSQL and the store are reached by TLS with checked certificates', () => {
  const addresses = [...compose.matchAll(/postgres:\/\/\S+/g)].map(([address]) => address);
  expect(addresses).not.toHaveLength(0);
  for (const address of addresses) expect(address).toMatch(/sslmode=verify-full&sslrootcert=\S+\/ca\.crt/);
  expect(service('archive')).toContain('PGSSLMODE: verify-full');
  expect(compose).toMatch(/STORAGE_URL: s3:\/\/.+@store:9000\/pictures$/m);
  expect(compose).not.toMatch(/tls=0|http:\/\/store/);
  expect(service('postgres')).toContain('ssl=on');
  const rules = readFileSync(join(ROOT, 'deploy/postgres/create-role.sh'), 'utf8');
  expect(rules.match(/host\w* \w+ \w+ all/g)).toEqual([
    'host all all all',
    'hostssl all all all',
    'hostssl replication archive all',
  ]);
});

test('OPS-25 what a service mounts of this folder is there, or made by certificates.sh', () => {
  const made = readFileSync(join(ROOT, 'deploy/certificates.sh'), 'utf8');
  const mounted = [...compose.matchAll(/['\s]\.\/([\w./-]+):/g)].map(([, path = '']) => path);
  expect(mounted.length).toBeGreaterThan(8);
  const isThere = (path: string) =>
    path.startsWith('certificates/')
      ? made.includes(path.split('/').at(-1)!)
      : existsSync(join(ROOT, 'deploy', path));
  expect(mounted.filter((path) => !isThere(path))).toEqual([]);
});
