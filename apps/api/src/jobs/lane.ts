import { DAY_MS } from '@dasturxon/core/kernel';
import type { JobWithMetadata, PgBoss } from 'pg-boss';

import { connectionFailure } from '../kernel/connection-failure.ts';
import type { Handle } from '../db/connect.ts';
import type { Log } from '../kernel/log.ts';
import { HEARTBEAT_SECONDS, PER_MERCHANT } from './queues.ts';

/** Jobs of one lane that this process runs at once, of all merchants. */
const PLACES = 20;

/** A job whose service cannot be reached waits for a quarter of its age, within these limits, in seconds. */
const SOONEST_SECONDS = 2;
const LATEST_SECONDS = 300;
/** After so long without a connection it fails like any other. */
const GIVE_UP_MS = DAY_MS;

export type Lane = {
  /** Fetches jobs that are due, now. */
  fill: () => void;
  /** Keeps the jobs that run from being given to another worker. */
  beat: () => Promise<void>;
  /** Fetches no more. Jobs that still run after `patienceMs` are put back and run again elsewhere. */
  stop: (patienceMs: number) => Promise<void>;
};

type Payload = Readonly<Record<string, unknown>>;
type Parts = {
  db: Pick<Handle, 'executeSql'>;
  boss: PgBoss;
  log: Log;
  /** The name of the pg-boss queue. */
  name: string;
  /** Does one job; throws when it failed. */
  work: (data: Payload) => Promise<void>;
};

/** Whose job it is and which order it is about, for the log. */
const subjectOf = ({ merchantId, orderId }: Payload) => ({
  merchantId,
  ...(orderId !== undefined && { orderId }),
});

class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** Rejects when the work takes longer than its queue allows: the place is free again. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`the job took longer than ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds until a job is tried again whose service could not be reached; null when it has waited too long. */
export function reconnectDelay(createdOn: Date, now: Date): number | null {
  const age = now.getTime() - createdOn.getTime();
  if (age > GIVE_UP_MS) return null;
  return Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.ceil(age / 4000)));
}

/** How the jobs of a lane end. */
function settling({ db, boss, log, name }: Omit<Parts, 'work'>) {
  /** Jobs of this worker wait again, as if they had never been fetched. */
  const putBack = (ids: readonly string[], seconds: number) =>
    db.executeSql(
      `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
        start_after = now() + $3 * interval '1 second'
      where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [name, ids, seconds],
    );

  /** A failed connection uses up no retry: the same job waits and is tried again. */
  async function postpone({ id, createdOn }: JobWithMetadata<Payload>): Promise<boolean> {
    const seconds = reconnectDelay(createdOn, new Date());
    if (seconds === null) return false;
    await putBack([id], seconds);
    return true;
  }

  async function settle(job: JobWithMetadata<Payload>, failure: { err: unknown } | null): Promise<void> {
    if (!failure) {
      await boss.complete(name, job);
      return;
    }
    const about = { err: failure.err, queue: name, job: job.id };
    if (connectionFailure(failure.err) && (await postpone(job))) {
      log.warn(about, 'job postponed');
      return;
    }
    // No try is left: operators are called for this line (docs/operations.md).
    if (job.retryCount < job.retryLimit) log.warn(about, 'job failed');
    else log.error({ ...about, ...subjectOf(job.data) }, 'job failed for good');
    await boss.fail(name, job, { failed: true });
  }

  return { putBack, settle };
}

/**
 * Runs the jobs of one pg-boss queue. Each job has a place of its own: a slow one holds up no other, and a merchant gets
 * PER_MERCHANT places at most, so that its hanging provider delays its own jobs alone.
 */
export function openLane({ db, boss, log, name, work }: Parts): Lane {
  const running = new Map<string, { job: JobWithMetadata<Payload>; done: Promise<void> }>();
  let isOpen = true;
  let isFetching = false;
  let again = false;

  const { putBack, settle } = settling({ db, boss, log, name });

  async function run(job: JobWithMetadata<Payload>): Promise<void> {
    const failure = await within(job.expireInSeconds, work(job.data)).then(
      () => null,
      (err: unknown) => ({ err }),
    );
    // A job that was put back at the stop is no longer this worker's.
    if (running.has(job.id)) await settle(job, failure);
  }

  function take(job: JobWithMetadata<Payload>) {
    const done = run(job)
      .catch((err: unknown) => log.warn({ err, queue: name, job: job.id }, 'job not settled'))
      .finally(() => {
        running.delete(job.id);
        setImmediate(fill);
      });
    running.set(job.id, { job, done });
  }

  async function fetchDue() {
    do {
      again = false;
      const batchSize = PLACES - running.size;
      if (!isOpen || batchSize <= 0) return;
      const options = { batchSize, groupConcurrency: PER_MERCHANT, includeMetadata: true } as const;
      const jobs = await boss.fetch<Payload>(name, options);
      for (const job of jobs) take(job);
      // The merchants that are full now are left out of the next question.
      again ||= jobs.length > 0;
    } while (again);
  }

  function fill() {
    again = true;
    if (isFetching || !isOpen) return;
    isFetching = true;
    fetchDue()
      .catch((err: unknown) => log.warn({ err, queue: name }, 'jobs not fetched'))
      .finally(() => {
        isFetching = false;
      });
  }

  return {
    fill,
    async beat() {
      const jobs = [...running.values()].map(({ job }) => job);
      if (jobs.length > 0) await boss.touch(name, jobs);
    },
    async stop(patienceMs) {
      isOpen = false;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), patience]);
      clearTimeout(timer);
      const left = [...running.keys()];
      running.clear();
      if (left.length > 0) await putBack(left, 0);
    },
  };
}

/** How often `beat` is called: well within the time after which a job counts as abandoned. */
export const BEAT_MS = (HEARTBEAT_SECONDS * 1000) / 3;
