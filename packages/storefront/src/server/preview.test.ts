import { aCategory, aModificationGroup, aModifier, anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import type { PageInput } from './page-input.ts';
import { renderMenu } from './render-menu.tsx';
import { renderShell } from './render-shell.tsx';

const plov = aProduct({
  id: 'plov',
  categoryId: 'plovs',
  name: { uz: 'Toʻy oshi', ru: 'Свадебный плов', eng: 'Wedding plov' },
  description: { uz: 'Devzira guruch', ru: 'Рис девзира', eng: 'Devzira rice' },
  image: '/media/plov.webp',
  costPrice: 52_000,
  discount: 10,
});
const kazy = aProduct({ id: 'kazy', categoryId: 'plovs', name: { uz: '', ru: '', eng: 'Kazy' } });
const plovs = aCategory({ id: 'plovs', name: { uz: '', ru: '', eng: 'Plovs' } });

type Change = Parameters<typeof aPageInput>[0] & { products?: PageInput['brand']['overall']['products'] };

const LOOK = { logo: '/media/logo.webp' };

function headAt(path: string, { products = [plov, kazy], settings, ...change }: Change = {}): string {
  const brand = { overall: anOverall({ categories: [plovs], products }) };
  const input = aPageInput({ path, brand, settings: { ...LOOK, ...settings }, ...change });
  const page = path === '/product/plov' ? renderMenu(input) : renderShell(input);
  return page.html.split('<body>')[0]!;
}

const propertyIn = (head: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(head)?.[1];
const canonicalIn = (head: string) => /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];

test('MENU-11 the preview of a dish’s link has its name, description, picture and price', () => {
  const head = headAt('/product/plov');
  expect(head).toContain('<title>Wedding plov · Dilkash</title>');
  expect(propertyIn(head, 'og:title')).toBe('Wedding plov');
  expect(propertyIn(head, 'og:site_name')).toBe('Dilkash');
  expect(propertyIn(head, 'og:type')).toBe('product');
  expect(propertyIn(head, 'og:image')).toBe('http://osh.localhost/media/plov.webp');
  expect(propertyIn(head, 'og:url')).toBe('http://osh.localhost/product/plov');
  expect(propertyIn(head, 'product:price:amount')).toBe('46800');
  expect(propertyIn(head, 'product:price:currency')).toBe('UZS');
  for (const name of ['description', 'og:description'])
    expect(propertyIn(head, name)).toBe('46 800 UZS · Devzira rice');
});

test('MENU-11 D12 the preview of a dish with required choices shows its lowest price', () => {
  const items = [aModifier({ id: 'small', price: 3000 }), aModifier({ id: 'big', price: 9000 })];
  const asking = { ...plov, modificationGroups: [aModificationGroup({ required: true, items })] };
  const head = headAt('/product/plov', { products: [asking] });
  expect(propertyIn(head, 'og:description')).toBe('from 49 800 UZS · Devzira rice');
  expect(propertyIn(head, 'product:price:amount')).toBe('49800');
  const inUzbek = headAt('/product/plov', { products: [asking], language: 'uz' });
  expect(propertyIn(inUzbek, 'og:description')).toBe('49 800 soʻmdan · Devzira guruch');
});

test('MENU-11 D79 it is in the language of its page, and its address requests that language', () => {
  const head = headAt('/product/plov', { language: 'ru' });
  expect(propertyIn(head, 'og:title')).toBe('Свадебный плов');
  expect(propertyIn(head, 'og:description')).toBe('46 800 сум · Рис девзира');
  expect(canonicalIn(head)).toBe('http://osh.localhost/product/plov?lang=ru');
  expect(canonicalIn(headAt('/product/plov'))).toBe('http://osh.localhost/product/plov');
});

test('T53 a merchant’s text about a dish stays text in the head', () => {
  const name = { uz: '', ru: '', eng: '"><script>alert(1)</script>' };
  const head = headAt('/product/plov', { products: [{ ...plov, name, description: name }] });
  expect(head).not.toContain('<script>alert');
  expect(propertyIn(head, 'og:title')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('MENU-11 a long description ends with a whole word, in one line', () => {
  const description = { uz: '', ru: '', eng: `Rice,\n\n${'slowly cooked '.repeat(40)}` };
  const content = propertyIn(
    headAt('/product/plov', { products: [{ ...plov, description }] }),
    'description',
  );
  expect(content).toMatch(/^46 800 UZS · Rice, slowly cooked .*(?:slowly|cooked)…$/);
  expect(content!.length).toBeLessThanOrEqual(201);
});

test('IMP-07 a dish without a picture is shown under the brand’s', () => {
  const head = headAt('/product/plov', { products: [{ ...plov, image: null, gallery: [] }] });
  expect(propertyIn(head, 'og:image')).toBe('http://osh.localhost/media/logo.webp');
});

test.each([
  ['unknown', [kazy]],
  ['hidden', [{ ...plov, active: false }, kazy]],
])('IMP-02 a dish that is %s is shown as the brand', (_, products) => {
  const head = headAt('/product/plov', { products });
  expect(propertyIn(head, 'og:title')).toBe('Dilkash');
  expect(propertyIn(head, 'og:type')).toBe('website');
  expect(head).not.toMatch(/product:price|Wedding/);
});

test('RT-08 the link to a category is shown with its name, its first dishes and a picture of them', () => {
  const head = headAt('/category', { categoryId: 'plovs' });
  expect(head).toContain('<title>Plovs · Dilkash</title>');
  expect(propertyIn(head, 'og:title')).toBe('Plovs');
  expect(propertyIn(head, 'og:description')).toBe('Wedding plov, Kazy');
  expect(propertyIn(head, 'og:image')).toBe('http://osh.localhost/media/plov.webp');
  expect(canonicalIn(head)).toBe('http://osh.localhost/category?id=plovs');
  expect(head).toContain('hreflang="ru-RU" href="http://osh.localhost/category?id=plovs&amp;lang=ru"');
  expect(propertyIn(headAt('/category'), 'og:title')).toBe('Dilkash');
});
