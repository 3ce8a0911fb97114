import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const menu = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const dish = async () => (await menu()).products.find(({ id }) => id === 'product-1');
const bytes = async () => (await osh.request('/products/v1/overalls?type=WEB')).text();
const change = async (fields: Record<string, FieldValue>) => {
  const { revision } = await draftOf(manager);
  const patches = Object.entries(fields).map(([field, value]) => patch(field, value, revision));
  return unwrap(await save(manager, patches)).revision;
};

const FIELDS = {
  labels: ['new', 'Mavsum taomi'],
  tags: ['palov'],
  unit: 'KG',
  minCount: 2,
  maxCount: 5,
  isCartRecommendation: true,
  deliveryEnabled: false,
  dineInEnabled: false,
  protein: 12.5,
  fat: 8,
  mxicCode: '10202001001000001',
  packageCode: '1500734',
  comboPricing: 'SUM',
  comboDiscount: 15,
};
const SEEN = {
  labels: ['new', 'Mavsum taomi'],
  tags: ['palov'],
  unit: 'KG',
  minCount: 2,
  maxCount: 5,
  isCartRecommendation: true,
  deliveryEnabled: false,
  dineInEnabled: false,
  packageCode: '1500734',
  nutrition: { protein: 12.5, fat: 8, carbohydrate: null },
  combo: { pricing: 'SUM', discount: 15 },
};

test('BO-434 a dish that is not picked up is refused in such an order', async () => {
  unwrap(await publish(manager, await change({ pickUpEnabled: false })));
  const guest = await osh.person();
  expect((await place(guest, pickUp())).error?.code).toBe('product.unavailable');
});

describe('BO-368 fields of a dish', () => {
  test('BO-368 guests see what was published, and the undo restores the menu byte for byte', async () => {
    const before = await bytes();
    unwrap(await publish(manager, await change(FIELDS)));
    await expect.poll(dish).toMatchObject(SEEN);
    const after = await bytes();
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
    unwrap(await undo(manager, { version: 3, expectedVersion: 3 }));
    await expect.poll(bytes).toBe(after);
  });

  test('BO-368 a field is published by itself, the others stay, and it has a history', async () => {
    unwrap(await publish(manager, await change(FIELDS)));
    unwrap(await publish(manager, await change({ carbohydrate: 30 })));
    unwrap(await publish(manager, await change({ costPrice: 50_000 })));
    const nutrition = { protein: 12.5, fat: 8, carbohydrate: 30 };
    await expect.poll(dish).toMatchObject({ ...SEEN, nutrition, costPrice: 50_000 });
    unwrap(await publish(manager, await change({ comboDiscount: 0, comboPricing: null })));
    await expect.poll(dish).toMatchObject({ ...SEEN, nutrition, combo: null });
    const of = { entity: 'product', id: 'product-1', field: 'carbohydrate' } as const;
    expect(unwrap(await manager.api(endpoints.listMenuChanges, { query: of }))).toMatchObject([
      { version: 3, before: null, after: 30, by: 'MANAGER' },
    ]);
  });

  test('BO-368 a dish of which no count can be ordered is not published', async () => {
    const refused = await publish(manager, await change({ minCount: 3, maxCount: 2 }));
    expect(refused.error).toMatchObject({ status: 422, code: 'draft.incomplete' });
    expect(refused.error?.data['problems']).toEqual([
      { entity: 'product', id: 'product-1', field: 'maxCount', problem: 'counts' },
    ]);
  });

  test('BO-368 a category has a picture', async () => {
    const { revision, categories } = await draftOf(manager);
    const image = 'https://pictures.example/soups.webp';
    const { id } = categories[0]!;
    const changes = [{ entity: 'category' as const, id, field: 'image', value: image, base: revision }];
    unwrap(await publish(manager, unwrap(await save(manager, changes)).revision));
    const pictures = async () => (await menu()).categories.map((one) => one.image);
    await expect.poll(pictures).toContain(image);
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(pictures).not.toContain(image);
  });
});
