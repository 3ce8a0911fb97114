import { PgBoss } from 'pg-boss';

import type { Handle } from '../db/connect.ts';
import { inSpan } from '../kernel/trace.ts';
import type { Log } from '../kernel/log.ts';
import { drainOutbox } from './drain-outbox.ts';
import { BEAT_MS, openLane, type Lane } from './lane.ts';
import { DEAD_LETTERS, HEARTBEAT_SECONDS, lanesOf, QUEUES, type Jobs, type QueueName } from './queues.ts';

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

/** How often jobs of workers that fell silent are given to others. */
const SUPERVISE_SECONDS = 5;
const POLL_MS = 1_000;
/** A worker that has not got through a look into the outbox for so long is stuck; one that is only busy gets through. */
const STUCK_AFTER_MS = 60_000;
/** How long a stopping worker waits for its jobs. */
const PATIENCE_MS = 5_000;

const queueNames = Object.keys(QUEUES) as QueueName[];

async function startBoss(db: Handle, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: db.executeSql },
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const name of queueNames) {
    const how = { ...QUEUES[name], heartbeatSeconds: HEARTBEAT_SECONDS };
    for (const lane of lanesOf(name)) {
      await boss.createQueue(lane, { ...how, deadLetter: DEAD_LETTERS });
      await boss.updateQueue(lane, how);
      // pg-boss reads a queue's settings once, outside of the transaction that the outbox is drained in: on the embedded
      // database that would wait for ever. Inserting nothing reads them now.
      await boss.insert(lane, []);
    }
  }
  return boss;
}

/** The lanes that have jobs which are due: one question instead of one for each lane. */
async function dueLanes(db: Handle): Promise<string[]> {
  const { rows } = await db.executeSql(`select q.name from pgboss.queue q where exists (
    select 1 from pgboss.job j
    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`);
  return rows.map((row) => String(row['name']));
}

type Parts = { db: Handle; boss: PgBoss; log: Log; handlers: JobHandlers };

function openLanes({ db, boss, log, handlers }: Parts): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  for (const name of queueNames) {
    const work = async (data: Record<string, unknown>) => {
      const merchantId = data?.['merchantId'];
      if (typeof merchantId !== 'string') throw new Error('a job without a merchant');
      const attributes = { 'dasturxon.merchant_id': merchantId };
      // The queue's name decides what its jobs carry; types cannot follow a name that is read.
      const job = () => handlers[name](merchantId, data as never);
      await inSpan(`job ${name}`, { attributes, isRoot: true }, job);
    };
    for (const lane of lanesOf(name)) lanes.set(lane, openLane({ db, boss, log, name: lane, work }));
  }
  return lanes;
}

/** Starts the queue on the same database and works its jobs in this process. */
export async function startJobs(db: Handle, log: Log, handlers: JobHandlers): Promise<JobWorker> {
  const boss = await startBoss(db, log);
  const lanes = openLanes({ db, boss, log, handlers });
  const fill = (names: readonly string[]) => {
    for (const name of names) lanes.get(name)?.fill();
  };
  let running = true;
  let looking: Promise<void> | null = null;
  let again = false;
  let lookedAt = performance.now();

  async function look() {
    do {
      again = false;
      let filled: readonly string[] = [];
      do {
        filled = await drainOutbox(db, boss);
        lookedAt = performance.now();
        fill(filled);
      } while (running && filled.length > 0);
    } while (running && again);
  }

  function wake() {
    if (looking) {
      again = true;
      return;
    }
    looking = look()
      .catch((err: unknown) => log.warn({ err }, 'outbox not drained'))
      .finally(() => {
        looking = null;
      });
  }

  let polling: Promise<void> | null = null;
  const poll = () => {
    wake();
    polling ??= dueLanes(db)
      .then(fill, (err: unknown) => log.warn({ err }, 'jobs not looked for'))
      .finally(() => {
        polling = null;
      });
  };
  const beat = () => {
    for (const lane of lanes.values())
      lane.beat().catch((err: unknown) => log.warn({ err }, 'heartbeat of jobs not sent'));
  };
  const timers = [setInterval(poll, POLL_MS), setInterval(beat, BEAT_MS)];
  poll();

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
      await Promise.all([looking, polling]);
      await Promise.all([...lanes.values()].map((lane) => lane.stop(PATIENCE_MS)));
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: false });
    },
  };
}
