import {
  bulkChanges,
  type BulkChange,
  type BulkScope,
  inheritedIn,
  isPresent,
  type RecordFields,
  recordKey,
  type SavedDraft,
  typedText,
} from '@dasturxon/core/drafts';

import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { DraftRecord } from '../drafts/edited-area.ts';
import { readPatches } from '../drafts/draft-rows.ts';
import { savePatches } from '../drafts/save-draft.ts';
import { MENU_AREA, readMenuRecords } from './menu-records.ts';

type Bulk = { scope: BulkScope; change: BulkChange; expectedVersion: number };

type DraftProduct = { id: string; fields: RecordFields; inherited: readonly string[] };

const isIn = (scope: BulkScope, { id, fields }: Pick<DraftProduct, 'id' | 'fields'>): boolean =>
  scope.of === 'MENU' ||
  (scope.of === 'CATEGORY' ? fields['categoryId'] === scope.id : scope.ids.includes(id));

const categoryOf = ({ fields }: { fields: RecordFields }) => typedText(fields['categoryId'] ?? null);

/** The products of a scope with the values of the draft. Removed ones are in none but by their id. */
async function productsOf(tx: Tx, merchantId: string, scope: BulkScope): Promise<DraftProduct[]> {
  const patches = await readPatches(tx, merchantId, 'menu');
  const named = scope.of === 'PRODUCTS' ? scope.ids.map((id) => ({ entity: 'product' as const, id })) : null;
  const records = await readMenuRecords(tx, { merchantId, only: named });
  const made = await readMenuRecords(tx, { merchantId, only: patches });
  const byRecord = Map.groupBy(patches, recordKey);
  const drafted = ({ entity, id, fields }: DraftRecord) => {
    const own = (byRecord.get(recordKey({ entity, id })) ?? []).map(({ field, value }) => [field, value]);
    return { id, fields: { ...fields, ...Object.fromEntries(own) } as RecordFields };
  };
  const products = [...new Map([...records, ...(named ? [] : made)]).values()]
    .filter(({ entity }) => entity === 'product')
    .map(drafted)
    .filter((product) => isPresent('product', product.fields) && isIn(scope, product));
  const shelves = [...new Set(products.map(categoryOf))].map((id) => ({ entity: 'category' as const, id }));
  const categories = await readMenuRecords(tx, { merchantId, only: shelves });
  const inherited = new Map(
    [...categories.values()].map(drafted).map(({ id, fields }) => [id, inheritedIn(fields)]),
  );
  return products.map((one) => ({ ...one, inherited: inherited.get(categoryOf(one)) ?? [] }));
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
