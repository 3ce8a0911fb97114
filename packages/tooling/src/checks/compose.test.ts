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

const deployed = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');

test('OPS-28 servers, Prometheus and Alertmanager are reached by TLS with checked certificates', () => {
  expect(compose).toContain('TLS_FOLDER: /certificates/own');
  expect(compose).not.toMatch(/http:\/\//);
  for (const name of ['server-a', 'server-b', 'prometheus', 'alertmanager'])
    expect(service(name)).toContain(`./certificates/${name}:/certificates/own:ro`);
  const upstreams = [...deployed('caddy/Caddyfile').matchAll(/reverse_proxy (.+) \{\n(.+\n){2}/g)];
  expect(upstreams).toHaveLength(2);
  for (const [text, servers = ''] of upstreams) {
    expect(servers.split(' ').every((one) => one.startsWith('https://'))).toBe(true);
    expect(text).toContain('transport http {\n');
    expect(text).toContain('tls_trusted_ca_certs /certificates/ca.crt');
  }
  const scraped = deployed('prometheus/prometheus.yml');
  expect(scraped.match(/scheme: https\n\s+tls_config: \{ ca_file: \/certificates\/ca.crt \}/g)).toHaveLength(
    2,
  );
  for (const name of ['prometheus', 'alertmanager']) {
    expect(service(name)).toContain(`--web.config.file=/etc/${name}/tls.yml`);
    expect(deployed(`${name}/tls.yml`)).toContain('cert_file: /certificates/own/public.crt');
  }
  expect(deployed('grafana/provisioning/datasources/prometheus.yml')).toContain('https://prometheus:9090');
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
