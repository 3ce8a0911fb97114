import { Category, Group, Product } from '@dasturxon/core/catalog';
import type { MenuTemplate } from '@dasturxon/core/onboarding';
import * as v from 'valibot';

import { BAKERY } from './bakery.ts';
import { CAFE } from './cafe.ts';
import { FASTFOOD } from './fastfood.ts';
import { OSH } from './osh.ts';
import { PIZZA } from './pizza.ts';
import { SUSHI } from './sushi.ts';
import { type Template, type TemplateGroup, texts } from './template.ts';

const TEMPLATES: Readonly<Record<MenuTemplate, Template>> = {
  osh: OSH,
  fastfood: FASTFOOD,
  cafe: CAFE,
  pizza: PIZZA,
  sushi: SUSHI,
  bakery: BAKERY,
};

/** The main colour that goes with a template. */
export const templateColor = (name: MenuTemplate): string => TEMPLATES[name].color;

/** The question as a product carries it: every dish that asks it has the same group. */
const modificationGroup = (key: string, { name, min, max, items }: TemplateGroup, priority: number) => ({
  id: `ask-${key}`,
  name: texts(name),
  min,
  max,
  required: min > 0,
  multiple: max !== 1,
  priority,
  items: items.map(([answer, price], at) => ({
    id: `ask-${key}-${at + 1}`,
    name: texts(answer),
    price,
    default: min > 0 && at === 0 ? 1 : 0,
  })),
});

/** The menu of a template, sold by one branch (BO-331). It names no MXIK: those are the owner's to add. */
export function menuOfTemplate(name: MenuTemplate, branchId: string) {
  const { categories, groups } = TEMPLATES[name];
  const dishes = categories.flatMap(({ dishes: own }, at) =>
    own.map((one) => ({ ...one, categoryId: `cat-${at + 1}` })),
  );
  return {
    menuCodes: {},
    groups: [v.parse(Group, { id: 'menu', name: { uz: 'Menyu', ru: 'Меню', eng: 'Menu' }, priority: 1 })],
    categories: categories.map((category, at) =>
      v.parse(Category, {
        id: `cat-${at + 1}`,
        groupId: 'menu',
        name: texts(category.name),
        priority: at + 1,
      }),
    ),
    products: dishes.map(({ categoryId, minutes, asks = [], ...one }, at) =>
      v.parse(Product, {
        id: `dish-${at + 1}`,
        categoryId,
        name: texts(one.name),
        description: texts(one.about),
        priority: at + 1,
        costPrice: one.price,
        timeCookingMin: minutes,
        timeCookingMax: minutes + 5,
        modificationGroups: asks.flatMap((key, place) => {
          const group = groups[key];
          return group ? [modificationGroup(key, group, place + 1)] : [];
        }),
        productBranch: [{ branch: { id: branchId, isActive: true } }],
      }),
    ),
  };
}
