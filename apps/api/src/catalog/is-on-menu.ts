import { and, eq, sql } from 'drizzle-orm';

import { products } from '../db/schema/catalog.ts';
import type { Ctx } from '../http/serving/context.ts';

/** Whether the category of a product row is hidden. `product` is the row's name in the statement. */
export const isShelfHidden = (product: 'products' | 'p') => sql`exists (select 1 from categories shelf
  where shelf.merchant_id = ${sql.raw(product)}.merchant_id and shelf.id = ${sql.raw(product)}.category_id
    and shelf.data ->> 'active' = 'false')`;

/** The products that are on the menu of a merchant: neither they nor their category are hidden (IMP-02). */
export const isOnMenu = ({ merchantId }: Pick<Ctx, 'merchantId'>) =>
  and(eq(products.merchantId, merchantId), eq(products.active, true), sql`not ${isShelfHidden('products')}`);
