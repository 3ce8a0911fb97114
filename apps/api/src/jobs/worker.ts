import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';

import type { Handle } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { drainOutbox } from './drain-outbox.ts';
import { DEAD_LETTERS, HEARTBEAT_SECONDS, QUEUES, type Jobs, type QueueName } from './queues.ts';

/** Does one job. Throwing has it tried again, then put with the dead letters. */
export type JobHandlers = {
  [Name in QueueName]: (merchantId: string, payload: Jobs[Name]) => Promise<void>;
};

export type JobWorker = {
  /** There is something in the outbox. */
  wake: () => void;
  /** Takes a merchant's jobs about something out of the queue and from among the dead (T26). */
  forget: (merchantId: string, about: string) => Promise<void>;
  /** Whether the queue is started and jobs move on. */
  ready: () => boolean;
  stop: () => Promise<void>;
};

type Payload = { merchantId: string } & Jobs[QueueName];

/** How often each queue is asked; while a batch comes back full it is asked again at once. */
const POLL_SECONDS = 1;
const AT_ONCE = 10;
const HOW = {
  pollingIntervalSeconds: POLL_SECONDS,
  batchSize: AT_ONCE,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** How often jobs of workers that fell silent are given to others. */
const SUPERVISE_SECONDS = 5;
const DRAIN_EVERY_MS = 1_000;
/** Whoever has not got through a look into the outbox for so long is stuck; one that is only busy gets through. */
const STUCK_AFTER_MS = 60_000;

/** Which order a job is about, for the log. */
const orderOf = (data: Payload | null) => (data && 'orderId' in data ? { orderId: data.orderId } : {});

async function startBoss(db: Handle, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: db.executeSql },
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const [name, retry] of Object.entries(QUEUES)) {
    const how = { ...retry, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, { ...how, deadLetter: DEAD_LETTERS });
    await boss.updateQueue(name, how);
    // Asked once before serving: inside a transaction on the embedded database the first question would wait for ever.
    await boss.getQueue(name);
  }
  return boss;
}

/** Starts the queue on the same database and works its jobs in this process. */
export async function startJobs(db: Handle, log: Log, handlers: JobHandlers): Promise<JobWorker> {
  const boss = await startBoss(db, log);
  let running = true;
  const workers = new Map<string, string>();

  /**
   * One job's fate: a job that fails takes none of its batch with it. What went wrong stays in the log; a job that has
   * no try left is an error there, which operators are called for (docs/operations.md).
   */
  async function settle(
    name: QueueName,
    { id, data, retryCount, retryLimit }: JobWithMetadata<Payload>,
  ): Promise<JobResult> {
    try {
      if (typeof data?.merchantId !== 'string') throw new Error('a job without a merchant');
      // The queue's name decides what its jobs carry; types cannot follow a name that is read.
      await handlers[name](data.merchantId, data as never);
      return { id, status: 'completed' };
    } catch (err) {
      const about = { err, queue: name, job: id };
      if (retryCount < retryLimit) log.warn(about, 'job failed');
      else log.error({ ...about, merchantId: data?.merchantId, ...orderOf(data) }, 'job failed for good');
      return { id, status: 'failed', output: { failed: true } };
    }
  }
  let draining: Promise<void> | null = null;
  let again = false;
  let lookedAt = performance.now();

  async function drain() {
    do {
      again = false;
      let queues: readonly string[] = [];
      do {
        queues = await drainOutbox(db, boss);
        lookedAt = performance.now();
        // Somebody waits for most of these: an SMS, a button in the kitchen. They are not left to the next poll.
        for (const queue of queues) boss.notifyWorker(workers.get(queue) ?? '');
      } while (running && queues.length > 0);
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
    const id = await boss.work<Payload, unknown, typeof HOW>(name, HOW, (jobs) =>
      Promise.all(jobs.map((job) => settle(name, job))),
    );
    workers.set(name, id);
  }
  const timer = setInterval(wake, DRAIN_EVERY_MS);
  wake();

  return {
    wake,
    async forget(merchantId, about) {
      await db.executeSql(
        `delete from pgboss.job where data ->> 'merchantId' = $1 and data ->> 'about' = $2`,
        [merchantId, about],
      );
    },
    ready: () => running && performance.now() - lookedAt < STUCK_AFTER_MS,
    async stop() {
      running = false;
      clearInterval(timer);
      await draining;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
