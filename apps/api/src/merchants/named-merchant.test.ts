import { expect, test } from 'vitest';

import { exportBrand } from '../brand-file/export-brand.ts';
import { merchants } from '../db/schema/merchants.ts';
import { newFile } from '../testing/brands/sent-brand-files.ts';
import { aRunningApi } from '../testing/scene.ts';

test('T04 BO-366 a brand that is called as another’s id gets nothing of either by that text', async () => {
  const victim = await aRunningApi();
  const sub = victim.merchantId;
  await victim.deps.db.asPlatform((tx) =>
    tx.insert(merchants).values({ merchantId: `x-${sub}`, sub: `m-${sub}`, data: {} }),
  );
  await victim.deps.db.asPlatform((tx) =>
    tx.insert(merchants).values({ merchantId: `m-${sub}`, sub: `y-${sub}`, data: {} }),
  );
  const given = { sub: `m-${sub}`, to: newFile(), customers: true, orders: true, key: null };
  await expect(exportBrand(victim.deps, given)).rejects.toThrow('the id of another');
});
