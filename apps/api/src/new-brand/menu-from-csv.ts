import { Category, Group, Product } from '@dasturxon/core/catalog';
import { Mxik, PackageCode } from '@dasturxon/core/fiscal';
import * as v from 'valibot';

import type { FiscalCodesByMxik as FiscalCodes } from '../fiscal/fiscal-settings.ts';
import { readCsv } from './read-csv.ts';

/** The menu of a brand created without one: enough to look at and to order from. */
export const STARTER_MENU = `category_uz,category_ru,name_uz,name_ru,price,description_uz,description_ru
Issiq taomlar,Горячее,Toʻy oshi,Свадебный плов,45000,"Guruch, mol goʻshti, sabzi","Рис, говядина, морковь"
Issiq taomlar,Горячее,Lagʻmon,Лагман,38000,Qoʻlda choʻzilgan xamir,Тянутая вручную лапша
Issiq taomlar,Горячее,Manti,Манты,32000,"Besh dona, bugʻda pishirilgan","Пять штук, на пару"
Salatlar,Салаты,Achichuk,Ачичук,15000,"Pomidor, piyoz, qalampir","Помидоры, лук, перец"
Ichimliklar,Напитки,Koʻk choy,Зелёный чай,8000,Choynak,Чайник
Ichimliklar,Напитки,Limonad,Лимонад,16000,Yalpizli,С мятой
`;

const Row = v.object({
  category_uz: v.optional(v.string(), ''),
  category_ru: v.optional(v.string(), ''),
  name_uz: v.optional(v.string(), ''),
  name_ru: v.optional(v.string(), ''),
  name_eng: v.optional(v.string(), ''),
  description_uz: v.optional(v.string(), ''),
  description_ru: v.optional(v.string(), ''),
  description_eng: v.optional(v.string(), ''),
  price: v.pipe(
    v.string(),
    v.regex(/^\d[\d ]{0,11}$/, 'price must be whole soʻm'),
    v.transform((text) => Number(text.replaceAll(' ', ''))),
  ),
  image: v.optional(v.string(), ''),
  mxik: v.optional(v.union([v.literal(''), Mxik]), ''),
  package_code: v.optional(v.union([v.literal(''), PackageCode]), ''),
});
type Row = v.InferOutput<typeof Row>;

/** The missing part of a row as a message; null for a complete row. `codes` are those of earlier rows. */
function wrongIn({ name_uz: uz, name_ru: ru, mxik, package_code: packageCode }: Row, codes: FiscalCodes) {
  if (!uz && !ru) return 'name_uz or name_ru is missing';
  if (packageCode && !mxik) return 'package_code needs a mxik';
  const before = codes[mxik]?.packageCode ?? packageCode;
  return mxik && packageCode && before !== packageCode
    ? `the package_code of ${mxik} is ${before} in a line before`
    : null;
}

/** The rows, and the package codes of their MXIKs. Throws with the line that is wrong. */
function readRows(text: string): { rows: Row[]; codes: FiscalCodes } {
  const codes: FiscalCodes = {};
  const rows = readCsv(text).map(({ line, cells }) => {
    const parsed = v.safeParse(Row, cells);
    const why = parsed.success ? wrongIn(parsed.output, codes) : parsed.issues[0].message;
    if (!parsed.success || why !== null) throw new Error(`line ${line} of the menu: ${why}`);
    const { mxik, package_code: packageCode } = parsed.output;
    if (mxik && packageCode) codes[mxik] = { packageCode };
    return parsed.output;
  });
  return { rows, codes };
}

/**
 * A menu from CSV: category_uz, category_ru, name_uz, name_ru, name_eng, description_…, price, image, mxik, package_code. Throws with the
 * line that is wrong.
 */
export function menuFromCsv(text: string, branchId: string) {
  const { rows, codes } = readRows(text);
  if (rows.length === 0) throw new Error('the menu has no dishes: add a line for each below the header');
  const shelves = [...new Map(rows.map((row) => [row.category_uz || row.category_ru, row])).entries()];
  const categoryOf = (row: (typeof rows)[number]) =>
    `cat-${shelves.findIndex(([name]) => name === (row.category_uz || row.category_ru)) + 1}`;
  return {
    menuCodes: codes,
    groups: [v.parse(Group, { id: 'menu', name: { uz: 'Menyu', ru: 'Меню', eng: 'Menu' }, priority: 1 })],
    categories: shelves.map(([, row], index) =>
      v.parse(Category, {
        id: `cat-${index + 1}`,
        groupId: 'menu',
        name: {
          uz: row.category_uz || row.category_ru || 'Menyu',
          ru: row.category_ru || row.category_uz || 'Меню',
        },
        priority: index + 1,
      }),
    ),
    products: rows.map((row, index) =>
      v.parse(Product, {
        id: `dish-${index + 1}`,
        categoryId: categoryOf(row),
        name: { uz: row.name_uz || row.name_ru, ru: row.name_ru || row.name_uz, eng: row.name_eng },
        description: { uz: row.description_uz, ru: row.description_ru, eng: row.description_eng },
        image: row.image || null,
        mxicCode: row.mxik || null,
        priority: index + 1,
        costPrice: row.price,
        productBranch: [{ branch: { id: branchId, isActive: true } }],
      }),
    ),
  };
}
