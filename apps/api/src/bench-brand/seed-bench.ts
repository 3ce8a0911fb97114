import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { categories, groups, products } from '../db/schema/catalog.ts';
import { merchants } from '../db/schema/merchants.ts';
import { bringToStore } from '../gateways/storage/copy-storage.ts';
import { localStorage } from '../gateways/storage/local-storage.ts';
import type { Deps } from '../http/serving/context.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { storeMenu } from '../store-brand/store-menu.ts';
import { benchBrand, BENCH_ID } from './bench-brand.ts';
import { benchMenu } from './bench-menu.ts';
import { benchPictures } from './bench-pictures.ts';

/** Distinct pictures; a longer menu shows them again. */
const PICTURES = 240;

async function dropMenu(tx: Tx) {
  await tx.execute(sql`delete from stop_list where merchant_id = ${BENCH_ID}`);
  await tx.execute(sql`delete from favourites where merchant_id = ${BENCH_ID}`);
  for (const table of [products, categories, groups])
    await tx.delete(table).where(eq(table.merchantId, BENCH_ID));
}

/** Makes the brand `bench`, or gives it another menu, with so many products and at most so many distinct pictures. */
export async function seedBench(
  { db, env, secrets, storage, tenants }: Pick<Deps, 'db' | 'env' | 'secrets' | 'storage' | 'tenants'>,
  { products: count, pictures: most = PICTURES }: { products: number; pictures?: number | undefined },
): Promise<string> {
  const folder = join(env.DATA_DIR, 'pictures');
  const pictures = await benchPictures(folder, Math.min(most, count));
  await bringToStore(localStorage(folder), storage);
  const brand = benchBrand(benchMenu(count, (n) => pictures[n % pictures.length]!));
  await db.asPlatform(async (tx) => {
    const [known] = await tx.select().from(merchants).where(eq(merchants.merchantId, BENCH_ID));
    if (!known) return storeBrand(tx, brand, secrets);
    await dropMenu(tx);
    await storeMenu(tx, brand);
    await tx
      .update(merchants)
      .set({ menuVersion: known.menuVersion + 1 })
      .where(eq(merchants.merchantId, BENCH_ID));
  });
  tenants.forget();
  return `brand bench has ${count} products: /?vendor=bench or http://bench.localhost`;
}
