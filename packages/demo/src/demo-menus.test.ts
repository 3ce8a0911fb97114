import {
  type Category,
  type Group,
  type ModificationGroup,
  partIds,
  type Product,
} from '@dasturxon/core/catalog';
import type { LocalizedText } from '@dasturxon/core/kernel';
import { describe, expect, test } from 'vitest';

import { everyBrand, wrong } from './testing/demo-brands.ts';

const isTranslated = ({ uz, ru, eng }: LocalizedText) =>
  [uz, ru, eng].every((text) => text.trim().length > 1);

const textOf = (product: Product, language: 'uz' | 'ru' | 'eng') =>
  `${product.name[language]} ${product.description![language]}`;

function isAnswerable(group: ModificationGroup): boolean {
  const available = group.items.filter(({ isAvailable }) => isAvailable);
  const most = available.reduce((sum, { max }) => sum + (max === 0 ? Infinity : max), 0);
  const chosen = group.items.reduce((sum, item) => sum + item.default, 0);
  const ids = new Set(group.items.map(({ id }) => id));
  const defaultsFit = chosen >= group.min && (group.max === 0 || chosen <= group.max);
  const defaultsExist = group.items.every((item) => item.default === 0 || item.isAvailable);
  const leansOnKnown = group.items.every(({ dependsOn }) => dependsOn.every((id) => ids.has(id)));
  return (
    group.required === group.min > 0 && most >= group.min && defaultsFit && defaultsExist && leansOnKnown
  );
}

describe.each(everyBrand)('the menu of the demo brand %s', (_, brand) => {
  test('ENT-21 a menu of 40 to 90 products, each with texts in three languages', () => {
    expect(brand.products.length).toBeGreaterThanOrEqual(40);
    expect(brand.products.length).toBeLessThanOrEqual(90);
    expect(wrong(brand.products, ({ name }) => isTranslated(name))).toEqual([]);
    expect(wrong(brand.products, ({ description }) => isTranslated(description!))).toEqual([]);
    expect(wrong(brand.products, (product) => !/[oOgG]['’‘`]/.test(textOf(product, 'uz')))).toEqual([]);
    expect(wrong(brand.products, (product) => !/[а-яё]/i.test(textOf(product, 'eng')))).toEqual([]);
    expect(wrong(brand.products, (product) => /[а-яё]/i.test(textOf(product, 'ru')))).toEqual([]);
  });

  test('ENT-19 ENT-20 every group has categories and every category has products', () => {
    const holds = ({ id }: Group) => brand.categories.some(({ groupId }) => groupId === id);
    const shelf = ({ id }: Category) => brand.products.filter(({ categoryId }) => categoryId === id);
    expect(wrong(brand.groups, holds)).toEqual([]);
    expect(wrong(brand.categories, (category) => shelf(category).length >= 3)).toEqual([]);
    expect(wrong(brand.categories, ({ name }) => isTranslated(name))).toEqual([]);
  });

  test('every product is cooked at a branch that exists, and links lead somewhere', () => {
    const branchIds = new Set(brand.branches.map(({ id }) => id));
    const known = new Set([...brand.products, ...brand.categories].map(({ id }) => id));
    for (const { productBranch } of brand.products) {
      expect(productBranch.length).toBeGreaterThan(0);
      expect(productBranch.every(({ branch }) => branchIds.has(branch.id))).toBe(true);
    }
    const slides = brand.stories.flatMap((story) => story.slides);
    const targets = [
      ...brand.banners.map((banner) => banner.productId ?? banner.categoryId),
      ...slides.map((slide) => slide.productId),
    ];
    expect(targets.filter((id) => id !== null && !known.has(id))).toEqual([]);
  });

  test('D52 prices are whole hundreds of soʻm, plausible for Tashkent', () => {
    const most = { KG: 450_000, LITER: 60_000, GRAMM: 400_000, COUNT: 1_500_000 };
    expect(wrong(brand.products, ({ costPrice }) => costPrice % 500 === 0)).toEqual([]);
    const isPriced = ({ costPrice, combo }: Product) => combo?.pricing === 'SUM' || costPrice >= 4_000;
    expect(wrong(brand.products, isPriced)).toEqual([]);
    expect(wrong(brand.products, ({ costPrice, unit }) => costPrice <= most[unit])).toEqual([]);
    expect(wrong(brand.products, ({ discount }) => discount <= 30)).toEqual([]);
    expect(brand.products.some(({ discount }) => discount > 0)).toBe(true);
    expect(brand.products.some(({ isAvailable }) => !isAvailable)).toBe(true);
    expect(brand.products.some(({ deliveryEnabled }) => !deliveryEnabled)).toBe(true);
  });

  test('B16 every option of a combo is a dish of the menu', () => {
    const known = new Set(brand.products.map(({ id }) => id));
    expect(brand.products.flatMap(partIds).filter((id) => !known.has(id))).toEqual([]);
  });

  test('D12 every question can be answered, by its own defaults as well', () => {
    const groups = brand.products.flatMap(({ modificationGroups }) => modificationGroups);
    expect(groups.length).toBeGreaterThan(0);
    expect(wrong(groups, isAnswerable)).toEqual([]);
  });
});
