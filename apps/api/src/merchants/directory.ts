import { Brand, MerchantPublic } from '@dasturxon/core/merchant';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { brands, merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../http/serving/context.ts';

const isShown = and(eq(merchants.isActive, true), eq(merchants.deleted, false));

/** The merchants of this deployment that take orders; nothing secret of any (D11). */
export async function listMerchants({ db }: Pick<Deps, 'db'>): Promise<MerchantPublic[]> {
  const rows = await db.asPlatform((tx) =>
    tx.select().from(merchants).where(isShown).orderBy(asc(merchants.createdAt), asc(merchants.sub)),
  );
  return rows.map(({ merchantId: id, data, sub, isActive, deleted }) =>
    v.parse(MerchantPublic, { ...data, id, sub, isActive, deleted }),
  );
}

/** API-46: the brands of those merchants. */
export async function listBrands({ db }: Pick<Deps, 'db'>): Promise<Brand[]> {
  const rows = await db.asPlatform((tx) =>
    tx
      .select({ merchantId: brands.merchantId, id: brands.id, data: brands.data })
      .from(brands)
      .innerJoin(merchants, eq(merchants.merchantId, brands.merchantId))
      .where(isShown)
      .orderBy(asc(merchants.createdAt), asc(brands.id)),
  );
  return rows.map(({ data, id, merchantId }) => v.parse(Brand, { ...data, id, merchantId }));
}
