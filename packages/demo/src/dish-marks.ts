import type { Allergen, Diet, Nutrition } from '@dasturxon/core/catalog';

import type { Dish } from './menu.ts';

/** Words of an English name or description that mean an allergen. */
const ALLERGEN_PATTERNS: readonly (readonly [Allergen, RegExp])[] = [
  [
    'GLUTEN',
    /bread|dough|bun|burger|pita|tortilla|wrap|noodle|lagman|flatbread|samsa|manti|pastry|layers|croissant|waffle|pancake|cake|cookie|toast|bagel|panini|oat|granola|hot dog|taco|nugget|strips|rings|dumpling|chuchvara|khanum|mampar|brownie|donut|pie|cone|muffin|pretzel|baklava|chak-chak|éclair|tiramisu/i,
  ],
  ['CRUSTACEANS', /shrimp|prawn/i],
  ['EGGS', /egg|mayonnaise|caesar|cake|pancake|waffle|meringue|nishalda|medovik|tiramisu|brownie|donut/i],
  ['FISH', /\bfish|salmon|carp|tuna|caesar/i],
  ['PEANUTS', /peanut/i],
  ['SOYBEANS', /soy/i],
  [
    'MILK',
    /milk|cream|cheese|butter|yoghurt|suzma|kaymak|ayran|latte|cappuccino|flat white|raf|mocha|parmesan|mozzarella|cheddar|frappe|affogato|syrniki|cottage/i,
  ],
  ['NUTS', /nut|almond|pistachio|hazel|baklava|halva/i],
  ['CELERY', /celery/i],
  ['MUSTARD', /mustard/i],
  ['SESAME', /sesame|hummus|tahini|halva|\bbun|burger/i],
];

const KCAL = { protein: 4, fat: 9, carbohydrate: 4 };
const SHARE = { protein: 0.2, fat: 0.35, carbohydrate: 0.45 };

function nutritionOf(kcal: number | undefined): Nutrition | null {
  if (!kcal) return null;
  const grams = (part: keyof typeof KCAL) => Math.round((kcal * SHARE[part]) / KCAL[part]);
  return { protein: grams('protein'), fat: grams('fat'), carbohydrate: grams('carbohydrate') };
}

/** The marks of a demo dish (B22): all three kitchens are halal; the rest is read from its own text and labels. */
export function marksOf({ facts, name, description }: Pick<Dish, 'facts' | 'name' | 'description'>) {
  const { labels = [], tags = [], kcal } = facts;
  const text = `${name.eng} ${description.eng}`;
  const isVegan = labels.includes('vegan');
  const isVegetarian = tags.includes('vegetarian');
  const diets: Diet[] = [
    'HALAL',
    ...(isVegan ? (['VEGAN'] as const) : []),
    ...(isVegetarian ? (['VEGETARIAN'] as const) : []),
  ];
  const animal: readonly Allergen[] = ['EGGS', 'MILK', 'FISH', 'CRUSTACEANS'];
  return {
    allergens: ALLERGEN_PATTERNS.filter(
      ([one, pattern]) => pattern.test(text) && !(isVegan && animal.includes(one)),
    ).map(([one]) => one),
    diets,
    spicy: labels.includes('spicy') ? 2 : 0,
    nutrition: nutritionOf(kcal),
  };
}
