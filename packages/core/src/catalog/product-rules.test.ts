import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aCategory, aProduct } from '../testing/index.ts';
import { cartProducts, isAddable, recommendedProducts } from './availability.ts';
import { cookingTime, readyInMinutes } from './cooking-time.ts';
import { currentGallery, galleryOf, morePictures, productGallery, productImage } from './product-images.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('IMP-02 only what is on the menu and has not run out can be added', () => {
  expect(
    [{}, { active: false }, { isAvailable: false }].map((change) => isAddable(aProduct(change))),
  ).toEqual([true, false, false]);
});

test('MENU-07 the cart proposes recommended products that are on sale and not in it', () => {
  const products = [
    aProduct({ id: 'a', isCartRecommendation: true }),
    aProduct({ id: 'b', isCartRecommendation: true }),
    aProduct({ id: 'c', isCartRecommendation: true, isAvailable: false }),
    aProduct({ id: 'd' }),
  ];
  expect(ids(recommendedProducts(products))).toEqual(['a', 'b']);
  expect(ids(recommendedProducts(products, ['a']))).toEqual(['b']);
});

test('SET-23 MENU-07 a category without a cart has nothing that a cart could be proposed', () => {
  const categories = [aCategory({ id: 'c-1' }), aCategory({ id: 'c-2', isWithoutCart: true })];
  const products = [aProduct({ id: 'a', categoryId: 'c-1' }), aProduct({ id: 'b', categoryId: 'c-2' })];
  expect(ids(cartProducts({ products, categories }))).toEqual(['a']);
});

describe('pictures', () => {
  test.each([
    ['its gallery', { gallery: ['1', '2', '1', ''], image: 'own' }, 'own', ['1', '2']],
    ['its picture', { gallery: [], image: 'own' }, 'own', ['own']],
    ['the first of its gallery on a card', { gallery: ['1'], image: null }, '1', ['1']],
    ['the logo', { gallery: [], image: '' }, 'logo', ['logo']],
  ])('IMP-07 %s', (_, change, card, gallery) => {
    expect(productImage(aProduct(change), 'logo')).toBe(card);
    expect(productGallery(aProduct(change), 'logo')).toEqual(gallery);
  });

  test('BO-442 IMP-07 further pictures follow the own one, and are read back', () => {
    const path = fc.stringMatching(/^[a-z]{1,3}$/);
    const given = fc.record({ image: fc.option(path), more: fc.uniqueArray(path, { maxLength: 9 }) });
    fc.assert(
      fc.property(given, ({ image, more }) => {
        const others = more.filter((picture) => picture !== image);
        const product = { image, gallery: galleryOf(image, others) };
        expect(morePictures(product)).toEqual(others);
        expect(productGallery(product, null)).toEqual([...(image === null ? [] : [image]), ...others]);
      }),
    );
  });

  test.each([
    ['is replaced', { image: 'new', gallery: ['old', 'b'] }, ['b'], ['new', 'b']],
    ['is taken off', { image: null, gallery: ['old', 'b'] }, ['b'], ['b']],
    ['stays', { image: 'a', gallery: ['b', 'a'] }, ['b'], ['b', 'a']],
    ['was never in it', { image: 'a', gallery: ['b'] }, ['b'], ['b']],
    ['is the only one', { image: 'a', gallery: [] }, [], []],
  ])('BO-442 of a dish whose own picture %s the gallery shows what there is', (_, product, more, gallery) => {
    expect(currentGallery(product, more)).toEqual(gallery);
  });

  test('IMP-07 a brand without a logo has no picture to fall back to', () => {
    expect(productImage(aProduct(), null)).toBeNull();
    expect(productGallery(aProduct(), '')).toEqual([]);
  });
});

test.each([
  [15, 20, { min: 15, max: 20 }],
  [20, 15, { min: 15, max: 20 }],
  [null, 20, { min: 20, max: 20 }],
  [15, null, { min: 15, max: 15 }],
  [0, 0, null],
  [null, null, null],
])('IMP-05 cooking %j to %j minutes', (timeCookingMin, timeCookingMax, expected) => {
  expect(cookingTime({ timeCookingMin, timeCookingMax })).toEqual(expected);
});

test('IMP-05 a basket is ready with its slowest product, after the lead time', () => {
  const products = [aProduct({ timeCookingMax: 20 }), aProduct({ timeCookingMin: 35 }), aProduct()];
  expect(readyInMinutes(products, 10)).toBe(45);
  expect(readyInMinutes([], 10)).toBe(10);
});
