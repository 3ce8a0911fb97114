import { describe, expect, test } from 'vitest';

import { parseSettings } from './merchant-settings.ts';

const parsed = (json: object) => parseSettings(json);

describe('look and layout', () => {
  test('SET-19 SET-20 ENUM-04 ENUM-05 basket place and modifier cards', () => {
    expect(
      parsed({ basketPosition: 'FLOATING_OVER_PRODUCT', modificationViewType: 'FULL_IMAGE' }).layout,
    ).toMatchObject({ basketPosition: 'FLOATING_OVER_PRODUCT', modificationViewType: 'FULL_IMAGE' });
  });

  test.each([
    ['groupView', 'GRID', 'MOSAIC', 'TABS'],
    ['categoryView', 'SECTIONS', 'MOSAIC', 'CHIPS'],
    ['modificationViewType', 'FULL_IMAGE', 'HALF_IMAGE', 'NAME_ONLY'],
    ['basketPosition', 'FLOATING_OVER_PRODUCT', 'NOWHERE', 'NAVIGATION_BAR'],
  ] as const)('SET-22 D21 %s %s is kept and %s is read as %s', (name, known, unknown, first) => {
    expect(parsed({ [name]: known }).layout[name]).toBe(known);
    expect(parsed({ [name]: unknown }).layout[name]).toBe(first);
  });

  test('SET-22 the flags of the layout', () => {
    expect(
      parsed({
        isCategoryImageVisible: false,
        isNavigationViewEnabled: false,
        multiTabNavigationEnabled: true,
        isVisibleAtProfileTop: true,
      }).layout,
    ).toMatchObject({
      categoryImages: false,
      bottomNavigation: false,
      historyPerTab: true,
      brandAtProfileTop: true,
    });
  });

  test('SET-21 ENUM-03 isDark gives the dark theme, else the light one', () => {
    expect(parsed({ isDark: true }).look.theme).toBe('DARK');
    expect(parsed({ isDark: false }).look.theme).toBe('LIGHT');
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['DARK', 'light'],
    [7, 'light'],
  ])('TEN-13 mainColorType %j reads as %s', (mainColorType, type) => {
    expect(parsed({ mainColorType }).look.mainColorType).toBe(type);
  });

  test.each([
    ['#1a2b3c', '#1A2B3C'],
    ['#FFF', '#FCE000'],
    ['red', '#FCE000'],
    ['#12345678', '#FCE000'],
    ['#123456;background:url(//evil)', '#FCE000'],
    ['expression(alert(1))', '#FCE000'],
  ])('TEN-13 T13 the main colour %j reads as %s', (mainColor, color) => {
    expect(parsed({ mainColor }).look.mainColor).toBe(color);
  });

  test('SET-32 ENUM-02 mapType picks the provider, an unknown one is Leaflet', () => {
    expect(parsed({ mapType: 'YANDEX_V3' }).mapType).toBe('YANDEX_V3');
    expect(parsed({ mapType: 'GOOGLE' }).mapType).toBe('LEAFLET');
  });

  test('SET-27 ENT-07 favicon, title, brand, logo and the footer’s texts', () => {
    const look = parsed({
      favicon: '/media/a.png',
      title: ' Osh ',
      brand: 'Dilkash',
      logo: 'https://cdn.example.uz/l.webp',
      leftCopyWrite: { ru: 'а', uz: 'b' },
      rightCopyWrite: 'broken',
    }).look;
    expect(look).toMatchObject({ favicon: '/media/a.png', title: 'Osh', brand: 'Dilkash' });
    expect(look.logo).toBe('https://cdn.example.uz/l.webp');
    expect(look.leftCopyWrite).toEqual({ ru: 'а', uz: 'b', eng: '' });
    expect(look.rightCopyWrite).toEqual({ ru: '', uz: '', eng: '' });
  });

  test.each([
    ['//evil.uz/x.png'],
    ['/\\evil.uz'],
    ['http://plain.uz/x.png'],
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg>'],
    ['https://a.uz/"><script>'],
    [`https://a.uz/${'x'.repeat(2048)}`],
  ])('T13 a picture at %.40s is none', (logo) => {
    expect(parsed({ logo }).look.logo).toBeNull();
  });
});
