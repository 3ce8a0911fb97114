import { isMxik } from '../../fiscal/fiscal-lines.ts';
import type { Language } from '../../kernel/language.ts';
import { foldWord } from '../../search/fold-word.ts';
import { typedText } from '../edited-field.ts';
import { textsIn, type RecordFields } from '../record-fields.ts';
import { recordName } from '../record-problems.ts';

/** A MXIK that dishes of the brand have, with the dishes in a language, and all their names as a search reads them. */
export type UsedMxik = { mxik: string; count: number; names: readonly string[]; search: string };

/** Names that are shown of a code. */
const MOST_NAMES = 3;

const fold = (text: string) => text.split(/\s+/).filter(Boolean).map(foldWord).join(' ');

/**
 * The codes that the brand uses, the most used one first (BO-375). They are the only source of the search: the tax authority's own
 * table is not part of the product.
 */
export function usedMxik(products: readonly { fields: RecordFields }[], language: Language): UsedMxik[] {
  const coded = products.filter(({ fields }) => isMxik(typedText(fields['mxicCode'] ?? null)));
  return [...Map.groupBy(coded, ({ fields }) => typedText(fields['mxicCode'] ?? null))]
    .map(([mxik, own]) => ({
      mxik,
      count: own.length,
      names: own.slice(0, MOST_NAMES).map(({ fields }) => recordName(fields, language)),
      search: own.flatMap(({ fields }) => Object.values(textsIn(fields, 'name')).map(fold)).join('|'),
    }))
    .toSorted((one, other) => other.count - one.count || (one.mxik < other.mxik ? -1 : 1));
}

/** The codes whose dishes have each part of the text in a name, in any alphabet, or that begin with these digits; none for no text. */
export function findMxik(used: readonly UsedMxik[], text: string): UsedMxik[] {
  const parts = fold(text.trim()).split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const digits = text.replaceAll(/\s/g, '');
  return used.filter(
    ({ mxik, search }) =>
      (/^\d+$/.test(digits) && mxik.startsWith(digits)) ||
      search.split('|').some((name) => parts.every((part) => name.includes(part))),
  );
}
