import { bulkChanges, type BulkChange, type BulkScope, type SavedDraft } from '@dasturxon/core/drafts';

import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { readPatches } from '../drafts/draft-rows.ts';
import type { DraftRecord } from '../drafts/edited-area.ts';
import { savePatches } from '../drafts/save-draft.ts';
import { MENU_AREA, readMenuRecords } from './menu-records.ts';

type Bulk = { scope: BulkScope; change: BulkChange; expectedVersion: number };

const isIn = (scope: BulkScope, { id, parentId }: DraftRecord): boolean =>
  scope.of === 'MENU' || (scope.of === 'CATEGORY' ? parentId === scope.id : scope.ids.includes(id));

/** The products of a scope with the values of the draft. */
async function productsOf(tx: Tx, merchantId: string, scope: BulkScope) {
  const only = scope.of === 'PRODUCTS' ? scope.ids.map((id) => ({ entity: 'product' as const, id })) : null;
  const records = [...(await readMenuRecords(tx, { merchantId, only })).values()];
  const patches = Map.groupBy(await readPatches(tx, merchantId, 'menu'), ({ id }) => id);
  return records
    .filter((record) => record.entity === 'product' && isIn(scope, record))
    .map(({ id, fields }) => {
      const own = (patches.get(id) ?? []).filter(({ entity }) => entity === 'product');
      return {
        id,
        fields: { ...fields, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) },
      };
    });
}

/**
 * Changes many products in the draft by one rule, all or none, once per key. Throws draft.conflict for a value that the caller has
 * not seen.
 */
export const saveBulkChange = (
  ctx: SignedIn,
  { scope, change, expectedVersion }: Bulk,
  sent: KeyedCall,
): Promise<Reply<SavedDraft>> =>
  doOnce(ctx, sent, async (tx) => {
    const products = await productsOf(tx, ctx.merchantId, scope);
    const patches = bulkChanges(products, change).map(({ entity, id, field, after }) => ({
      entity,
      id,
      field,
      value: after,
      base: expectedVersion,
    }));
    return savePatches(ctx, tx, {
      edited: MENU_AREA,
      patches,
      audited: {
        action: 'menu.bulk',
        subject: 'menu',
        subjectId: null,
        branchId: null,
        before: null,
        after: { ...change, changes: patches.length },
      },
    });
  });
