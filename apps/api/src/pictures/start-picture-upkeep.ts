import { DAY_MS, HOUR_MS } from '@dasturxon/core/kernel';
import { lt } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';
import { upkeepRuns } from '../db/schema/merchants.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Log } from '../kernel/log.ts';
import { startRepeating } from '../kernel/start-repeating.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

const LOOK_EVERY_MS = HOUR_MS;
/** The whole store is listed: once a week is enough for what stays a month. */
const RUN_EVERY_MS = 7 * DAY_MS;
const NAME = 'unused-pictures';

type Needs = { db: Pick<Handle, 'asPlatform'>; storage: Storage; log: Log; now: () => Date };

/** Takes this week's run for this process. False when it was taken already. */
async function claim({ db, now }: Needs): Promise<boolean> {
  const at = now();
  const rows = await db.asPlatform((tx) =>
    tx
      .insert(upkeepRuns)
      .values({ name: NAME, at })
      .onConflictDoUpdate({
        target: upkeepRuns.name,
        set: { at },
        setWhere: lt(upkeepRuns.at, new Date(at.getTime() - RUN_EVERY_MS)),
      })
      .returning({ name: upkeepRuns.name }),
  );
  return rows.length > 0;
}

/** Removes unused pictures if it is this week's time. Several processes may ask at once: one of them does it. */
export async function picturesOnceAWeek(needs: Needs): Promise<number> {
  if (!(await claim(needs))) return 0;
  const removed = await removeUnusedPictures(needs, needs.now());
  if (removed > 0) needs.log.info({ removed }, 'unused pictures removed');
  return removed;
}

/** Looks every hour whether it is time, until the returned function is called. */
export function startPictureUpkeep(needs: Needs): () => Promise<void> {
  const repeating = { everyMs: LOOK_EVERY_MS, log: needs.log, failure: 'unused pictures were not removed' };
  return startRepeating(repeating, () => picturesOnceAWeek(needs));
}
