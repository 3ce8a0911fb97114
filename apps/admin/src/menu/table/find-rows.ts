import { missingTranslations, type RecordFields, typedText } from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';
import { foldWord } from '@dasturxon/core/search';

import type { ProductRow } from '../menu-view.ts';

/** Which products the table shows. */
export const SHOWN = [
  'ALL',
  'OFF',
  'CHANGED',
  'UNTRANSLATED',
  'NO_PRICE',
  'NO_MXIK',
  'UNANSWERABLE',
  'REMOVED',
] as const;
export type Shown = (typeof SHOWN)[number];

const MATCHES: Readonly<Record<Shown, (row: ProductRow) => boolean>> = {
  ALL: () => true,
  OFF: ({ fields }) => fields['active'] === false,
  CHANGED: ({ isChanged }) => isChanged,
  UNTRANSLATED: ({ missing }) => missing.length > 0,
  NO_PRICE: ({ fields }) => fields['costPrice'] === 0,
  NO_MXIK: ({ fields }) => !fields['mxicCode'],
  UNANSWERABLE: ({ canBeChosen }) => !canBeChosen,
  REMOVED: () => true,
};

/** Folded terms of a product; a changed product has other fields. */
const folded = new WeakMap<object, string>();
const SEARCHED = ['name.uz', 'name.ru', 'name.eng', 'barcode', 'mxicCode'];

const fold = (text: string) => text.split(/\s+/).map(foldWord).join(' ').trim();

function foldedFields(fields: RecordFields): string {
  const known = folded.get(fields);
  if (known !== undefined) return known;
  const text = SEARCHED.map((field) => fold(typedText(fields[field] ?? null))).join(' ');
  folded.set(fields, text);
  return text;
}

/** A product is found by its old name as well, so that it stays in sight while it is renamed. */
const searchText = ({ fields, published }: ProductRow) =>
  fields === published ? foldedFields(fields) : `${foldedFields(fields)} ${foldedFields(published)}`;

/** Rows that are folded without a pause: some 5 ms. */
const FOLDED_AT_ONCE = 200;

/** Folds the terms of products before the first search, in parts with pauses between them. Returns the way to stop it. */
export function foldAhead(rows: readonly ProductRow[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const from = (start: number) => {
    for (const { fields } of rows.slice(start, start + FOLDED_AT_ONCE)) foldedFields(fields);
    if (start + FOLDED_AT_ONCE < rows.length) timer = setTimeout(() => from(start + FOLDED_AT_ONCE));
  };
  timer = setTimeout(() => from(0));
  return () => clearTimeout(timer);
}

/** `lacks`: only products without a text in this language. */
export type Wanted = { text: string; category: string; shown: Shown; lacks: Language | null };

/** The products of a category, or of all, with every typed term in a name or a code. */
export function findRows(
  rows: readonly ProductRow[],
  { text, category, shown, lacks }: Wanted,
): ProductRow[] {
  const terms = fold(text).split(' ').filter(Boolean);
  return rows.filter(
    (row) =>
      (category === '' || row.categoryId === category) &&
      (lacks === null || missingTranslations(row.fields, [lacks]).length > 0) &&
      MATCHES[shown](row) &&
      terms.every((term) => searchText(row).includes(term)),
  );
}
