import * as v from 'valibot';

import { orNull } from '../../kernel/wire.ts';

/** The 14 allergens that menus declare (B22; Regulation (EU) No 1169/2011, annex II). */
export const ALLERGENS = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const;
/** An allergen of a dish (B22). */
export const Allergen = v.picklist(ALLERGENS);
export type Allergen = v.InferOutput<typeof Allergen>;

/** Diets that a dish can be marked for (B22). */
export const DIETS = ['HALAL', 'VEGAN', 'VEGETARIAN'] as const;
/** A diet that a dish fits (B22). */
export const Diet = v.picklist(DIETS);
export type Diet = v.InferOutput<typeof Diet>;

/** The hottest dish; 0 is not hot. */
export const HOTTEST = 3;

/** What a portion holds of one nutrient, in grams. */
export const Gram = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));

/** What a portion holds, in grams; its energy is `calorie` of the product. */
export const Nutrition = v.object({ protein: orNull(Gram), fat: orNull(Gram), carbohydrate: orNull(Gram) });
export type Nutrition = v.InferOutput<typeof Nutrition>;
