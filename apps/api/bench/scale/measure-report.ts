import { request } from 'node:http';

import type { SalesReport } from '@dasturxon/core/report';

import { median, type Row } from '../median.ts';
import type { Program } from '../program.ts';
import { MANAGER_TOKEN } from './deployment.ts';
import { OFFICE_HOST } from './guest-calls.ts';

const TARGET_MS = 2_000;
const ROUNDS = 5;
const DAY_MS = 86_400_000;

/** What the bench brand sold in the last year. */
function readYear(port: number): Promise<SalesReport> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const path = `/admin/v1/reports/sales?from=${day(364)}&to=${day(0)}`;
  const headers = { host: OFFICE_HOST, cookie: `__Host-staff=${MANAGER_TOKEN}` };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      // The server's own answer: its schema has checked it.
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(JSON.parse(text) as SalesReport)
          : reject(new Error(`the report was answered with ${answer.statusCode}: ${text}`)),
      );
    });
    asked.once('error', reject).end();
  });
}

/** Milliseconds of a year's sales report (B50). */
export async function measureReport({ port }: Program): Promise<Row> {
  const took: number[] = [];
  let orders = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    ({ orders } = (await readYear(port)).total);
    took.push(performance.now() - from);
  }
  const ms = median(took);
  return {
    name: `sales report of a year, ${orders} orders`,
    figure: `${Math.round(ms)} ms`,
    target: `≤ ${TARGET_MS} ms`,
    ok: ms <= TARGET_MS,
  };
}
