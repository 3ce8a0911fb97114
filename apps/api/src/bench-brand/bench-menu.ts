import { Category, Group, type Menu, Product } from '@dasturxon/core/catalog';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { seededRandom } from './seeded-random.ts';
import { CATEGORIES, INGREDIENTS, QUALITIES, SIDES, type Word } from './words.ts';

/** The branch of the bench brand. */
export const BENCH_BRANCH = 'b1';

const text = ([ru, uz, eng]: Word | [string, string, string]): LocalizedText => ({ ru, uz, eng });
const join3 = (make: (language: 0 | 1 | 2) => string) => text([make(0), make(1), make(2)]);

function pick<T>(list: readonly T[], roll: () => number): T {
  return list[Math.floor(roll() * list.length)]!;
}

/** One dish; the order of the random numbers decides the whole menu. */
function dish(
  at: { n: number; category: number; place: number },
  roll: () => number,
  image: string,
): Product {
  const [quality, side] = [pick(QUALITIES, roll), pick(SIDES, roll)];
  const made = [0, 1, 2, 3, 4].map(() => pick(INGREDIENTS, roll));
  const kind = CATEGORIES[at.category]!;
  const grams = () => 200 + Math.floor(roll() * 300);
  return v.parse(Product, {
    id: `p${at.n}`,
    categoryId: `c${at.category}`,
    name: join3((l) => `${quality[l]} ${kind[l].toLowerCase()} ${side[l]} №${at.place + 1}`),
    description: join3((l) => `${made.map((one) => one[l]).join(', ')}, ${grams()} g`),
    image,
    priority: Math.floor(roll() * 1000),
    costPrice: (10 + Math.floor(roll() * 90)) * 1000,
    discount: roll() < 0.15 ? 10 : 0,
    calorie: Math.floor(roll() * 900),
    productBranch: [{ branch: { id: BENCH_BRANCH, isActive: true } }],
  });
}

/** A deterministic menu of twelve categories in three groups, with so many products. */
export function benchMenu(count: number, imageOf: (n: number) => string): Menu {
  const roll = seededRandom(42);
  const groups = [0, 1, 2].map((g) =>
    v.parse(Group, {
      id: `g${g}`,
      name: text([`Раздел ${g + 1}`, `Boʻlim ${g + 1}`, `Section ${g + 1}`]),
      priority: g,
      bgColor: '#FCE000',
    }),
  );
  const categories = CATEGORIES.map((name, c) =>
    v.parse(Category, {
      id: `c${c}`,
      groupId: `g${c % groups.length}`,
      name: text(name),
      priority: c,
      viewType: 'MEDIUM',
      scrollType: 'VERTICAL',
      navigationType: 'SHEET',
    }),
  );
  const perCategory = Math.ceil(count / categories.length);
  const products = Array.from({ length: perCategory * categories.length }, (_, n) => {
    const [category, place] = [Math.floor(n / perCategory), n % perCategory];
    return dish({ n, category, place }, roll, imageOf(n));
  });
  return { groups, categories, products: products.slice(0, count) };
}
