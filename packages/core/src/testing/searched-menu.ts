import type { Language } from '../kernel/language.ts';
import { indexMenu, type Searchable } from '../search/index-menu.ts';
import { searchMenu } from '../search/search-menu.ts';
import { aProduct } from './menu-builders.ts';

/** A product without texts. */
export const NAMELESS = { ru: '', uz: '', eng: '' };

/** A dish with its name in the three main languages. */
export const aDish = (id: string, uz: string, ru = '', eng = ''): Searchable =>
  aProduct({ id, name: { uz, ru, eng } });

/** Ids of what is found among these products, best first. */
export const search = (products: Searchable[], query: string, language: Language = 'uz') =>
  searchMenu(indexMenu({ products }), query, language);

/** Five dishes, each with its name in three languages. */
export const FIVE_DISHES = [
  aDish('osh', 'Toʻy oshi', 'Плов свадебный', 'Wedding plov'),
  aDish('lagmon', 'Lagʻmon', 'Лагман', 'Lagman noodles'),
  aDish('burger', 'Chizburger', 'Чизбургер', 'Cheeseburger'),
  aDish('tea', 'Koʻk choy', 'Зелёный чай', 'Green tea'),
  aDish('meat', 'Mol goʻshti', 'Говядина', 'Beef'),
];
