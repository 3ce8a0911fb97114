import { type Allergen, type Diet } from '@dasturxon/core/catalog';
import type { FieldProblem, FieldValue } from '@dasturxon/core/drafts';
import { formatNumber } from '@dasturxon/core/format';
import { isLanguage, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Names of the fields of a record; those of texts are followed by a language. */
const FIELD_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ context: 'menu', message: 'Name' }),
  description: msg`Description`,
  costPrice: msg`Price, soʻm`,
  discount: msg`Discount, %`,
  active: msg`On sale`,
  priority: msg`Place in the list`,
  eatsPrice: msg`Price in Yandex Eats, soʻm`,
  enabledEats: msg`Sold in Yandex Eats`,
  expressPrice: msg`Price in Express24, soʻm`,
  enabledExpress: msg`Sold in Express24`,
  mxicCode: msg`MXIK, 17 digits`,
  barcode: msg`Barcode`,
  allergens: msg`Allergens`,
  diets: msg`Diets`,
  spicy: msg`Hotness, 0 to 3`,
  calorie: msg`Energy of a portion, kcal`,
  measure: msg`Size of a portion`,
  timeCookingMin: msg`Cooking time from, minutes`,
  timeCookingMax: msg`Cooking time to, minutes`,
};

/** What to do about a value that cannot be saved. */
const PROBLEM_LABELS: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  invalid: msg`This value cannot be saved.`,
  tooLong: msg`The text is too long.`,
  price: msg`Write a whole price in soʻm.`,
  number: msg`This number is out of range.`,
  mxik: msg`A MXIK has 17 digits.`,
  barcode: msg`A barcode has 4 to 14 digits.`,
  nameMissing: msg`Write a name in Russian, Uzbek or English.`,
};

export const ALLERGEN_LABELS: Readonly<Record<Allergen, MessageDescriptor>> = {
  GLUTEN: msg`Gluten`,
  CRUSTACEANS: msg`Crustaceans`,
  EGGS: msg`Eggs`,
  FISH: msg`Fish`,
  PEANUTS: msg`Peanuts`,
  SOYBEANS: msg`Soya`,
  MILK: msg`Milk`,
  NUTS: msg`Nuts`,
  CELERY: msg`Celery`,
  MUSTARD: msg`Mustard`,
  SESAME: msg`Sesame`,
  SULPHITES: msg`Sulphites`,
  LUPIN: msg`Lupin`,
  MOLLUSCS: msg`Molluscs`,
};

export const DIET_LABELS: Readonly<Record<Diet, MessageDescriptor>> = {
  HALAL: msg`Halal`,
  VEGAN: msg`Vegan`,
  VEGETARIAN: msg`Vegetarian`,
};

const SET_LABELS: Readonly<Record<string, MessageDescriptor>> = { ...ALLERGEN_LABELS, ...DIET_LABELS };

/** The texts of fields, of their values and of what is wrong with them. */
export function useFieldTexts() {
  const { t, i18n } = useLingui();
  const field = (name: string): string => {
    const [own = '', language] = name.split('.');
    const label = FIELD_LABELS[own];
    const text = label ? i18n._(label) : own;
    return isLanguage(language) ? `${text}, ${LANGUAGE_NAMES[language]}` : text;
  };
  const value = (shown: FieldValue): string => {
    if (shown === null || shown === '') return '—';
    if (typeof shown === 'boolean') return shown ? t`Yes` : t`No`;
    if (typeof shown === 'number') return formatNumber(shown, { nbsp: true });
    if (typeof shown === 'string') return shown;
    const names = shown.map((one) => (SET_LABELS[one] ? i18n._(SET_LABELS[one]) : one));
    return names.join(', ') || t`none`;
  };
  const problem = (of: FieldProblem | null): string => (of === null ? '' : i18n._(PROBLEM_LABELS[of]));
  return { field, value, problem };
}
