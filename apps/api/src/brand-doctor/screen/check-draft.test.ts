import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { settings } from '../../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand, patch, save } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const check = async () => unwrap(await manager.api(endpoints.checkMenuDraft));
const codes = async () =>
  (await check()).findings.map(({ code, severity, where }) => [where.id, code, severity]);

const costPrice = async () => {
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(products).where(eq(products.id, 'product-1')),
  );
  return row?.costPrice;
};

test('BO-373 a draft without changes has no findings, whatever is published', async () => {
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(products).set({ costPrice: 0 }));
  expect(await check()).toEqual({ findings: [], errorCount: 0, warningCount: 0, confirmation: null });
});

test('BO-373 a price of zero is an error of the changed dish alone, and a price that moves far a warning', async () => {
  unwrap(await save(manager, [patch('costPrice', 0), patch('costPrice', 59_000, 0, 'lagman')]));
  expect(await codes()).toEqual([
    ['product-1', 'price.zero', 'error'],
    ['lagman', 'price.jump', 'warning'],
    ['product-1', 'price.jump', 'warning'],
  ]);
  expect(await check()).toMatchObject({ errorCount: 1, warningCount: 2 });
});

test('BO-373 a change of 30 percent is no jump, and a discount that takes nothing off is a warning', async () => {
  unwrap(await save(manager, [patch('costPrice', 58_500), patch('discount', 0.001, 0, 'lagman')]));
  expect(await codes()).toEqual([['lagman', 'price.emptyDiscount', 'warning']]);
});

test('BO-373 a dish that no branch will sell is an error; it is read from the draft', async () => {
  unwrap(await save(manager, [patch('branches', [])]));
  expect(await codes()).toEqual([['product-1', 'dish.noBranch', 'error']]);
});

test('BO-373 a dish without a MXIK is an error where the brand makes fiscal receipts', async () => {
  const fiscal = JSON.stringify({ fiscal: { tin: '123456789' } });
  unwrap(await save(manager, [patch('spicy', 1)]));
  expect(await codes()).toEqual([]);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(settings)
      .set({ server: sql`${settings.server} || ${fiscal}::jsonb` })
      .where(eq(settings.merchantId, osh.merchantId)),
  );
  expect((await codes()).flat()).toContain('fiscal.noMxik');
});

test('BO-373 a name that the main language lacks is a warning', async () => {
  unwrap(await save(manager, [patch('name.ru', ''), patch('name.uz', '')]));
  expect((await codes()).flat()).toContain('text.noMainName');
});

test('BO-373 the check writes nothing', async () => {
  unwrap(await save(manager, [patch('costPrice', 0)]));
  await check();
  expect(await costPrice()).toBe(45_000);
});
