import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { backgroundShare } from './background-share.ts';
import type { Handle } from './connect.ts';
import { openPglite } from './pglite.ts';

/** How much background work waits while a request comes. */
const WAITING = 50;

let db: Handle;
let background: Handle;
beforeAll(async () => {
  db = await openPglite({});
  await db.executeSql('create role app_platform');
  background = backgroundShare(db);
});
afterAll(() => db.close());

/** Queues pieces of background work: each is one transaction of some statements. */
function fillBackground() {
  const piece = Promise.withResolvers<void>();
  let begun = 0;
  const all = Array.from({ length: WAITING }, () =>
    background.asPlatform(async (tx) => {
      begun += 1;
      piece.resolve();
      for (let at = 0; at < 5; at += 1) await tx.execute(sql`select ${at}::int`);
    }),
  );
  return { firstBegun: piece.promise, begun: () => begun, drained: Promise.all(all) };
}

describe('F21 background work on the embedded database', () => {
  test('a read during background work is served after one piece at most', async () => {
    const work = fillBackground();
    await work.firstBegun;
    await db.asPlatform((tx) => tx.execute(sql`select 1`));
    expect(work.begun()).toBe(1);
    await work.drained;
    expect(work.begun()).toBe(WAITING);
  });

  test('the server reads its sockets between two pieces', async () => {
    const work = fillBackground();
    await work.firstBegun;
    await new Promise((resolve) => setImmediate(resolve));
    expect(work.begun()).toBe(1);
    await work.drained;
  });

  test('a failing part delays no other', async () => {
    const failing = background.executeSql('select 1 / 0');
    const work = fillBackground();
    await expect(failing).rejects.toThrow('division by zero');
    await work.drained;
    expect(work.begun()).toBe(WAITING);
  });
});
