import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Product } from '@dasturxon/core/catalog';
import { aBranch, aCategory, aProduct } from '@dasturxon/core/testing';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffTotp } from '../../db/schema/staff-factors.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, publish } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const place = (id: string, uz: string) => ({
  ...aBranch({ id, name: { uz, ru: '', eng: '' } }),
  tariff: null,
  slotCapacity: null,
});
const size = {
  id: 'size',
  name: { uz: 'Hajmi', ru: 'Размер', eng: 'Size' },
  min: 1,
  max: 1,
  required: true,
  multiple: false,
  priority: 1,
  items: [
    { id: 'small', name: { uz: 'Kichik', ru: 'Маленький', eng: 'Small' }, price: 0 },
    { id: 'large', name: { uz: 'Katta', ru: 'Большой', eng: 'Large' }, price: 9_000 },
  ],
};
/** A dish with everything that the file of the rows does not carry. */
const full = aProduct({
  id: 'osh',
  name: { uz: 'Toʻy oshi', ru: 'Свадебный плов', eng: 'Wedding plov' },
  description: { uz: 'Mazali', ru: 'Вкусно', eng: '' },
  costPrice: 52_000,
  discount: 5,
  type: 'MODIFICATION',
  // What an option leaves out is filled when the product is read.
  modificationGroups: [size] as unknown as Product['modificationGroups'],
  allergens: ['MILK'],
  diets: ['HALAL'],
  spicy: 2,
  calorie: 640,
  nutrition: { protein: 20, fat: 30, carbohydrate: 60 },
  labels: ['hit', 'Yangi mavsum'],
  tags: ['osh'],
  eatsPrice: 60_000,
  enabledEats: true,
  expressPrice: 61_000,
  enabledExpress: true,
  mxicCode: '10202001002000000',
  packageCode: '1500734',
  barcode: '47800001',
  minCount: 1,
  maxCount: 5,
  timeCookingMin: 10,
  timeCookingMax: 20,
  deliveryEnabled: false,
  isCartRecommendation: true,
  productBranch: [{ branch: { id: 'there', isActive: true } }],
});

let osh: Scene;
let burger: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({
    brand: { branches: [place('here', 'Chilonzor')], categories: [], products: [] },
  });
  burger = await aRunningApi({
    brand: {
      branches: [place('there', 'Yunusobod')],
      categories: [aCategory({ viewType: 'BIG', textColor: '#12AB9F' })],
      products: [full],
    },
  });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

/** The owner's account at the other brand, with an authenticator app of its own. */
async function codeThere(scene: Scene): Promise<string> {
  const { merchantId, deps } = scene;
  const [id, secret] = [crypto.randomUUID(), new Secret({ size: 20 })];
  const sealed = deps.secrets.seal({ secret: secret.base32 }, `${merchantId}|totp|${id}`);
  await deps.db.inTenant(merchantId, async (tx) => {
    await tx.insert(users).values({ merchantId, id, phone: owner.phone, role: 'ADMIN', firstName: 'Nodira' });
    await tx.insert(staffTotp).values({ merchantId, userId: id, sealed });
  });
  return TOTP.generate({ secret, timestamp: osh.clock.now.getTime() });
}

const menuOf = async (scene: Scene) =>
  unwrap(await scene.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));

/** A product without the ids that belong to its brand. */
const withoutIds = ({ id: _id, categoryId: _category, productBranch, ...product }: Product) => ({
  ...product,
  modificationGroups: product.modificationGroups.map(({ id: _group, ...group }) => group),
  branches: productBranch.length,
});

const areas: ('menu' | 'promos')[] = ['menu'];

test('BO-376 the whole menu of another brand comes into an empty one equal apart from its ids, and again it changes nothing', async () => {
  const body = { merchantId: burger.merchantId, code: await codeThere(burger) };
  const sent = unwrap(await owner.api(endpoints.copyOwnBrand, { body }));
  const preview = unwrap(await owner.api(endpoints.checkBrandFile, { body: { ...sent, areas } }));
  expect(preview).toMatchObject({ isOwn: false, hasGuests: false, leftOut: [], unfit: [] });
  expect((await draftOf(owner)).patches).toEqual([]);
  unwrap(
    await owner.api(endpoints.bringBrandFile, {
      body: { ...sent, areas, expectedVersion: preview.revision },
      idempotencyKey: key(),
    }),
  );
  unwrap(await publish(owner, (await draftOf(owner)).revision));
  const [copied, source] = [await menuOf(osh), await menuOf(burger)];
  expect(copied.products.map(withoutIds)).toEqual(source.products.map(withoutIds));
  expect(copied.categories.map(({ name, viewType, textColor }) => [name, viewType, textColor])).toEqual(
    source.categories.map(({ name, viewType, textColor }) => [name, viewType, textColor]),
  );
  const again = unwrap(await owner.api(endpoints.checkBrandFile, { body: { ...sent, areas } }));
  expect(again.recordCount).toBe(0);
  const log = await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.select().from(auditLog));
  expect(log).toMatchObject([{ action: 'menu.toBrand', name: 'Nodira' }]);
});

test('BO-376 T04 a wrong code, and a brand that is not theirs, give nothing', async () => {
  await codeThere(burger);
  const outsider = await aRunningApi({ brand: editedBrand() });
  const copy = (merchantId: string, code: string) =>
    owner.api(endpoints.copyOwnBrand, { body: { merchantId, code } });
  expect((await copy(burger.merchantId, '000000')).error?.code).toBe('factor.wrong');
  expect((await copy(outsider.merchantId, '000000')).error).toMatchObject({ status: 404 });
});
