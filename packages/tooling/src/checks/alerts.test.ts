import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const alerts = read('deploy/prometheus/alerts.yml');
const dashboard = read('deploy/grafana/dashboards/dasturxon.json');

/** Names that PromQL itself has, and labels of the queries. */
const NOT_METRICS = new Set(
  'by le sum max rate increase histogram_quantile status path method gateway provider instance name time and job'.split(
    ' ',
  ),
);

const metricsOf = (query: string) =>
  [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b[a-z][a-z0-9_]+/g)]
    .map(([word]) => word)
    .filter((word) => !NOT_METRICS.has(word) && !/^\d|^[smh]$/.test(word));

test('OPS-02 every alert has a runbook with symptom, check and action', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const pages = [...alerts.matchAll(/runbook: (\S+)/g)].map(([, page = '']) => page);
  expect(names.length).toBeGreaterThan(10);
  expect(pages).toHaveLength(names.length);
  for (const [nth, page] of pages.entries()) {
    expect(read(page)).toMatch(
      new RegExp(`\`${names[nth]}\`[\\s\\S]*## Symptom\n[\\s\\S]*## Check\n[\\s\\S]*## Action\n`),
    );
    expect(read('docs/runbooks/README.md')).toContain(`[${names[nth]}](${page.split('/').at(-1)})`);
  }
});

test('OPS-02 alerts and dashboard read only metrics that the server has', () => {
  const sources = globSync('apps/api/src/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const queries = [
    ...[...alerts.matchAll(/expr: (.+)/g)].map(([, query = '']) => query),
    ...[...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, query = '']) =>
      query.replaceAll('\\"', '"'),
    ),
  ];
  const asked = new Set(queries.flatMap(metricsOf).map((name) => name.replace(/_bucket$/, '')));
  expect(asked.size).toBeGreaterThan(15);
  const known = (name: string) => name === 'up' || new RegExp(`['\\s]${name}['\\s:]`).test(sources);
  expect([...asked].filter((name) => !known(name))).toEqual([]);
});

test('OPS-02 what Prometheus finds is sent on: to an Alertmanager of the compose file, and from it to the operator', () => {
  const compose = read('deploy/compose.yaml');
  const [, host = '', port] =
    /alertmanagers:[\s\S]*?targets: \['([\w-]+):(\d+)'\]/.exec(read('deploy/prometheus/prometheus.yml')) ??
    [];
  expect(compose).toMatch(new RegExp(`^  ${host}:$`, 'm'));
  expect(port).toBe('9093');
  const [, secret = ''] =
    /url_file: \/run\/secrets\/(\S+)/.exec(read('deploy/alertmanager/alertmanager.yml')) ?? [];
  expect(compose).toContain(`${secret}: { environment: ALERT_WEBHOOK_URL }`);
  expect(read('deploy/.env.example')).toMatch(/^ALERT_WEBHOOK_URL=/m);
});
