import type { Handle } from './connect.ts';

/** Runs one piece of work after another. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** So long at most does background work rest after one piece, in milliseconds. */
const LONGEST_REST_MS = 250;

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const nothing = () => undefined;

/** One at a time, each followed by a rest as long as it took: half of the engine is always left to requests. */
function halfOfTheTime(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    let took = 0;
    const mine = before.then(async () => {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        took = performance.now() - startedAt;
      }
    });
    // A timer also lets the event loop take requests up: the engine answers within microtasks.
    before = mine.then(nothing, nothing).then(() => rest(Math.min(LONGEST_REST_MS, took)));
    return mine;
  };
}

/**
 * The database as background jobs use it. The embedded engine runs in this process, one statement at a time: there jobs
 * take turns and rest in between, whatever waits. A PostgreSQL server is shared by connection and is returned as it is.
 */
export function backgroundShare(db: Handle): Handle {
  if (db.engine !== 'pglite') return db;
  const inTurn = halfOfTheTime();
  return {
    ...db,
    inTenant: (merchantId, work) => inTurn(() => db.inTenant(merchantId, work)),
    lookUp: (merchantId, question) => inTurn(() => db.lookUp(merchantId, question)),
    inTenantAsking: (merchantId, question, work) =>
      inTurn(() => db.inTenantAsking(merchantId, question, work)),
    asPlatform: (work) => inTurn(() => db.asPlatform(work)),
    executeSql: (text, values) => inTurn(() => db.executeSql(text, values)),
  };
}
