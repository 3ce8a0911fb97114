import { expect, test } from 'vitest';

import { saleVersionAtom } from '../../domains/branches/sale-version.ts';
import { cacheOf } from '../../domains/session/query-cache.ts';
import { aStorefront } from '../../testing/index.ts';
import { showSaleChange } from './show-sale-change.ts';

test.each([['halls', 'branch-1'], ['cities', 'osh'], ['branches']])(
  'BO-439 BO-440 an open page asks for %s again after a publication',
  async (...queryKey) => {
    const { store, i18n } = aStorefront({ answers: {} });
    const cache = cacheOf(store);
    cache.setQueryData(queryKey, []);
    await showSaleChange({ store, i18n, before: store.get(saleVersionAtom) });
    expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);
