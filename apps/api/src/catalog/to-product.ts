import { Product } from '@dasturxon/core/catalog';
import * as v from 'valibot';

import type { products } from '../db/schema/catalog.ts';

/** A product as the wire has it. */
export function toProduct(row: typeof products.$inferSelect): Product {
  const { merchantId: _own, data, ...columns } = row;
  return v.parse(Product, { ...data, ...columns });
}
