import { PgBoss } from 'pg-boss';

import type { Handle } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { drainOutbox } from './drain-outbox.ts';
import { DEAD_LETTERS, QUEUES, type Jobs, type QueueName } from './queues.ts';

/** Does one job. Throwing has it tried again, then put with the dead letters. */
export type JobHandlers = {
  [Name in QueueName]: (merchantId: string, payload: Jobs[Name]) => Promise<void>;
};

export type JobWorker = {
  /** There is something in the outbox. */
  wake: () => void;
  ready: () => boolean;
  stop: () => Promise<void>;
};

const POLL_SECONDS = 0.5;
const DRAIN_EVERY_MS = 1_000;

async function startBoss(db: Handle, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: db.executeSql } });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const [name, retry] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { ...retry, deadLetter: DEAD_LETTERS });
    // Asked once before serving: inside a transaction on the embedded database the first question would wait for ever.
    await boss.getQueue(name);
  }
  return boss;
}

/** Starts the queue on the same database and works its jobs in this process. */
export async function startJobs(db: Handle, log: Log, handlers: JobHandlers): Promise<JobWorker> {
  const boss = await startBoss(db, log);
  let running = true;
  let draining: Promise<void> | null = null;
  let again = false;

  async function drain() {
    do {
      again = false;
      while (running && (await drainOutbox(db, boss)) > 0);
    } while (running && again);
  }

  function wake() {
    if (draining) {
      again = true;
      return;
    }
    draining = drain()
      .catch((err: unknown) => log.warn({ err }, 'outbox not drained'))
      .finally(() => {
        draining = null;
      });
  }

  for (const name of Object.keys(QUEUES) as QueueName[]) {
    await boss.work<{ merchantId: string } & Jobs[QueueName]>(
      name,
      { pollingIntervalSeconds: POLL_SECONDS },
      async (jobs) => {
        for (const { data } of jobs) {
          if (typeof data?.merchantId !== 'string') throw new Error('a job without a merchant');
          await handlers[name](data.merchantId, data as never);
        }
      },
    );
  }
  const timer = setInterval(wake, DRAIN_EVERY_MS);
  wake();

  return {
    wake,
    ready: () => running,
    async stop() {
      running = false;
      clearInterval(timer);
      await draining;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
