import { Banner, Story } from '@dasturxon/core/content';
import { aCity, aCategory, aGroup, anOverall, aProduct } from '@dasturxon/core/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import type { PageInput } from './page-input.ts';
import { renderMenu } from './render-menu.tsx';

const localized = (text: string) => ({ uz: text, ru: text, eng: text });

/** Two groups with a category each, one of them with everything a category can ask for. */
const OVERALL = anOverall({
  groups: [aGroup({ id: 'g-1', name: localized('Kitchen') }), aGroup({ id: 'g-2', name: localized('Bar') })],
  categories: [
    aCategory({
      id: 'c-1',
      groupId: 'g-1',
      name: localized('Plov'),
      image: '/media/plov.webp',
      textColor: '#102030',
    }),
    aCategory({
      id: 'c-2',
      groupId: 'g-2',
      name: localized('Tea'),
      scrollType: 'HORIZONTAL',
      isWithoutCart: true,
    }),
  ],
  products: [
    aProduct({ id: 'p-1', categoryId: 'c-1', name: localized('Wedding plov') }),
    aProduct({ id: 'p-2', categoryId: 'c-2', name: localized('Green tea') }),
  ],
});

type Change = {
  settings?: Record<string, unknown>;
  overall?: PageInput['brand']['overall'];
  language?: PageInput['language'];
};

/** The page of a brand with these settings, as the server sends it. */
function aPage({ settings = {}, overall = OVERALL, language = 'eng' }: Change = {}): string {
  const brand = {
    overall,
    banners: [
      v.parse(Banner, { id: 'b-1', image: '/media/b.webp', title: localized('Big lunch'), priority: 1 }),
    ],
    stories: [
      v.parse(Story, { id: 's-1', image: '/media/s.webp', title: localized('New'), slides: [], priority: 1 }),
    ],
    cities: [aCity({ id: 'city-1' })],
  };
  const input = aPageInput({ brand, settings, language });
  return renderMenu(input).html;
}

/** The body as it is seen, without the inputs beside it. */
const seen = (change?: Change) =>
  aPage(change).split('<script type="application/json"')[0]!.split('<body>')[1]!;
const headOf = (change?: Change) => aPage(change).split('<body>')[0]!;

test('BOOT-01 BOOT-04 BOOT-06 one answer holds merchant, settings, the city and the menu', () => {
  const boot = aPage().split('id="boot">')[1]!;
  for (const part of ['"merchant":', '"settings":', '"defaultCityId":"city-1"', 'Wedding plov'])
    expect(boot).toContain(part);
});

test('the boot data carries the time zone of the merchant', () => {
  const { html } = renderMenu(aPageInput({ brand: { timeZone: 'Asia/Almaty' } }));
  expect(html.includes('"timeZone":"Asia/Almaty"')).toBe(true);
});

test('ENT-01 D2 a page carries what the merchant added in its own language, not in others', () => {
  const leftCopyWrite = { ...localized('© Dilkash'), zh: '迪尔卡什', ar: 'ديلكش' };
  expect(aPage({ settings: { leftCopyWrite } })).not.toMatch(/迪尔卡什|ديلكش/);
  const chinese = aPage({ settings: { leftCopyWrite }, language: 'zh' });
  expect(chinese).toContain('迪尔卡什');
  expect(chinese).not.toContain('ديلكش');
});

test('BOOT-05 SET-03 SET-04 banners and stories are in it only while they are on', () => {
  expect(aPage()).not.toMatch(/media\/[bs]\.webp/);
  expect(seen({ settings: { bannersActive: true } })).toContain('/media/b.webp');
  expect(seen({ settings: { storiesActive: true } })).toContain('/media/s.webp');
});

test('SET-18 the basket is beside the menu only with the merchant’s setting', () => {
  expect(seen()).toContain('data-panel');
  expect(seen({ settings: { cartInMainActive: false } })).not.toContain('data-panel');
});

