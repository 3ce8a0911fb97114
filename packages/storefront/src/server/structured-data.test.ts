import {
  aBranch,
  aCategory,
  aCity,
  aModificationGroup,
  aModifier,
  anOverall,
  aProduct,
} from '@dasturxon/core/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import { renderMenu } from './render-menu.tsx';
import { renderShell } from './render-shell.tsx';

const localized = (eng: string, ru = eng) => ({ uz: eng, ru, eng });
const plovs = aCategory({ id: 'plovs', name: localized('Plovs', 'Пловы') });
const plov = aProduct({
  id: 'plov',
  categoryId: 'plovs',
  name: localized('Wedding plov', 'Свадебный плов'),
  description: localized('Devzira rice', 'Рис девзира'),
  image: '/media/plov.webp',
  costPrice: 52_000,
  discount: 10,
  calorie: 620,
});
const branch = aBranch({ cityId: 'city-1', isMain: true });
const brand = {
  overall: anOverall({ categories: [plovs], products: [plov] }),
  branches: [branch, aBranch({ id: 'branch-2', name: localized('Samarkand') })],
  cities: [aCity({ id: 'city-1', name: localized('Tashkent', 'Ташкент') })],
};

const Url = v.pipe(v.string(), v.url());
const Offer = v.object({
  '@type': v.literal('Offer'),
  price: v.pipe(v.number(), v.integer()),
  priceCurrency: v.literal('UZS'),
});
const MenuItem = v.object({ '@type': v.literal('MenuItem'), name: v.string(), url: Url, offers: Offer });
const MenuSection = v.object({
  '@type': v.literal('MenuSection'),
  name: v.string(),
  url: Url,
  hasMenuItem: v.optional(v.array(MenuItem)),
});
const Hours = v.object({
  '@type': v.literal('OpeningHoursSpecification'),
  dayOfWeek: v.array(v.pipe(v.string(), v.regex(/^[A-Z][a-z]+day$/))),
  opens: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  closes: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
});
const Place = {
  '@type': v.literal('Restaurant'),
  name: v.string(),
  address: v.object({
    '@type': v.literal('PostalAddress'),
    streetAddress: v.string(),
    addressCountry: v.literal('UZ'),
  }),
  geo: v.object({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() }),
  openingHoursSpecification: v.pipe(v.array(Hours), v.minLength(1)),
};
const Restaurant = v.object({
  '@context': v.literal('https://schema.org'),
  ...Place,
  url: Url,
  image: Url,
  currenciesAccepted: v.literal('UZS'),
  hasMenu: v.object({
    '@type': v.literal('Menu'),
    hasMenuSection: v.pipe(v.array(MenuSection), v.minLength(1)),
  }),
  department: v.array(v.object(Place)),
});

function dataIn(html: string): unknown {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts.length).toBeLessThan(2);
  return scripts[0] ? JSON.parse(scripts[0][1]!) : null;
}

test('MENU-11 the menu page describes the restaurant with its address, hours, menu and prices', () => {
  const { html } = renderMenu(aPageInput({ brand }));
  const data = v.parse(Restaurant, dataIn(html));
  expect(data.address.streetAddress).toBe(branch.address);
  expect(data.image).toBe('http://osh.localhost/media/plov.webp');
  expect(data.hasMenu.hasMenuSection[0]).toMatchObject({
    name: 'Plovs',
    url: 'http://osh.localhost/category?id=plovs',
    hasMenuItem: [
      { name: 'Wedding plov', url: 'http://osh.localhost/product/plov', offers: { price: 46_800 } },
    ],
  });
  expect(data.department).toMatchObject([{ name: 'Samarkand' }]);
  expect(html.indexOf('ld+json')).toBeGreaterThan(html.indexOf('id="boot"'));
});

test('MENU-11 D79 the data is in the language of its page', () => {
  const input = aPageInput({ brand, language: 'ru', settings: { ruActive: true } });
  expect(dataIn(renderMenu(input).html)).toMatchObject({
    address: { addressLocality: 'Ташкент' },
    hasMenu: {
      inLanguage: 'ru-RU',
      hasMenuSection: [{ name: 'Пловы', url: 'http://osh.localhost/category?id=plovs&lang=ru' }],
    },
  });
});

test('MENU-11 the page of a dish describes it with its offer', () => {
  const data = dataIn(renderMenu(aPageInput({ brand, path: '/product/plov' })).html);
  expect(v.parse(MenuItem, data).offers.price).toBe(46_800);
  expect(data).toMatchObject({
    description: 'Devzira rice',
    image: 'http://osh.localhost/media/plov.webp',
    nutrition: { calories: '620 kcal' },
    offers: { availability: 'https://schema.org/InStock' },
  });
});

test('MENU-11 D12 a dish with required choices has an offer with the lowest price', () => {
  const items = [aModifier({ id: 'small', price: 3000 }), aModifier({ id: 'big', price: 9000 })];
  const asking = { ...plov, modificationGroups: [aModificationGroup({ required: true, items })] };
  const overall = anOverall({ categories: [plovs], products: [asking] });
  const data = dataIn(renderMenu(aPageInput({ brand: { ...brand, overall }, path: '/product/plov' })).html);
  expect(data).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 49_800, priceCurrency: 'UZS' },
  });
});

test('MENU-11 the page of a category lists its dishes; a page of a visitor describes nothing', () => {
  const category = renderShell(aPageInput({ brand, path: '/category', categoryId: 'plovs' }));
  expect(v.parse(MenuSection, dataIn(category.html)).hasMenuItem).toHaveLength(1);
  expect(dataIn(renderShell(aPageInput({ brand, path: '/basket' })).html)).toBeNull();
});

test('a menu of 1,000 dishes adds less than 8 kB of data to the menu page', () => {
  const products = Array.from({ length: 1000 }, (_, n) => aProduct({ ...plov, id: `plov-${n}` }));
  const { html } = renderMenu(
    aPageInput({ brand: { ...brand, overall: anOverall({ categories: [plovs], products }) } }),
  );
  const data = v.parse(Restaurant, dataIn(html));
  expect(data.hasMenu.hasMenuSection[0]!.hasMenuItem).toHaveLength(24);
  expect(JSON.stringify(data).length).toBeLessThan(8000);
});

test('T53 a name cannot end the script element', () => {
  const evil = aProduct({ ...plov, name: localized('</script><script>alert(1)</script>') });
  const { html } = renderMenu(
    aPageInput({ brand: { ...brand, overall: anOverall({ categories: [plovs], products: [evil] }) } }),
  );
  expect(html).not.toContain('<script>alert(1)');
  expect(v.parse(Restaurant, dataIn(html)).hasMenu.hasMenuSection[0]!.hasMenuItem![0]!.name).toContain(
    '</script>',
  );
});

test.each([
  ['eng', 'Dilkash: Plovs. Menu with prices and online ordering.'],
  ['ru', 'Dilkash: Пловы. Меню с ценами и онлайн-заказ.'],
] as const)(
  'the description of the brand in %s names its kind, and its picture is food',
  (language, text) => {
    const { html } = renderMenu(aPageInput({ brand, language, settings: { ruActive: true } }));
    expect(html).toContain(`<meta name="description" content="${text}">`);
    expect(html).toContain(`<meta property="og:image" content="http://osh.localhost/media/plov.webp">`);
    expect(html).toContain(
      `<link rel="manifest" crossorigin="use-credentials" href="/manifest.webmanifest?lang=${language}">`,
    );
  },
);
