import type { SlimMenu } from '../catalog/slim-menu.ts';
import { LONGEST_PLAIN_MENU } from '../menu/plain-products.tsx';
import { escapeHtml } from './escape.ts';

/** For browsers without JavaScript: the categories of a menu that is too long to stand on one page in words. */
export function plainMenu({ products, categories }: SlimMenu): string {
  if (products.length <= LONGEST_PLAIN_MENU) return '';
  return `<noscript><ul>${categories.map(plainCategory).join('')}</ul></noscript>`;
}

const plainCategory = ({ id, name }: SlimMenu['categories'][number]) =>
  `<li><a href="/category?id=${escapeHtml(id)}">${escapeHtml(name)}</a></li>`;
