import { containsPoint } from '@dasturxon/core/delivery-area';
import { parseSettings } from '@dasturxon/core/merchant';
import { PAYMENT_TYPES } from '@dasturxon/core/payment';
import { applyPromo } from '@dasturxon/core/promo';
import { describe, expect, test } from 'vitest';

import { brands } from './testing/demo-brands.ts';

const by = (sub: string) => brands.find(({ merchant }) => merchant.sub === sub)!;
const [osh, burger, qahva] = [by('osh'), by('burger'), by('qahva')];

test('ENUM-09 SET-25 the three brands show every way to pay between them', () => {
  const types = new Set(brands.flatMap(({ paymentMethods }) => paymentMethods.map(({ type }) => type)));
  expect([...types].sort()).toEqual([...PAYMENT_TYPES].sort());
});

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

  test('TEN-13 osh sets no colour and gets the default; burger sets white text', () => {
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
    const moment = { now: new Date('2026-11-21T12:00:00+05:00'), zone: 'Asia/Tashkent' };
    const outcome = (code: string) => {
      const promo = burger.promos.find((entry) => entry.code === code)!;
      const result = applyPromo(promo, { totalProductPrice: 200_000, deliveryPrice: 14_000 }, moment);
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

  test('qahva offers pick-up and tables, and no delivery', () => {
    expect(parseSettings(qahva.settings).services).toEqual(['PICK_UP', 'DINE_IN']);
    expect(qahva.branches.every(({ settings }) => !settings.deliveryEnabled)).toBe(true);
    expect(qahva.halls.flatMap(({ tables }) => tables).length).toBeGreaterThan(5);
  });
});
