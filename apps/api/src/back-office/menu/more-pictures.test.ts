import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  const brand = editedBrand();
  const products = brand.products!.map((product) => ({ ...product, image: '/a.webp', gallery: ['/a.webp'] }));
  osh = await aRunningApi({ brand: { ...brand, products } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const pictures = async (scene = osh) => {
  const menu = unwrap(await scene.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
  const { image, gallery } = menu.products.find(({ id }) => id === 'product-1')!;
  return { image, gallery };
};
async function published(fields: Record<string, FieldValue>) {
  const { revision } = await draftOf(manager);
  const patches = Object.entries(fields).map(([field, value]) => patch(field, value, revision));
  return publish(manager, unwrap(await save(manager, patches)).revision);
}

describe('BO-442 several pictures of a dish', () => {
  test('BO-442 guests swipe through its own picture and the further ones, and through its own after an undo', async () => {
    unwrap(await published({ morePictures: ['/b.webp', '/c.webp', '/b.webp'] }));
    expect(await pictures()).toEqual({ image: '/a.webp', gallery: ['/a.webp', '/b.webp', '/c.webp'] });
    const { products } = await draftOf(manager);
    expect(products.find(({ id }) => id === 'product-1')?.fields['morePictures']).toEqual([
      '/b.webp',
      '/c.webp',
    ]);
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    expect(await pictures()).toEqual({ image: '/a.webp', gallery: ['/a.webp'] });
  });

  test('BO-442 a new own picture replaces the old one on the page too', async () => {
    unwrap(await published({ image: '/new.webp' }));
    expect(await pictures()).toEqual({ image: '/new.webp', gallery: ['/new.webp'] });
  });

  test('BO-442 another field leaves the pictures as they are', async () => {
    unwrap(await published({ costPrice: 50_000 }));
    expect(await pictures()).toEqual({ image: '/a.webp', gallery: ['/a.webp'] });
  });

  test.each([
    ['more than ten', Array.from({ length: 10 }, (_, at) => `/${at}.webp`)],
    ['a link that no page loads', ['javascript:alert(1)']],
  ])('BO-442 %s are not saved', async (_, all) => {
    expect((await save(manager, [patch('morePictures', all)])).error?.status).toBe(400);
  });
});
