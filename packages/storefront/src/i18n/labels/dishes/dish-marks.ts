import { type Allergen, ALLERGENS, type Diet, DIETS, type Product } from '@dasturxon/core/catalog';
import { formatNumber } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { joinNames } from '../place-line.ts';

const ALLERGEN_NAMES: Readonly<Record<Allergen, MessageDescriptor>> = {
  GLUTEN: msg({ context: 'allergen', message: 'gluten' }),
  CRUSTACEANS: msg({ context: 'allergen', message: 'crustaceans' }),
  EGGS: msg({ context: 'allergen', message: 'eggs' }),
  FISH: msg({ context: 'allergen', message: 'fish' }),
  PEANUTS: msg({ context: 'allergen', message: 'peanuts' }),
  SOYBEANS: msg({ context: 'allergen', message: 'soya' }),
  MILK: msg({ context: 'allergen', message: 'milk' }),
  NUTS: msg({ context: 'allergen', message: 'nuts' }),
  CELERY: msg({ context: 'allergen', message: 'celery' }),
  MUSTARD: msg({ context: 'allergen', message: 'mustard' }),
  SESAME: msg({ context: 'allergen', message: 'sesame' }),
  SULPHITES: msg({ context: 'allergen', message: 'sulphites' }),
  LUPIN: msg({ context: 'allergen', message: 'lupin' }),
  MOLLUSCS: msg({ context: 'allergen', message: 'molluscs' }),
};

const DIET_NAMES: Readonly<Record<Diet, MessageDescriptor>> = {
  HALAL: msg`Halal`,
  VEGAN: msg`Vegan`,
  VEGETARIAN: msg`Vegetarian`,
};

/** The names of allergens and diets, and what a dish states of them (B22), in the language of the page. */
export function useDishMarks(language: Language) {
  const { t, i18n } = useLingui();
  const allergen = (one: Allergen) => i18n._(ALLERGEN_NAMES[one]);
  const diet = (one: Diet) => i18n._(DIET_NAMES[one]);
  const grams = (value: number) => `${formatNumber(value, { nbsp: true }).replace('.', ',')} ${t`g`}`;

  const contents = ({ allergens }: Product) => {
    if (allergens === null) return [];
    const names = joinNames(ALLERGENS.filter((one) => allergens.includes(one)).map(allergen), language);
    return [{ label: t`Allergens`, value: names || t`none` }];
  };
  const nutrition = ({ nutrition: of }: Product) => {
    const facts = [
      { label: t`Protein`, value: of?.protein },
      { label: t`Fat`, value: of?.fat },
      { label: t`Carbohydrate`, value: of?.carbohydrate },
    ];
    return facts.flatMap(({ label, value }) => (value == null ? [] : [{ label, value: grams(value) }]));
  };

  return {
    allergen,
    diet,
    /** "Halal", "Spicy": beside the merchant's own labels. */
    labels: ({ diets, spicy }: Pick<Product, 'diets' | 'spicy'>) => [
      ...DIETS.filter((one) => diets.includes(one)).map(diet),
      ...(spicy > 0 ? [t`Spicy`] : []),
    ],
    /** What a portion holds, and its allergens where the merchant has stated them. */
    facts: (product: Product) => [...nutrition(product), ...contents(product)],
  };
}
