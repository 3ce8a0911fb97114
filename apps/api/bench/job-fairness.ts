import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { openPostgres } from '../src/db/postgres.ts';
import { merchants } from '../src/db/schema/merchants.ts';
import { sendJob } from '../src/jobs/queues.ts';
import { startJobs } from '../src/jobs/worker.ts';
import { createLog } from '../src/kernel/log.ts';
import { idleHandlers } from '../src/testing/job-worker.ts';
import { median, type Row } from './median.ts';

const MERCHANTS = Array.from({ length: 50 }, (_, at) => `fair-${at}`);
/** The merchant whose bot hangs. */
const SLOW = MERCHANTS[0]!;
const JOBS_EACH = 10;
/** A whole evening's burst is over well before a hanging call. */
const ANSWER_MS = 20;
const HANG_MS = 20_000;
const BETWEEN_MS = 10;
const TARGET = 1.5;

const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** A bot that answers after 20 ms, or holds the calls of the slow merchant for 20 s. */
async function startBot() {
  let doesHang = false;
  const bot = createServer((request, response) => {
    const isSlow = doesHang && request.url === `/${SLOW}`;
    void pause(isSlow ? HANG_MS : ANSWER_MS, undefined, { ref: false }).then(() => response.end());
  });
  await new Promise<void>((resolve) => bot.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(bot.address() as AddressInfo).port}`,
    hang: (does: boolean) => (doesHang = does),
    stop: () => {
      bot.closeAllConnections();
      bot.close();
    },
  };
}

/**
 * How long the jobs of 49 merchants take from their order's commit to the bot's answer while the bot of a fiftieth holds
 * each call for 20 s, against what they take when it answers. In turns, on PostgreSQL with the real worker.
 */
export async function measureJobFairness(url: string, { rounds }: { rounds: number }): Promise<Row[]> {
  const db = openPostgres(url, 10, () => undefined);
  const bot = await startBot();
  const sentAt = new Map<string, number>();
  let times: number[] = [];
  await db.asPlatform((tx) =>
    tx
      .insert(merchants)
      .values(MERCHANTS.map((merchantId) => ({ merchantId, sub: merchantId })))
      .onConflictDoNothing(),
  );
  const worker = await startJobs(db, createLog('silent'), {
    ...idleHandlers(),
    'bot.order': async (merchantId, { orderId }) => {
      await fetch(`${bot.url}/${merchantId}`).catch(() => undefined);
      if (merchantId !== SLOW) times.push(performance.now() - (sentAt.get(orderId) ?? 0));
    },
  });

  async function send(merchantId: string) {
    const id = crypto.randomUUID();
    await db.inTenant(merchantId, (tx) =>
      sendJob(tx, { id, merchantId, queue: 'bot.order', payload: { orderId: id } }),
    );
    sentAt.set(id, performance.now());
    worker.wake();
  }

  async function round(doesHang: boolean): Promise<number> {
    bot.hang(doesHang);
    times = [];
    for (let nth = 0; nth < JOBS_EACH; nth += 1)
      for (const merchantId of MERCHANTS) {
        await send(merchantId);
        await pause(BETWEEN_MS);
      }
    while (times.length < (MERCHANTS.length - 1) * JOBS_EACH) await pause(BETWEEN_MS);
    return at(times, 0.95);
  }

  try {
    await round(false);
    const [answering, hanging]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < rounds; nth += 1) {
      answering.push(await round(false));
      hanging.push(await round(true));
    }
    const [idle, p95] = [median(answering), median(hanging)];
    return [
      {
        name: 'p95 of 49 merchants’ jobs while the bot of one hangs',
        figure: `${(p95 / idle).toFixed(2)} x  (${p95.toFixed(0)} ms, else ${idle.toFixed(0)} ms)`,
        target: `≤ ${TARGET} x`,
        ok: p95 <= TARGET * idle,
      },
    ];
  } finally {
    bot.stop();
    await worker.stop();
    await db.close();
  }
}
