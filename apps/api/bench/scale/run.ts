import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPostgres } from '@dasturxon/tooling/postgres';

import type { Row } from '../median.ts';
import { makeDeployment } from './deployment.ts';
import { measureCalls, measureColdBrands, measureStart } from './measure-calls.ts';
import { measureReport } from './measure-report.ts';
import { measureSteady } from './measure-steady.ts';

/**
 * Measures a large deployment beside a small one: `pnpm bench:scale [--brands 1000] [--guests 1000] [--orders 5000] [--minutes
 * 10]`, guests and orders for each brand. PostgreSQL with fsync; with the numbers above it takes 35 GB of disk.
 */
const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1000' },
    guests: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
});
const scale = { brands: Number(values.brands), guests: Number(values.guests), orders: Number(values.orders) };
/** Cold brands that the small deployment has for comparison. */
const FEW = Math.min(20, scale.brands);

const rows: Row[] = [];
const add = (more: readonly Row[]) => {
  for (const row of more) {
    rows.push(row);
    const mark = row.ok === null ? '    ' : row.ok ? 'ok  ' : 'MISS';
    console.log(`${mark} ${row.name.padEnd(64)} ${row.figure.padEnd(44)} ${row.target}`);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-bench-scale-'));
const postgres = await startPostgres({
  durable: true,
  settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
});
console.log(`\n${postgres.version}, fsync on; Node ${process.version}; ${cpus().length} cores\n`);
try {
  const small = await makeDeployment(postgres, {
    name: 'small',
    scale: { brands: FEW, guests: 0, orders: 0 },
    dataDir: join(folder, 'small'),
  });
  const large = await makeDeployment(postgres, { name: 'large', scale, dataDir: join(folder, 'large') });
  for (const one of [small, large]) add([await measureStart(one, 3)]);
  const pair = { small: await small.start(), large: await large.start() };
  try {
    add(await measureColdBrands(pair, { small: FEW, large: scale.brands }));
    add(await measureCalls(pair, { rounds: 5, seconds: 3 }));
    await pair.small.stop();
    add(await measureReport(pair.large));
    add(await measureSteady(pair.large, scale, Number(values.minutes)));
  } finally {
    await pair.small.stop();
    await pair.large.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (values.out) writeFileSync(values.out, JSON.stringify({ at: new Date().toISOString(), rows }, null, 1));
