import { isDeepStrictEqual } from 'node:util';

import { Branch, isBranchOpen, openingIntervals, parseClockTime } from '@dasturxon/core/branch';
import { Category, Group, type ModificationGroup, Product } from '@dasturxon/core/catalog';
import { Banner, Hall, POLICY_TYPES, Policy, Story, Vacancy } from '@dasturxon/core/content';
import { City, containsPoint, Region } from '@dasturxon/core/delivery-area';
import { type LocalizedText, WEEKDAYS } from '@dasturxon/core/kernel';
import { Merchant, OrderSettings, parseSettings } from '@dasturxon/core/merchant';
import { MerchantPaymentSetting, PAYMENT_TYPES, PaymentMethod } from '@dasturxon/core/payment';
import { applyPromo, Promo } from '@dasturxon/core/promo';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import type { DemoBrand } from './brand.ts';
import { demoBrandsWith } from './demo-brands.ts';
import { pictureKey } from './pictures.ts';
import { sandboxAccounts } from './sandbox-accounts.ts';

const brands = demoBrandsWith((picture) => `/media/${encodeURIComponent(pictureKey(picture))}.webp`);
const by = (sub: string) => brands.find(({ merchant }) => merchant.sub === sub)!;
const [osh, burger, qahva] = [by('osh'), by('burger'), by('qahva')];
const everyBrand = brands.map((brand) => [brand.merchant.sub, brand] as const);

/** Ids of the entries that are not as they should be. */
const wrong = <Entry extends { id: string }>(list: readonly Entry[], isRight: (entry: Entry) => boolean) =>
  list.filter((entry) => !isRight(entry)).map(({ id }) => id);

const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const spoken = ({ uz, ru, eng }: LocalizedText) => [uz, ru, eng].every((words) => words.trim().length > 1);

const words = (product: Product, language: 'uz' | 'ru' | 'eng') =>
  `${product.name[language]} ${product.description![language]}`;

/** Every entity with the schema it must survive a round trip through. */
function entities(brand: DemoBrand): [name: string, schema: v.GenericSchema, values: readonly unknown[]][] {
  return [
    ['merchant', Merchant, [brand.merchant]],
    ['order settings', OrderSettings, [brand.orderSettings]],
    ['payment methods', PaymentMethod, brand.paymentMethods],
    ['payment settings', MerchantPaymentSetting, brand.paymentSettings],
    ['cities', City, brand.cities],
    ['branches', Branch, brand.branches.map(({ tariff: _rates, slotCapacity: _slots, ...rest }) => rest)],
    ['regions', Region, brand.regions],
    ['halls', Hall, brand.halls],
    ['groups', Group, brand.groups],
    ['categories', Category, brand.categories],
    ['products', Product, brand.products],
    ['promos', Promo, brand.promos],
    ['banners', Banner, brand.banners],
    ['stories', Story, brand.stories],
    ['policies', Policy, brand.policies],
    ['vacancies', Vacancy, brand.vacancies],
  ];
}

test('ENUM-09 SET-25 the three brands show every way to pay between them', () => {
  const types = new Set(brands.flatMap(({ paymentMethods }) => paymentMethods.map(({ type }) => type)));
  expect([...types].sort()).toEqual([...PAYMENT_TYPES].sort());
});

