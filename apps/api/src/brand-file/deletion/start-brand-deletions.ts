import { ERASURE_MARGIN_MS } from '@dasturxon/core/brand-file';
import { HOUR_MS } from '@dasturxon/core/kernel';
import { and, isNull, lte } from 'drizzle-orm';

import { brandDeletions } from '../../db/schema/editing/brand-deletions.ts';
import { startRepeating } from '../../kernel/start-repeating.ts';
import { eraseBrand, type ErasureDeps } from './erase-brand.ts';

/** Deletes every brand whose day has come and that has nothing open. One that fails is tried again with the next turn. */
export async function deleteDueBrands(deps: ErasureDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - ERASURE_MARGIN_MS);
  const due = await deps.db.asPlatform((tx) =>
    tx
      .select({ merchantId: brandDeletions.merchantId })
      .from(brandDeletions)
      .where(and(isNull(brandDeletions.doneAt), lte(brandDeletions.dueAt, before))),
  );
  for (const { merchantId } of due) {
    try {
      await eraseBrand(deps, merchantId);
    } catch (err) {
      deps.log.error({ err, merchantId }, 'a brand was not deleted');
    }
  }
}

/** Looks every hour for brands to delete, until the returned function is called. */
export function startBrandDeletions(deps: ErasureDeps): () => Promise<void> {
  const repeating = { everyMs: HOUR_MS, log: deps.log, failure: 'brands were not deleted' };
  return startRepeating(repeating, () => deleteDueBrands(deps));
}
