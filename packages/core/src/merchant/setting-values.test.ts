import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { between, from, keepsBounds, textUpTo } from '../testing/contracts/bounds.contract.ts';
import { contrastRatio, mixColors, relativeLuminance, shiftUntilReadable } from './colors/contrast.ts';
import { FlatSettings } from './flat-settings.schema.ts';
import { MerchantPublic } from './merchant.schema.ts';
import { groupSettings, parseSettings } from './merchant-settings.ts';
import { OrderSettings } from './order-settings.schema.ts';
import { SettingsContact } from './setting-values.ts';

keepsBounds(
  'ENT-10',
  { schema: SettingsContact, good: { type: 'phone', value: 'x' } },
  {
    type: textUpTo(40, 1),
    value: textUpTo(500, 1),
  },
);

keepsBounds(
  'ENT-42',
  { schema: OrderSettings, good: {} },
  {
    cashbackPercent: between(0, 100, 0.1),
    serviceFeeAmount: from(0),
    minimalDeliveryPrice: from(0),
  },
);

describe('settings that go to the edge', () => {
  const link = (length: number) => `https://osh.uz/${'a'.repeat(length - 15)}`;

  test.each([
    ['VAL-03 a link of 2048 characters', 'iosAppLink', link(2048), true],
    ['VAL-03 a longer one', 'iosAppLink', link(2049), false],
    ['a title of 500 characters', 'title', 'x'.repeat(500), true],
    ['a longer one', 'title', 'x'.repeat(501), false],
    ['a title of spaces', 'title', '   ', false],
  ] as const)('ENT-10 T13 %s', (_, name, value, isKept) => {
    expect(v.parse(FlatSettings, { [name]: value })[name]).toBe(isKept ? value : null);
  });

  test('ENT-10 of a list of contacts the first hundred are read', () => {
    const contacts = Array.from({ length: 150 }, (_, at) => ({ type: 'phone', value: String(at) }));
    expect(v.parse(FlatSettings, { contacts }).contacts).toEqual(contacts.slice(0, 100));
  });

  test('SET-26 nothing of third parties is on unless it is switched on, with an id of its form', () => {
    const { amoCRM, yandexMetrics, metaPixel, googleTagManager } = v.parse(FlatSettings, {});
    expect([amoCRM.active, yandexMetrics.enabled, metaPixel.active, googleTagManager.active]).toEqual(
      Array.from({ length: 4 }, () => false),
    );
    expect(v.parse(FlatSettings, { metaPixel: 7 }).metaPixel.active).toBe(false);
    const idle = {
      amoCRM: { id: '12345', hash: 'h' },
      yandexMetrics: { id: '12345' },
      metaPixel: { id: '12345' },
    };
    expect(parseSettings(idle).analytics).toMatchObject({
      amoCrm: null,
      yandexMetrics: null,
      metaPixel: null,
    });
    const on = { metaPixel: { active: true, id: '12345' }, yandexMetrics: { enabled: true, id: '12345' } };
    expect(parseSettings(on).analytics).toMatchObject({
      metaPixel: { id: '12345' },
      yandexMetrics: { id: '12345' },
    });
    expect(parseSettings({ metaPixel: { active: true } }).analytics.metaPixel).toBeNull();
  });

  test('TEN-10 TEN-11 where every language is off, the main one is offered alone, or Russian', () => {
    const off = { uzActive: false, ruActive: false };
    const offered = (json: object) => groupSettings(v.parse(FlatSettings, json)).languages.offered;
    expect(offered({ ...off, mainLanguage: 'tr' })).toEqual(['tr']);
    expect(offered(off)).toEqual(['ru']);
    expect(offered({ uzActive: false })).toEqual(['ru']);
  });
});

test('ENT-04 NAV-10 a merchant is active and not deleted by default', () => {
  const merchant = { id: 'm', sub: 'osh', name: {} };
  expect(v.parse(MerchantPublic, merchant)).toMatchObject({ isActive: true, deleted: false });
});

describe('D68 contrast', () => {
  test('D68 the figures of WCAG: black on white, grey on white, both ends of the curve', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBe(21);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(relativeLuminance('#0A0A0A')).toBeCloseTo(10 / 255 / 12.92, 6);
    expect(relativeLuminance('#0B0B0B')).toBeCloseTo(((11 / 255 + 0.055) / 1.055) ** 2.4, 6);
  });

  test('D68 a colour that can be read stays, one that cannot moves no further than it must', () => {
    expect(shiftUntilReadable('#767676', '#000000', { against: ['#FFFFFF'] })).toBe('#767676');
    const moved = shiftUntilReadable('#FCE000', '#000000', { against: ['#FFFFFF'] });
    expect(contrastRatio(moved, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    const percents = Array.from({ length: 101 }, (_, percent) => percent);
    const least = percents.find(
      (percent) => contrastRatio(mixColors('#FCE000', '#000000', percent), '#FFFFFF') >= 4.5,
    );
    expect(moved).toBe(mixColors('#FCE000', '#000000', least!));
    expect(shiftUntilReadable('#FFFFFF', '#000000', { against: ['#FFFFFF'], ratio: 21 })).toBe('#000000');
    expect(shiftUntilReadable('#FFFFFF', '#FEFEFE', { against: ['#FFFFFF'] })).toBe('#FEFEFE');
  });
});
