import { type LocalizedText, untranslated } from '../kernel/localized-text.ts';
import { hasCyrillic } from '../kernel/uzbek-script.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A longer name is cut on a card. */
const LONGEST_NAME = 60;

type Named = { id: string; name: LocalizedText; description?: LocalizedText | null };

function checkText(brand: CheckedBrand, named: Named, where: Finding['where']): Finding[] {
  const { name, description } = named;
  const languages = untranslated(named, brand.settings.languages.offered);
  const longest = Math.max(...Object.values(name).map((text) => text.length));
  return [
    ...(languages.length > 0 ? [finding('text.missing', where, { languages: languages.join(', ') })] : []),
    ...(hasCyrillic(`${name.uz}${description?.uz ?? ''}`) ? [finding('text.cyrillic', where)] : []),
    ...(longest > LONGEST_NAME ? [finding('text.long', where, { length: String(longest) })] : []),
  ];
}

/** Names and descriptions of dishes and categories: translations, script and length. */
export function checkTexts(brand: CheckedBrand): Finding[] {
  const { categories, products } = brand.menu;
  return [
    ...categories.flatMap((one) => checkText(brand, one, placeOf(brand, 'category', one))),
    ...products
      .filter(({ active }) => active)
      .flatMap((one) => checkText(brand, one, placeOf(brand, 'product', one))),
  ];
}
