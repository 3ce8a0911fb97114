import { endpoints, unwrap } from '@dasturxon/core/api';
import { Policy, POLICY_TYPES } from '@dasturxon/core/content';
import { LANGUAGES } from '@dasturxon/core/kernel';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { examineBrands } from '../brand-doctor/examine-brands.ts';
import { COMMANDS } from '../management/commands.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { menuFromCsv } from './menu-from-csv.ts';
import { NewBrand, newBrand } from './new-brand.ts';
import { readCsv as readRows } from './read-csv.ts';

const MXIK = '10202001002000000';
let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const aBrand = (change: object = {}) =>
  v.parse(NewBrand, {
    sub: `b${crypto.randomUUID().slice(0, 8)}`,
    name: 'Choyxona',
    hosts: [],
    menu: null,
    ...change,
  });

describe('a new brand', () => {
  test('TEN-03 takes orders at once at its own address', async () => {
    const brand = aBrand();
    expect(await newBrand(osh.deps, brand)).toContain(`http://${brand.sub}.localhost:3000/`);
    const ask = (path: string) => osh.app.request(path, { headers: { host: `${brand.sub}.localhost:3000` } });
    const menu = (await (await ask('/products/v1/overalls')).json()) as { products: { id: string }[] };
    expect(menu.products).toHaveLength(6);
    const quote = await osh.app.request('/orders/v1/orders/quote', {
      method: 'POST',
      headers: { host: `${brand.sub}.localhost`, 'content-type': 'application/json' },
      body: JSON.stringify({
        serviceType: 'PICK_UP',
        branch: { id: 'branch-1' },
        cartItems: [{ productId: 'dish-1', count: 2 }],
      }),
    });
    expect(await quote.json()).toMatchObject({ totalPrice: 90_000 });
  });

  test('BO-381 begins with an offer, a privacy policy and a text about itself, with its own name and phone', async () => {
    const brand = aBrand({ name: 'Osh & Non', phone: '+998 71 200 00 00' });
    await newBrand(osh.deps, brand);
    const headers = { host: `${brand.sub}.localhost:3000` };
    for (const type of POLICY_TYPES) {
      const answer = await osh.app.request(`/support/v1/company/policies?policies=${type}`, { headers });
      const { text } = v.parse(Policy, await answer.json());
      for (const language of LANGUAGES) {
        expect(text[language]).toContain('Osh &amp; Non');
        expect(text[language]).toContain('+998 71 200 00 00');
        expect(text[language]).not.toMatch(/[{}]/);
      }
    }
    const found = await examineBrands(osh.deps, { sub: brand.sub, fix: false }).catch(String);
    expect(found).toContain(brand.sub);
    expect(found).not.toContain('has no text');
  });

  test('a taken name and a taken host are refused', async () => {
    const brand = aBrand({ hosts: ['choyxona.uz'] });
    const result = await newBrand(osh.deps, brand);
    expect(result).toContain('https://choyxona.uz/');
    expect(result).toContain(`http://localhost:3000/?vendor=${brand.sub}`);
    await expect(newBrand(osh.deps, brand)).rejects.toThrow('already');
    await expect(newBrand(osh.deps, aBrand({ hosts: ['Choyxona.uz.'] }))).rejects.toThrow(
      'belongs to another brand',
    );
    expect(unwrap(await osh.as(null)(endpoints.listBranches))).toHaveLength(1);
  });
});

test('a command reports which argument is wrong', async () => {
  const given = { sub: 'choyxona', name: 'x', hosts: [], menu: null };
  const run = async (change: object) => COMMANDS['brand-new']!(osh.deps, { ...given, ...change });
  await expect(run({})).rejects.toThrow(/^name: Invalid length/);
  await expect(run({ sub: 'Choy Xona', name: 'Choyxona' })).rejects.toThrow(/^sub must be small letters/);
});

describe('a menu from CSV', () => {
  test('T47 a dish has its MXIK, and package codes go by MXIK; both may be left out', () => {
    const csv = `name_uz,price,mxik,package_code\nOsh,45000,${MXIK},1500734\nManti,32000,${MXIK},\nNon,4000,,`;
    const menu = menuFromCsv(csv, 'branch-1');
    expect(menu.products.map((one) => one.mxicCode)).toEqual([MXIK, MXIK, null]);
    expect(menu.menuCodes).toEqual({ [MXIK]: { packageCode: '1500734' } });
  });

  test('categories are made of its rows, prices may have spaces', () => {
    const csv = 'category_uz,name_uz,price\nOsh,"Palov, toʻy",45 000\nChoy,Koʻk choy,8000\nOsh,Manti,32000';
    const menu = menuFromCsv(csv, 'branch-1');
    expect(menu.categories.map((one) => one.name.uz)).toEqual(['Osh', 'Choy']);
    expect(menu.products.map((one) => [one.name.uz, one.costPrice, one.categoryId])).toEqual([
      ['Palov, toʻy', 45_000, 'cat-1'],
      ['Koʻk choy', 8_000, 'cat-2'],
      ['Manti', 32_000, 'cat-1'],
    ]);
  });

  test.each([
    ['name_uz,price\nOsh,12.5', 'line 2 of the menu: price must be whole'],
    ['name_uz,price\nOsh,45000\n,8000', 'line 3 of the menu: name_uz or name_ru is missing'],
    ['name_uz,price\n', 'no dishes'],
    ['name_uz,price,mxik\nOsh,45000,123', 'line 2 of the menu: a MXIK is 17 digits'],
    ['name_uz,price,package_code\nOsh,45000,12', 'line 2 of the menu: package_code needs a mxik'],
    [
      `name_uz,price,mxik,package_code\nOsh,45000,${MXIK},1x`,
      'line 2 of the menu: a package code is up to 20 digits',
    ],
    [
      `name_uz,price,mxik,package_code\nOsh,45000,${MXIK},12\nChoy,8000,${MXIK},13`,
      `line 3 of the menu: the package_code of ${MXIK} is 12 in a line before`,
    ],
  ])('%j reports the wrong line', (csv, sentence) => {
    expect(() => menuFromCsv(csv, 'b')).toThrow(sentence);
  });

  const readCsv = (text: string) => readRows(text).map(({ cells }) => cells);

  test('a semicolon separates cells where the spreadsheet wrote one, and a row keeps its line', () => {
    expect(readRows('name_uz;price\n\nOsh;45 000\n')).toEqual([
      { line: 3, cells: { name_uz: 'Osh', price: '45 000' } },
    ]);
  });

  test('quotes hold commas, line breaks and doubled quotes', () => {
    expect(readCsv('a,b\r\n"x, ""y""\nz",2\r\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }]);
  });

  test('a quote inside a plain cell is a letter, and one that is never closed is refused', () => {
    expect(readCsv('a,b\nPizza 30",1\nChoy,2')).toEqual([
      { a: 'Pizza 30"', b: '1' },
      { a: 'Choy', b: '2' },
    ]);
    expect(() => readCsv('a,b\n"Pizza,1\nChoy,2')).toThrow('Quote Not Closed');
  });

  test('a byte order mark, empty lines, short rows and cells beyond the last name do no harm', () => {
    expect(readCsv('\uFEFFA , b\n\nx\n,\ny,1,2\n')).toEqual([
      { a: 'x', b: '' },
      { a: 'y', b: '1' },
    ]);
  });
});
