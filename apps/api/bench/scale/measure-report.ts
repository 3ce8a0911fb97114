import { request } from 'node:http';

import { REPORT_TABLES, type SalesReport } from '@dasturxon/core/report';

import { median, type Row } from '../median.ts';
import type { Program } from '../program.ts';
import { MANAGER_TOKEN } from './deployment.ts';
import { OFFICE_HOST } from './guest-calls.ts';

const TARGET_MS = 2_000;
const ROUNDS = 5;
const DAY_MS = 86_400_000;

/** A report of the bench brand for the last year. */
function readYear<T>(port: number, name: string): Promise<T> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const path = `/admin/v1/reports/${name}from=${day(364)}&to=${day(0)}`;
  const headers = { host: OFFICE_HOST, cookie: `__Host-staff=${MANAGER_TOKEN}` };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      // The server's own answer: its schema has checked it.
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(JSON.parse(text) as T)
          : reject(new Error(`the report was answered with ${answer.statusCode}: ${text}`)),
      );
    });
    asked.once('error', reject).end();
  });
}

async function measure<T>(port: number, name: string): Promise<{ ms: number; answer: T }> {
  const took: number[] = [];
  let answer: T | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    answer = await readYear<T>(port, name);
    took.push(performance.now() - from);
  }
  return { ms: median(took), answer: answer! };
}

const rowOf = (name: string, ms: number): Row => ({
  name,
  figure: `${Math.round(ms)} ms`,
  target: `≤ ${TARGET_MS} ms`,
  ok: ms <= TARGET_MS,
});

/** Milliseconds of a year's sales report (B50), and of each other table (BO-490). */
export async function measureReport({ port }: Program): Promise<Row[]> {
  const { ms, answer } = await measure<SalesReport>(port, 'sales?');
  const rows = [rowOf(`sales report of a year, ${answer.total.orders} orders`, ms)];
  for (const table of REPORT_TABLES)
    rows.push(rowOf(`table ${table} of it`, (await measure(port, `table?table=${table}&`)).ms));
  return rows;
}
