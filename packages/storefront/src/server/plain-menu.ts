import { formatPrice } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';

import { FIRST_PRODUCTS } from '../menu/menu-chunk.tsx';
import { toMenuProduct } from '../catalog/menu-product.ts';
import type { SlimMenu } from '../catalog/slim-menu.ts';
import { tilePrices } from '../catalog/tile-prices.ts';
import { escapeHtml } from './escape.ts';

/** Longer menus are read category by category without JavaScript. */
const LONGEST = 300;

/** What is not drawn yet, as a plain list for browsers without JavaScript. */
export function plainMenu(menu: SlimMenu, language: Language): string {
  const rest = menu.products.slice(FIRST_PRODUCTS);
  if (rest.length === 0) return '';
  const body =
    menu.products.length <= LONGEST
      ? `<ul>${rest.map((row) => plainProduct(row, language)).join('')}</ul>`
      : `<ul>${menu.categories.map(plainCategory).join('')}</ul>`;
  return `<noscript>${body}</noscript>`;
}

const plainCategory = ({ id, name }: SlimMenu['categories'][number]) =>
  `<li><a href="/category?id=${escapeHtml(id)}">${escapeHtml(name)}</a></li>`;

function plainProduct(row: SlimMenu['products'][number], language: Language): string {
  const product = toMenuProduct(row);
  const price = formatPrice(tilePrices(product).now, language);
  return `<li><a href="/product/${escapeHtml(product.id)}">${escapeHtml(product.name)}</a> ${escapeHtml(price)}</li>`;
}