describe.each(everyBrand)('the demo brand %s', (sub, brand) => {
  test('ENT-04 ENT-13 ENT-14 ENT-15 ENT-16 ENT-17 ENT-18 ENT-19 ENT-20 ENT-30 ENT-31 ENT-34 ENT-42 ENT-46 every entity is unchanged by the schema of the wire', () => {
    const changed = entities(brand).filter(
      ([, schema, values]) => !isDeepStrictEqual(wire(v.parse(v.array(schema), values)), wire(values)),
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  test('ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 every setting it names is a good one', () => {
    const flat = { ...brand.about, ...brand.settings };
    const settings = parseSettings(flat);
    expect(settings.look.title).toBe(flat.title);
    expect(settings.languages.main).toBe(flat.mainLanguage);
    expect(settings.languages.offered).toEqual(expect.arrayContaining(['uz', 'ru', 'eng']));
    expect(settings.look.logo).toMatch(/^\/media\//);
    expect(flat.smsContent).toContain('{code}');
  });

  test('ENT-21 a menu of 40 to 90 products, each with its words in three languages', () => {
    expect(brand.products.length).toBeGreaterThanOrEqual(40);
    expect(brand.products.length).toBeLessThanOrEqual(90);
    expect(wrong(brand.products, ({ name }) => spoken(name))).toEqual([]);
    expect(wrong(brand.products, ({ description }) => spoken(description!))).toEqual([]);
    expect(wrong(brand.products, (product) => !/[oOgG]['’‘`]/.test(words(product, 'uz')))).toEqual([]);
    expect(wrong(brand.products, (product) => !/[а-яё]/i.test(words(product, 'eng')))).toEqual([]);
    expect(wrong(brand.products, (product) => /[а-яё]/i.test(words(product, 'ru')))).toEqual([]);
  });

  test('ENT-19 ENT-20 every group has categories and every category has products', () => {
    const holds = ({ id }: Group) => brand.categories.some(({ groupId }) => groupId === id);
    const shelf = ({ id }: Category) => brand.products.filter(({ categoryId }) => categoryId === id);
    expect(wrong(brand.groups, holds)).toEqual([]);
    expect(wrong(brand.categories, (category) => shelf(category).length >= 3)).toEqual([]);
    expect(wrong(brand.categories, ({ name }) => spoken(name))).toEqual([]);
  });

  test('ids are its own and used once', () => {
    const lists = [
      brand.groups,
      brand.categories,
      brand.products,
      brand.branches,
      brand.cities,
      brand.regions,
    ];
    const others = [brand.halls, brand.promos, brand.banners, brand.stories, brand.vacancies];
    for (const list of [...lists, ...others]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith(`${sub}-`))).toBe(true);
    }
    const names = brand.products.map(({ name }) => name.ru);
    expect(new Set(names).size).toBe(names.length);
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

  test('D52 prices are whole hundreds of so’m that a guest of Tashkent would believe', () => {
    const most = { KG: 450_000, LITER: 60_000, GRAMM: 400_000, COUNT: 1_500_000 };
    expect(wrong(brand.products, ({ costPrice }) => costPrice % 500 === 0)).toEqual([]);
    expect(wrong(brand.products, ({ costPrice }) => costPrice >= 4_000)).toEqual([]);
    expect(wrong(brand.products, ({ costPrice, unit }) => costPrice <= most[unit])).toEqual([]);
    expect(wrong(brand.products, ({ discount }) => discount <= 30)).toEqual([]);
    expect(brand.products.some(({ discount }) => discount > 0)).toBe(true);
    expect(brand.products.some(({ isAvailable }) => !isAvailable)).toBe(true);
    expect(brand.products.some(({ deliveryEnabled }) => !deliveryEnabled)).toBe(true);
  });

  test('D12 every question can be answered, by its own defaults as well', () => {
    const groups = brand.products.flatMap(({ modificationGroups }) => modificationGroups);
    expect(groups.length).toBeGreaterThan(0);
    expect(wrong(groups, isAnswerable)).toEqual([]);
  });

  test('D38 work hours are readable and name every day; the main branch never closes', () => {
    for (const branch of brand.branches) {
      for (const type of new Set(branch.workHours.map((hours) => hours.type))) {
        const days = branch.workHours.filter((hours) => hours.type === type).map((hours) => hours.weekName);
        expect(days).toEqual([...WEEKDAYS]);
      }
      for (const { open, close } of branch.workHours) {
        expect(parseClockTime(open)).not.toBeNull();
        expect(parseClockTime(close)).not.toBeNull();
      }
    }
    const main = brand.branches.filter(({ isMain }) => isMain);
    expect(main).toHaveLength(1);
    for (const day of WEEKDAYS) {
      expect(isBranchOpen(main[0]!, day)).toBe(true);
      expect(openingIntervals(main[0]!, 'PICK_UP', day)).toEqual([{ open: 0, close: 1440 }]);
    }
  });

  test('ENT-18 a branch that delivers stands inside a zone of its city', () => {
    const delivering = brand.branches.filter(({ settings }) => settings.deliveryEnabled);
    const isCovered = ({ cityId, latitude, longitude }: Branch) =>
      brand.regions.some(
        (zone) => zone.cityId === cityId && containsPoint(zone.polygon, { lat: latitude, lon: longitude }),
      );
    expect(wrong(delivering, isCovered)).toEqual([]);
  });

  test('ENT-13, ENUM-06 the three texts are there to be read in three languages, in safe HTML', () => {
    expect(brand.policies.map(({ type }) => type).sort()).toEqual([...POLICY_TYPES].sort());
    const pages = Object.values(brand.extraPages).filter((page) => page !== null);
    for (const text of [...brand.policies.map((policy) => policy.text), ...pages]) {
      for (const [language, page] of Object.entries(text)) {
        expect(page.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(language === 'zh' ? 25 : 80);
        expect(page.replaceAll(/<\/?(?:p|h2|ul|li)>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  test('ENT-31 SET-25 cash is taken everywhere, and each provider’s way has an account of the sandbox', () => {
    const setting = (type: string) => brand.paymentSettings.find((entry) => entry.type === type);
    expect(setting('CASH')).toMatchObject({ isActive: true, webEnabled: true, botEnabled: true });
    expect(setting('CLICK')).toMatchObject({ isActive: true, webEnabled: true, appEnabled: false });
    expect(setting('CLICK_MINI_APP')).toMatchObject({ isActive: true, webEnabled: false, appEnabled: true });
    expect(brand.paymentMethods.map(({ type }) => type)).toEqual(
      brand.paymentSettings.map(({ type }) => type),
    );
    const byHand = ['CASH', 'TERMINAL', 'OTHER', 'CLICK_MINI_APP'];
    const known = Object.keys(sandboxAccounts().paymentAccounts);
    const providers = brand.paymentMethods.map(({ type }) => type).filter((type) => !byHand.includes(type));
    expect(known).toEqual(expect.arrayContaining(providers));
  });
});

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

describe('the three brands differ', () => {
  test('TEN-03 in name, host, colour, theme, language and layout', () => {
    const looks = [osh, burger, qahva].map(({ settings }) => parseSettings(settings));
    const different = (pick: (settings: (typeof looks)[number]) => unknown) => new Set(looks.map(pick)).size;
    expect(different(({ look }) => look.title)).toBe(3);
    expect(different(({ look }) => look.mainColor)).toBe(3);
    expect(different(({ languages }) => languages.main)).toBe(3);
    expect(different(({ layout }) => layout.groupView)).toBe(3);
    expect(different(({ layout }) => layout.categoryView)).toBe(3);
    expect(looks.map(({ look }) => look.theme)).toEqual(['LIGHT', 'DARK', 'LIGHT']);
    expect(brands.flatMap(({ domains }) => domains)).toEqual([
      'osh.localhost',
      'burger.localhost',
      'qahva.localhost',
    ]);
  });

  test('TEN-13 osh names no colour, so that the default one stands; burger asks for white text', () => {
    expect(osh.merchant.color).toBeNull();
    expect(parseSettings(osh.settings).look.mainColor).toBe('#FCE000');
    expect(parseSettings(burger.settings).look.mainColorType).toBe('dark');
  });

  test('osh sells by weight, in two cities, with checked zones; one branch has a day off', () => {
    expect(osh.products.filter(({ unit }) => unit === 'KG').map(({ measure }) => measure)).toEqual(
      expect.arrayContaining([0.5, 0.1]),
    );
    expect(osh.cities).toHaveLength(2);
    expect(osh.branches).toHaveLength(3);
    expect(parseSettings(osh.settings).features.deliveryArea).toBe(true);
    expect(osh.branches.filter(({ workHours }) => workHours.some(({ isDayOff }) => isDayOff))).toHaveLength(
      1,
    );
    const centre = { lat: 41.31, lon: 69.28 };
    expect(osh.regions.some(({ polygon }) => containsPoint(polygon, centre))).toBe(true);
    expect(osh.regions.some(({ polygon }) => containsPoint(polygon, { lat: 41.22, lon: 69.22 }))).toBe(false);
    expect(osh.regions.some(({ price }) => price === null)).toBe(true);
  });

  test('ENT-34 burger has promo codes that work, have ended, have not begun and are switched off', () => {
    const now = new Date('2026-11-21T12:00:00+05:00');
    const outcome = (code: string) => {
      const promo = burger.promos.find((entry) => entry.code === code)!;
      const result = applyPromo(promo, { totalProductPrice: 200_000, deliveryPrice: 14_000 }, now);
      return result.ok ? result.value : result.code;
    };
    expect(outcome('BEK10')).toEqual({ onProducts: 20_000, onDelivery: 0 });
    expect(outcome('MINUS25')).toEqual({ onProducts: 25_000, onDelivery: 0 });
    expect(outcome('FREEWAY')).toEqual({ onProducts: 0, onDelivery: 14_000 });
    for (const code of ['NAVRUZ25', 'KELAJAK', 'YOPIQ']) expect(typeof outcome(code)).toBe('string');
    expect(new Set(burger.promos.map(({ discountType }) => discountType))).toEqual(
      new Set(['AMOUNT', 'PERCENTAGE']),
    );
  });

  test('burger asks with pictures: one size, five extras at most, a sauce on the house', () => {
    const groups = burger.products.find(({ id }) => id === 'burger-p-beef-bek')!.modificationGroups;
    expect(groups.map(({ min, max }) => [min, max])).toEqual([
      [1, 1],
      [0, 5],
      [0, 2],
    ]);
    const items = burger.products
      .flatMap((product) => product.modificationGroups)
      .flatMap((group) => group.items);
    expect(items.every(({ image }) => image !== null)).toBe(true);
    expect(items.some(({ included }) => included === 1)).toBe(true);
    expect(parseSettings(burger.settings).features.cashback).toBe(true);
    expect(burger.orderSettings.cashbackPercent).toBe(5);
  });

  test('qahva is for those who come: pick-up and tables, no delivery', () => {
    expect(parseSettings(qahva.settings).services).toEqual(['PICK_UP', 'DINE_IN']);
    expect(qahva.branches.every(({ settings }) => !settings.deliveryEnabled)).toBe(true);
    expect(qahva.halls.flatMap(({ tables }) => tables).length).toBeGreaterThan(5);
  });
});
