import { type BulkScope, MOST_BULK_IDS } from '@dasturxon/core/drafts';

import type { ProductRow } from '../menu-view.ts';

/**
 * The scope of the chosen products: the whole menu and a whole category by name, others one by one. Null where they are too many
 * to be named.
 */
export function bulkScope(chosen: readonly ProductRow[], all: readonly ProductRow[]): BulkScope | null {
  if (chosen.length === all.length) return { of: 'MENU' };
  const [first] = chosen;
  const isOne = chosen.every(({ categoryId }) => categoryId === first?.categoryId);
  const whole = all.filter(({ categoryId }) => categoryId === first?.categoryId).length;
  if (first && isOne && chosen.length === whole) return { of: 'CATEGORY', id: first.categoryId };
  return chosen.length > MOST_BULK_IDS ? null : { of: 'PRODUCTS', ids: chosen.map(({ id }) => id) };
}
