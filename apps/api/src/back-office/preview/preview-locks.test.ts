import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { settings } from '../../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand } from '../../testing/back-office/menu-editor.ts';
import { saveSettings, setting } from '../../testing/back-office/settings-editor.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { draftDatabase } from './draft-database.ts';

const CHANGED = 2_000;

/** On the embedded database transactions run one after the other. */
const isServer = process.env['TEST_DATABASE_URL'] !== undefined;

let osh: Scene;
let manager: StaffPerson;
beforeAll(async () => {
  if (!isServer) return;
  const [first] = editedBrand().products!;
  const more = Array.from({ length: CHANGED - 1 }, (_, at) =>
    aProduct({ id: `dish-${at}`, productBranch: first!.productBranch }),
  );
  osh = await aRunningApi({ brand: { ...editedBrand(), products: [first!, ...more] } });
  manager = await staffPerson(osh, { role: 'ADMIN' });
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(products).set({ amount: 1_000 }));
  const change = { kind: 'PERCENT', percent: 7, step: 500 } as const;
  const { revision } = await draftOf(manager);
  const bulk = { scope: { of: 'MENU' }, change, expectedVersion: revision } as const;
  unwrap(await manager.api(endpoints.bulkMenuDraft, { body: bulk, idempotencyKey: key() }));
  unwrap(await saveSettings(manager, [setting('isDark', true)]));
}, 120_000);

test.runIf(isServer)(
  'BO-347 an order of a dish and a change of the settings do not wait for a preview of 2,000 changed dishes',
  async () => {
    const guest = await osh.person();
    const { merchantId, deps } = osh;
    const [open, isApplied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const begun = performance.now();
    const shownAt = { moment: null, now: deps.now };
    const preview = draftDatabase(deps.db, shownAt).inTenant(merchantId, async (tx) => {
      const [dish] = await tx.select().from(products).where(eq(products.id, 'product-1'));
      isApplied.resolve();
      await open.promise;
      return dish!.costPrice;
    });
    await isApplied.promise;
    const applied = performance.now() - begun;
    const before = performance.now();
    const order = await place(guest, pickUp());
    const waited = performance.now() - before;
    await deps.db.inTenant(merchantId, (tx) => tx.update(settings).set({ server: {} }));
    open.resolve();
    unwrap(order);
    // oxlint-disable-next-line no-console -- a figure for the documents
    if (process.env['MEASURE']) console.log({ applied, waited });
    expect(await preview).toBe(48_000);
    const [row] = await deps.db.inTenant(merchantId, (tx) =>
      tx.select().from(products).where(eq(products.id, 'product-1')),
    );
    expect(row).toMatchObject({ costPrice: 45_000 });
    expect(row!.amount).toBeLessThan(1_000);
  },
  30_000,
);
