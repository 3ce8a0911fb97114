import * as v from 'valibot';

import { Category } from '../catalog/category.schema.ts';
import { Group } from '../catalog/group.schema.ts';
import { ModificationGroup, Modifier } from '../catalog/modification-group.schema.ts';
import { MenuRule } from '../catalog/times/menu-rule.schema.ts';
import type { Overall } from '../catalog/overall.schema.ts';
import { Product } from '../catalog/product.schema.ts';

/** A plain plov for 45 000 soʻm, on sale everywhere. */
export function aProduct(change: Partial<Product> = {}): Product {
  const plain = v.parse(Product, {
    id: 'product-1',
    name: { ru: 'Плов', uz: 'Osh', eng: 'Plov' },
    categoryId: 'category-1',
    costPrice: 45_000,
  });
  return { ...plain, ...change };
}

/** A category of the first group, without products. */
export function aCategory(change: Partial<Category> = {}): Category {
  const plain = v.parse(Category, {
    id: 'category-1',
    groupId: 'group-1',
    name: { ru: 'Горячее', uz: 'Issiq taomlar', eng: 'Mains' },
  });
  return { ...plain, ...change };
}

/** A group without categories. */
export function aGroup(change: Partial<Group> = {}): Group {
  const plain = v.parse(Group, { id: 'group-1', name: { ru: 'Кухня', uz: 'Oshxona', eng: 'Kitchen' } });
  return { ...plain, ...change };
}

/** A modifier that costs 5 000 soʻm. */
export function aModifier(change: Partial<Modifier> = {}): Modifier {
  const plain = v.parse(Modifier, {
    id: 'modifier-1',
    name: { ru: 'Сыр', uz: 'Pishloq', eng: 'Cheese' },
    price: 5_000,
  });
  return { ...plain, ...change };
}

/** A modification group that demands nothing and holds one modifier. */
export function aModificationGroup(change: Partial<ModificationGroup> = {}): ModificationGroup {
  const plain = v.parse(ModificationGroup, {
    id: 'modification-1',
    name: { ru: 'Добавки', uz: 'Qoʻshimchalar', eng: 'Extras' },
  });
  return { ...plain, items: [aModifier()], ...change };
}

/** One group, one category, one product. */
export function anOverall(change: Partial<Overall> = {}): Overall {
  return { groups: [aGroup()], categories: [aCategory()], products: [aProduct()], rules: [], ...change };
}

/** A rule that holds at any time and names the first category. */
export function aMenuRule(change: Partial<MenuRule> = {}): MenuRule {
  const plain = v.parse(MenuRule, {
    id: 'rule-1',
    name: { ru: 'Завтрак', uz: 'Nonushta', eng: 'Breakfast' },
    kind: 'HOURS',
    categoryIds: ['category-1'],
  });
  return { ...plain, ...change };
}
