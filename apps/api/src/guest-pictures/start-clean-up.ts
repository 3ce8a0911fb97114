import { HOUR_MS } from '@dasturxon/core/kernel';

import type { Handle } from '../db/connect.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Log } from '../kernel/log.ts';
import { startRepeating } from '../kernel/start-repeating.ts';
import { removeFiles } from './guest-pictures.ts';

type Needs = { db: Handle; guestFiles: Storage; log: Log };

/** Removes the files of guests' pictures that ended or whose guest is gone, until none is left (PRIV-01). */
export async function removeEndedPictures(needs: Pick<Needs, 'db' | 'guestFiles'>): Promise<void> {
  while ((await removeFiles(needs, (work) => needs.db.asPlatform(work))) > 0);
}

/** Removes ended files every hour until the returned function is called. */
export function startPictureCleanUp(needs: Needs): () => Promise<void> {
  const repeating = { everyMs: HOUR_MS, log: needs.log, failure: 'old pictures of guests were not removed' };
  return startRepeating(repeating, () => removeEndedPictures(needs));
}
