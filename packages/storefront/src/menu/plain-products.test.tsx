import { buildMenu } from '@dasturxon/core/catalog';
import { aModificationGroup, aModifier, anOverall, aProduct } from '@dasturxon/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { toSlimMenu } from '../catalog/slim-menu.ts';
import { aStorefront } from '../testing/index.ts';
import { PlainProducts } from './menu-chunk.tsx';

test('MENU-11 D12 without JavaScript a dish with required choices shows its lowest price', () => {
  const items = [aModifier({ id: 'small', price: 3000 }), aModifier({ id: 'big', price: 9000 })];
  const overall = anOverall({
    products: [
      aProduct({ id: 'tea', costPrice: 5000 }),
      aProduct({
        id: 'pizza',
        costPrice: 40_000,
        modificationGroups: [aModificationGroup({ required: true, items })],
      }),
    ],
  });
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v' });
  const html = renderToStaticMarkup(aStorefront().around(<PlainProducts products={menu.products} />));
  const lines = [...html.matchAll(/<\/a> (.*?)<\/li>/g)].map(([, price]) => price);
  expect(lines).toEqual(['5 000 UZS', 'from 43 000 UZS']);
});
