import type { Language } from '../kernel/language.ts';
import { foldWord } from '../search/fold-word.ts';
import { isMenuColumn, type MenuColumn } from './columns.ts';

/** What each column of a file is, in the order of the file; empty: it is left out. */
export type ColumnMapping = (MenuColumn | '')[];

/** Columns of a file that are read at most; the others are left out. */
export const MOST_COLUMNS = 60;

/** Titles of other programs and of people, by column. A text without a language is in the language of its title. */
const TITLES: Readonly<Partial<Record<MenuColumn, readonly string[]>>> = {
  external_id: ['sku', 'article', 'code', 'kod', 'kodi', 'код', 'артикул'],
  barcode: ['ean', 'shtrix kod', 'shtrixkod', 'shtrix kodi', 'штрих код', 'штрихкод'],
  category_uz: ['kategoriya', 'kategoriyasi', 'toifa', 'toifasi', 'boʻlim'],
  category_ru: ['категория', 'раздел', 'группа'],
  category_eng: ['category', 'section'],
  name_uz: ['nomi', 'nom', 'taom', 'taom nomi', 'mahsulot', 'mahsulot nomi'],
  name_ru: ['название', 'наименование', 'блюдо', 'название блюда', 'товар'],
  name_eng: ['name', 'dish', 'dish name', 'product', 'product name', 'title'],
  description_uz: ['tavsif', 'tavsifi', 'tarkibi', 'izoh'],
  description_ru: ['описание', 'состав'],
  description_eng: ['description', 'ingredients'],
  price: ['narx', 'narxi', 'цена', 'стоимость', 'cost', 'price uzs', 'narxi soʻm', 'цена сум'],
  discount: ['chegirma', 'chegirma %', 'скидка', 'скидка %', 'discount %'],
  mxik: ['mxik kodi', 'ikpu', 'икпу', 'мхик', 'код икпу', 'mxik code'],
  package_code: ['qadoq kodi', 'код упаковки', 'package'],
  image: ['rasm', 'rasmi', 'фото', 'картинка', 'изображение', 'photo', 'picture'],
  active: ['sotuvda', 'faol', 'в продаже', 'активно', 'активен', 'on sale', 'available'],
  position: ['tartib', 'oʻrni', 'порядок', 'позиция', 'sort', 'order'],
};

const LANGUAGE_CODES: Readonly<Record<string, Language>> = {
  uz: 'uz',
  uzb: 'uz',
  узб: 'uz',
  ru: 'ru',
  rus: 'ru',
  рус: 'ru',
  en: 'eng',
  eng: 'eng',
  англ: 'eng',
  ar: 'ar',
  kk: 'kz',
  kz: 'kz',
  tr: 'tr',
  zh: 'zh',
  cn: 'zh',
};

const partsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .replaceAll(/[ʻʼ‘’'`]/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);

const keyOf = (parts: readonly string[]) => parts.map(foldWord).join(' ');

const KNOWN: ReadonlyMap<string, MenuColumn> = new Map(
  (Object.entries(TITLES) as [MenuColumn, readonly string[]][]).flatMap(([column, titles]) =>
    titles.map((title) => [keyOf(partsOf(title)), column] as const),
  ),
);

const TEXT = /^(name|description|category)_/;

function guessColumn(title: string): MenuColumn | '' {
  const parts = partsOf(title);
  const exact = parts.join('_');
  if (isMenuColumn(exact)) return exact;
  const language = parts.map((part) => LANGUAGE_CODES[part]).find(Boolean);
  const own = KNOWN.get(keyOf(parts.filter((part) => !Object.hasOwn(LANGUAGE_CODES, part))));
  const text = own === undefined ? null : TEXT.exec(own);
  if (!text || language === undefined) return own ?? '';
  const named = `${text[1]}_${language}`;
  return isMenuColumn(named) ? named : '';
}

/** Each column is read once: of two with the same meaning the first. */
function once(mapping: readonly (MenuColumn | '')[]): ColumnMapping {
  return mapping.map((column, at) => (mapping.indexOf(column) < at ? '' : column));
}

/** What the columns of a file probably are: by our names, else by usual titles in Uzbek, Russian and English. */
export const guessColumns = (titles: readonly string[]): ColumnMapping => once(titles.map(guessColumn));

const titleKey = (title: string) => partsOf(title).join(' ');

/** A key of the set of a file's titles, whatever their order; a mapping is remembered under it. */
export const titlesKey = (titles: readonly string[]): string => titles.map(titleKey).toSorted().join('|');

/** Columns by title, as a mapping is remembered. */
export type RememberedColumns = Readonly<Record<string, string>>;

/** A mapping as it is remembered. Titles that are there twice differ by their number. */
export function rememberedColumns(titles: readonly string[], mapping: ColumnMapping): RememberedColumns {
  return Object.fromEntries(numbered(titles).map((title, at) => [title, mapping[at] ?? '']));
}

function numbered(titles: readonly string[]): string[] {
  const keys = titles.map(titleKey);
  return keys.map((key, at) => {
    const before = keys.slice(0, at).filter((one) => one === key).length;
    return before === 0 ? key : `${key}#${before + 1}`;
  });
}

/** The mapping of a file by what is remembered of its titles. A column that this server does not know is left out. */
export const recalledColumns = (titles: readonly string[], remembered: RememberedColumns): ColumnMapping =>
  once(
    numbered(titles).map((title) => {
      const column = Object.hasOwn(remembered, title) ? (remembered[title] ?? '') : '';
      return isMenuColumn(column) ? column : '';
    }),
  );

/** A mapping as a query carries it: columns in the order of the file. */
export const writeMapping = (mapping: ColumnMapping): string => mapping.join('.');

/** The mapping that a query carries; null for one that names an unknown column, or one column twice. */
export function readMapping(text: string): ColumnMapping | null {
  const names = text.split('.');
  const mapping = names.filter((name): name is MenuColumn | '' => name === '' || isMenuColumn(name));
  const isWhole = mapping.length === names.length && names.length <= MOST_COLUMNS;
  return isWhole && once(mapping).every((column, at) => column === mapping[at]) ? mapping : null;
}
