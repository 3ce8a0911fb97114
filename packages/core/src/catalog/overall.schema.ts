import * as v from 'valibot';

import { Id, listOf } from '../kernel/wire.ts';
import { Category } from './category.schema.ts';
import { Group } from './group.schema.ts';
import { MenuRule } from './times/menu-rule.schema.ts';
import { Product } from './product.schema.ts';

/** The whole menu as the server keeps it: three flat lists (ENT-29), and its rules by time. */
export const Overall = v.object({
  groups: listOf(Group),
  categories: listOf(Category),
  products: listOf(Product),
  /** When dishes are sold and cost less (B21). */
  rules: listOf(MenuRule),
});
export type Overall = v.InferOutput<typeof Overall>;

/** What guests think of a product, 0…5 (ENT-29). */
export const ProductGrade = v.object({
  productId: Id,
  grade: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
});
export type ProductGrade = v.InferOutput<typeof ProductGrade>;
