import type { Allergen } from '@dasturxon/core/catalog';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the allergens. */
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
