import { isDeepStrictEqual } from 'node:util';

import { Branch, isBranchOpen, openingIntervals, parseClockTime } from '@dasturxon/core/branch';
import { Category, Group, Product } from '@dasturxon/core/catalog';
import {
  Banner,
  type BrandContent,
  Hall,
  Policy,
  POLICY_TYPES,
  Story,
  Vacancy,
} from '@dasturxon/core/content';
import { City, containsPoint, Region } from '@dasturxon/core/delivery-area';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { Merchant, OrderSettings, parseSettings } from '@dasturxon/core/merchant';
import { MerchantPaymentSetting, PaymentMethod } from '@dasturxon/core/payment';
import { Promo } from '@dasturxon/core/promo';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { everyBrand, wrong } from './testing/demo-brands.ts';

const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every entity with the schema it must survive a round trip through. */
function entities(
  brand: BrandContent,
): [name: string, schema: v.GenericSchema, values: readonly unknown[]][] {
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

describe.each(everyBrand)('the demo brand %s', (sub, brand) => {
  test('ENT-04 ENT-13 ENT-14 ENT-15 ENT-16 ENT-17 ENT-18 ENT-19 ENT-20 ENT-30 ENT-31 ENT-34 ENT-42 ENT-46 every entity is unchanged by the schema of the wire', () => {
    const changed = entities(brand).filter(
      ([, schema, values]) => !isDeepStrictEqual(wire(v.parse(v.array(schema), values)), wire(values)),
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  test('ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 every setting of the brand passes the schema unchanged', () => {
    const flat = { ...brand.about, ...brand.settings };
    const settings = parseSettings(flat);
    expect(settings.look.title).toBe(flat.title);
    expect(settings.languages.main).toBe(flat.mainLanguage);
    expect(settings.languages.offered).toEqual(expect.arrayContaining(['uz', 'ru', 'eng']));
    expect(settings.look.logo).toMatch(/^\/media\//);
    expect(flat.smsContent).toContain('{code}');
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

  test('ENT-18 a branch that delivers is inside a zone of its city', () => {
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

  test('ENT-31 cash is taken everywhere, the payment of the Click app only there', () => {
    const setting = (type: string) => brand.paymentSettings.find((entry) => entry.type === type);
    expect(setting('CASH')).toMatchObject({ isActive: true, webEnabled: true, botEnabled: true });
    expect(setting('CLICK')).toMatchObject({ isActive: true, webEnabled: true, appEnabled: false });
    expect(setting('CLICK_MINI_APP')).toMatchObject({ isActive: true, webEnabled: false, appEnabled: true });
    expect(brand.paymentMethods.map(({ type }) => type)).toEqual(
      brand.paymentSettings.map(({ type }) => type),
    );
  });
});