test('SET-21 TEN-13 the dark look and the main colour are in the first bytes', () => {
  expect(aPage().startsWith('<!doctype html><html lang="en" dir="ltr"><head>')).toBe(true);
  expect(headOf({ settings: { isDark: true } })).toContain('data-scheme="dark"');
  expect(headOf({ settings: { mainColor: '#C62828', mainColorType: 'dark' } })).toMatch(
    /--dx-main:#C62828;--dx-on-main:#FFFFFF/,
  );
});

test('SET-29 a menu with invalid settings has the default colour and its products', () => {
  const html = aPage({ settings: { mainColor: 7, groupView: 'MOSAIC', basketPosition: null } });
  expect(html).toContain('--dx-main:#FCE000');
  expect(html).toContain('data-product="p-1"');
});

test('SET-27 icon, title and language of the document follow the settings', () => {
  const head = headOf({ settings: { favicon: '/media/f.webp', title: 'Osh & choy' } });
  expect(head).toContain('<link rel="icon" href="/media/f.webp">');
  expect(head).toContain('<link rel="apple-touch-icon" href="/icon-192.png">');
  expect(head).toContain('<title>Osh &amp; choy</title>');
  expect(head).toContain('<html lang="en" dir="ltr"');
});

test('SET-24 SCR-16 contacts and copyright lines stand at the foot while they are on', () => {
  const phone = { phone: '+998 71 200-00-00' };
  const on = seen({ settings: { ...phone, phoneActive: true, leftCopyWrite: localized('© Dilkash') } });
  expect(on).toContain('© Dilkash');
  expect(on).toContain('tel:');
  expect(seen({ settings: { ...phone, phoneActive: false } })).not.toContain('tel:');
});

describe('SET-22 the layout', () => {
  test('groups are tabs, names over their categories, or pictures', () => {
    const tabs = seen({ settings: { groupView: 'TABS' } });
    expect(tabs).toContain('aria-label="Menus"');
    expect(tabs).not.toContain('data-tiles');
    const list = seen({ settings: { groupView: 'LIST' } });
    expect(list).not.toContain('aria-label="Menus"');
    expect(list.match(/class="group-name"/g)).toHaveLength(2);
    expect(seen({ settings: { groupView: 'GRID' } })).toContain('data-tiles');
  });

  test('categories are chips, headings alone, or pictures that lead to their pages', () => {
    expect(seen()).toContain('data-view="CHIPS"');
    expect(seen({ settings: { categoryView: 'SECTIONS' } })).toContain('data-view="SECTIONS"');
    expect(seen({ settings: { categoryView: 'GRID' } })).toContain('href="/category?id=c-1"');
  });

  test('pictures of categories are shown or not', () => {
    expect(seen()).toContain('/media/plov.webp');
    const bare = aPage({ settings: { isCategoryImageVisible: false } });
    // The head and the data for search engines show food whatever the layout.
    const shown = bare.slice(bare.indexOf('<body>'), bare.indexOf('<script type="application/ld+json">'));
    expect(shown).not.toContain('/media/plov.webp');
  });

  test('the navigation is there or not; without it the profile is at the top', () => {
    expect(seen()).toContain('data-nav');
    const bare = seen({ settings: { isNavigationViewEnabled: false } });
    expect(bare).not.toContain('data-nav');
    expect(bare).toContain('href="/profile"');
  });
});

describe('SET-23 a category', () => {
  test('its text colour has enough contrast with its background', () => {
    expect(headOf({ settings: { categoryView: 'GRID' } })).toContain(
      "[data-tint='c-1']{color:#102030;background:#FFFFFF}",
    );
  });

  test.each(['BIG', 'MEDIUM', 'SMALL'] as const)('its cards are %s', (viewType) => {
    const [first, ...rest] = OVERALL.categories;
    const overall = { ...OVERALL, categories: [{ ...first!, viewType }, ...rest] };
    expect(new RegExp(`_grid_\\w+ _${viewType}_`).test(seen({ overall }))).toBe(true);
  });

  test('it scrolls sideways where it wants to', () => {
    expect(seen().match(/_grid_\w+ _MEDIUM_\w+ _across_/g)).toHaveLength(1);
  });
});
