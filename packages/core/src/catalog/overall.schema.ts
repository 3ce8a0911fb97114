import * as v from 'valibot';

import { Id, listOf } from '../kernel/wire.ts';
import { Category } from './category.schema.ts';
import { Group } from './group.schema.ts';
import { Product } from './product.schema.ts';

/** The whole menu as the server keeps it: three flat lists (ENT-29). */
export const Overall = v.object({
  groups: listOf(Group),
  categories: listOf(Category),
  products: listOf(Product),
});
export type Overall = v.InferOutput<typeof Overall>;

/** What guests think of a product, 0…5 (ENT-29). */
export const ProductGrade = v.object({
  productId: Id,
  grade: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
});
export type ProductGrade = v.InferOutput<typeof ProductGrade>;
