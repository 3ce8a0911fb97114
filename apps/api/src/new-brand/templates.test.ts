import { Product } from '@dasturxon/core/catalog';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { MENU_TEMPLATES } from '@dasturxon/core/onboarding';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { checkUp } from '../brand-doctor/check-up.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { NewBrand, newBrand } from './new-brand.ts';
import { menuOfTemplate } from './templates/build-template.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await aRunningApi();
});

const CYRILLIC = /[\u0400-\u04FF]/;

test.each(MENU_TEMPLATES)(
  'BO-331 the menu %s is whole: three languages, prices, choices, no MXIK',
  (name) => {
    const { categories, products } = menuOfTemplate(name, 'branch-1');
    expect(categories.length).toBeGreaterThanOrEqual(3);
    expect(products.length).toBeGreaterThanOrEqual(12);
    expect(products.some(({ modificationGroups }) => modificationGroups.length > 0)).toBe(true);
    expect(new Set(products.map(({ name: { uz } }) => uz)).size).toBe(products.length);
    for (const { uz, ru, eng } of [
      ...categories.map((one) => one.name),
      ...products.flatMap((one) => [
        one.name,
        one.description!,
        ...one.modificationGroups.flatMap((group) => [group.name, ...group.items.map((item) => item.name)]),
      ]),
    ]) {
      expect([uz, ru, eng].every((text) => text.trim() !== '')).toBe(true);
      expect(`${uz}${eng}`).not.toMatch(CYRILLIC);
    }
    for (const { costPrice, mxicCode } of products) {
      expect(costPrice).toBeGreaterThanOrEqual(3_000);
      expect(costPrice % 1_000).toBe(0);
      expect(mxicCode).toBeNull();
    }
  },
);

test.each(MENU_TEMPLATES)(
  'BO-331 brand:new --template %s opens a brand in which the doctor finds no dish to mend',
  async (template) => {
    const sub = `t${crypto.randomUUID().slice(0, 8)}`;
    const given = { sub, name: 'Choyxona', hosts: [], menu: null, template, languages: ['uz', 'ru', 'kz'] };
    expect(await newBrand(scene.deps, v.parse(NewBrand, given))).toContain(`http://${sub}.localhost:3000/`);
    const found = await checkUp(scene.deps, `m-${sub}`);
    const dishes = found.filter(({ code }) =>
      /^(dish|price|text\.cyrillic|text\.long|hours|zone|branch|payment|service)\b/.test(code),
    );
    expect(dishes).toEqual([]);
    const ask = await scene.app.request('/products/v1/overalls', { headers: { host: `${sub}.localhost` } });
    const { products } = v.parse(v.object({ products: v.array(Product) }), await ask.json());
    expect(products.length).toBeGreaterThanOrEqual(12);
  },
);

test('BO-331 a brand has the languages it was made with, the main one always', async () => {
  const sub = `t${crypto.randomUUID().slice(0, 8)}`;
  const given = {
    sub,
    name: 'Choyxona',
    hosts: [],
    menu: null,
    template: 'cafe',
    language: 'ru',
    languages: ['uz'],
  };
  await newBrand(scene.deps, v.parse(NewBrand, given));
  const ask = await scene.app.request('/support/v1/merchant/settings/web', {
    headers: { host: `${sub}.localhost` },
  });
  const settings = (await ask.json()) as Record<string, boolean>;
  expect(LANGUAGES.filter((one) => settings[`${one}Active`])).toEqual(['uz', 'ru']);
});
