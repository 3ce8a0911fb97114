import { LONGEST_WHOLE_MENU } from '../catalog/cut-menu.ts';
import type { SlimMenu } from '../catalog/slim-menu.ts';
import { escapeHtml } from './escape.ts';

/** For browsers without JavaScript: the categories of a menu that is too long to stand on one page in words. */
export function plainMenu({ products, categories }: SlimMenu): string {
  if (products.length <= LONGEST_WHOLE_MENU) return '';
  return `<noscript><ul>${categories.map(plainCategory).join('')}</ul></noscript>`;
}

const plainCategory = ({ id, name }: SlimMenu['categories'][number]) =>
  `<li><a href="/category?id=${escapeHtml(id)}">${escapeHtml(name)}</a></li>`;
