import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkModifiers } from '../cart/check-modifiers.ts';
import { aModificationGroup, aModifier, anOverall, aProduct } from '../testing/index.ts';
import { isAddable, recommendedProducts } from './availability.ts';
import { buildMenu } from './build-menu.ts';
import { type Choice, chooseModifier, groupsToAsk, isQuickAddable, missingFor } from './choose-modifier.ts';
import { cookingTime, readyInMinutes } from './cooking-time.ts';
import { settleFavourite, toggleFavourite, undoFavourite } from './favourites.ts';
import { applyStopList, mergeFavourites, mergeGrades } from './merge-products.ts';
import { productGallery, productImage } from './product-images.ts';
import { stepCount } from './step-count.ts';
import { filterByTags, listTags } from './tags.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const menuOf = (...products: ReturnType<typeof aProduct>[]) =>
  buildMenu(anOverall({ products }), { language: 'uz' });

describe('overlays', () => {
  test('IMP-02 the stop list takes products off and puts them back, and changes no other', () => {
    const menu = menuOf(aProduct({ id: 'a' }), aProduct({ id: 'b' }));
    const stopped = applyStopList(menu, { productIds: ['a', 'unknown'] });
    expect(stopped.products.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(stopped.categories[0]?.products[0]?.isAvailable).toBe(false);
    expect(stopped.products[1]).toBe(menu.products[1]);
    expect(applyStopList(stopped, { productIds: [] })).toEqual(menu);
    expect(applyStopList(menu, { productIds: [] })).toBe(menu);
  });

  test('MENU-08 grades merge by productId; one without an entry keeps its own', () => {
    const menu = menuOf(
      aProduct({ id: 'a', grade: 3 }),
      aProduct({ id: 'b', grade: 2 }),
      aProduct({ id: 'c' }),
    );
    const grades = [
      { productId: 'a', grade: 4.5 },
      { productId: 'z', grade: 1 },
    ];
    expect(mergeGrades(menu, grades).products.map(({ grade }) => grade)).toEqual([4.5, 2, null]);
    expect(mergeGrades(menu, [])).toBe(menu);
  });

  test('MENU-09 favourites merge by product and the rest is unmarked', () => {
    const menu = menuOf(aProduct({ id: 'a' }), aProduct({ id: 'b', isFavourite: true, favaoriteId: 'old' }));
    const own = [
      { id: 'f1', productId: 'a', isFavourite: true },
      { id: 'f2', productId: 'b', isFavourite: false },
    ];
    const [a, b] = mergeFavourites(menu, own).products;
    expect(a).toMatchObject({ isFavourite: true, favourite: true, favaoriteId: 'f1' });
    expect(b).toMatchObject({ isFavourite: false, favourite: false, favaoriteId: null });
    const merged = mergeFavourites(menu, own);
    expect(mergeFavourites(merged, own)).toBe(merged);
  });
});

describe('a favourite', () => {
  const marked = { id: 'f1', productId: 'a', isFavourite: true };

  test('MENU-09 marking is optimistic and calls POST', () => {
    const { favourites, call } = toggleFavourite([marked], 'b', 'new-1');
    expect(favourites).toEqual([marked, { id: 'new-1', productId: 'b', isFavourite: true }]);
    expect(call).toEqual({ method: 'POST', productId: 'b', isFavourite: true });
    expect(ids(settleFavourite(favourites, { id: 'f2', productId: 'b', isFavourite: true }))).toEqual([
      'f1',
      'f2',
    ]);
  });

  test('MENU-09 unmarking is optimistic and calls DELETE with the entry’s id', () => {
    expect(toggleFavourite([marked], 'a', 'new-1')).toEqual({
      favourites: [],
      call: { method: 'DELETE', id: 'f1' },
    });
  });

  test('MENU-09 a failed call takes its own toggle back and no other', () => {
    const { favourites } = toggleFavourite([marked], 'a', 'x');
    const meanwhile = toggleFavourite(favourites, 'b', 'y').favourites;
    expect(undoFavourite(meanwhile, [marked], 'a').map(({ productId }) => productId)).toEqual(['b', 'a']);
    expect(undoFavourite(meanwhile, [marked], 'b')).toEqual([]);
  });
});

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

test('IMP-08 tags are listed once and filter together', () => {
  const products = [
    aProduct({ id: 'a', tags: ['halol', 'achchiq'] }),
    aProduct({ id: 'b', tags: ['halol'] }),
    aProduct({ id: 'c' }),
  ];
  expect(listTags(products)).toEqual(['halol', 'achchiq']);
  expect(ids(filterByTags(products, ['halol']))).toEqual(['a', 'b']);
  expect(ids(filterByTags(products, ['halol', 'achchiq']))).toEqual(['a']);
  expect(filterByTags(products, [])).toHaveLength(3);
});

describe('stepping', () => {
  test.each([
    ['the first plus takes one', {}, 0, 1, 1],
    ['the first plus takes the minimum', { minCount: 3 }, 0, 1, 3],
    ['minus below the minimum takes it all away', { minCount: 3 }, 3, -1, 0],
    ['minus', {}, 3, -1, 2],
    ['minus from nothing', {}, 0, -1, 0],
    ['plus stops at the maximum', { maxCount: 2 }, 2, 1, 2],
    ['plus stops at the stock', { amount: 2 }, 2, 1, 2],
    ['a stock under the minimum is sold out', { amount: 2, minCount: 3 }, 0, 1, 0],
    ['minus brings a count over the stock back to it', { amount: 2 }, 9, -1, 2],
    ['KG steps of 0.1: 0.5 kg in stock are five', { unit: 'KG', amount: 0.5 }, 5, 1, 5],
    ['KG steps of its measure', { unit: 'KG', measure: 0.25, amount: 0.5 }, 1, 1, 2],
  ] as const)('IMP-06 VAL-11 %s', (_, change, count, direction, expected) => {
    expect(stepCount(aProduct(change), count, direction)).toBe(expected);
  });
});

const sauces = aModificationGroup({
  id: 'sauces',
  max: 1,
  items: [
    aModifier({ id: 'mayo' }),
    aModifier({ id: 'ketchup' }),
    aModifier({ id: 'gone', isAvailable: false }),
  ],
});
const extras = aModificationGroup({
  id: 'extras',
  max: 3,
  items: [
    aModifier({ id: 'cheese', max: 2 }),
    aModifier({ id: 'onion', max: 0 }),
    aModifier({ id: 'melted', dependsOn: ['cheese'] }),
    aModifier({ id: 'crisp', dependsOn: ['melted'] }),
  ],
});
const burger = aProduct({ type: 'MODIFICATION', modificationGroups: [extras, sauces] });
const one = (id: string, count = 1): Choice => ({ id, count });

describe('choosing a modifier', () => {
  test.each([
    ['takes it', [], one('mayo'), [one('mayo')]],
    ['in a group of one replaces the other', [one('mayo')], one('ketchup'), [one('ketchup')]],
    ['leaves other groups alone', [one('onion')], one('mayo'), [one('onion'), one('mayo')]],
    ['of nothing takes it away', [one('mayo'), one('onion')], one('mayo', 0), [one('onion')]],
    ['stops at its own maximum', [], one('cheese', 5), [one('cheese', 2)]],
    [
      'stops at the maximum of its group',
      [one('cheese', 2)],
      one('onion', 5),
      [one('cheese', 2), one('onion')],
    ],
    ['does nothing in a full group', [one('onion', 3)], one('cheese'), [one('onion', 3)]],
    ['does nothing when it has run out', [one('mayo')], one('gone'), [one('mayo')]],
    ['does nothing when nobody knows it', [one('mayo')], one('stranger'), [one('mayo')]],
    ['needs what it depends on', [], one('melted'), []],
    [
      'takes away all that depended on it',
      [one('cheese'), one('melted'), one('crisp')],
      one('cheese', 0),
      [],
    ],
  ])('MENU-11 D12 %s', (_, choices, choice, expected) => {
    expect(chooseModifier(burger, choices, choice)).toEqual(expected);
  });

  test('MENU-11 D12 whatever is tapped, only minimums can be missing', () => {
    const tap = fc.record({
      id: fc.constantFrom('mayo', 'ketchup', 'gone', 'cheese', 'onion', 'melted', 'crisp', 'stranger'),
      count: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(tap), (taps) => {
        const choices = taps.reduce<Choice[]>((chosen, next) => chooseModifier(burger, chosen, next), []);
        expect(checkModifiers(burger.modificationGroups, choices)).toEqual([]);
      }),
    );
  });
});

test('MENU-11 groups that demand something are asked first, then by priority', () => {
  const product = aProduct({
    modificationGroups: [
      aModificationGroup({ id: 'late', priority: 2 }),
      aModificationGroup({ id: 'soon', priority: 1 }),
      aModificationGroup({ id: 'must', priority: 9, required: true }),
      aModificationGroup({ id: 'min', priority: 9, min: 2 }),
    ],
  });
  expect(ids(groupsToAsk(product))).toEqual(['must', 'min', 'soon', 'late']);
});

test('MENU-11 Add needs no sheet where the defaults answer every question', () => {
  const asking = (change: object) => aProduct({ modificationGroups: [aModificationGroup(change)] });
  expect(isQuickAddable(aProduct())).toBe(true);
  expect(isQuickAddable(asking({}))).toBe(true);
  expect(isQuickAddable(asking({ required: true }))).toBe(false);
  expect(isQuickAddable(asking({ required: true, items: [aModifier({ default: 1 })] }))).toBe(true);
});

test('MENU-11 what a modifier still needs is named', () => {
  const modifier = aModifier({ dependsOn: ['a', 'b', 'c'] });
  expect(missingFor(modifier, [one('a'), one('b', 0)])).toEqual(['b', 'c']);
});
