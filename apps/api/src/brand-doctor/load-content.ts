import type { CheckedBrand } from '@dasturxon/core/brand-doctor';
import { Policy } from '@dasturxon/core/content';
import { Promo } from '@dasturxon/core/promo';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readBanners, readStories } from '../content/read-content.ts';
import type { Tx } from '../db/connect.ts';
import { policies, vacancies } from '../db/schema/content.ts';
import { toPromotion } from '../orders/promos/stored-promotion.ts';
import { promos } from '../db/schema/promos.ts';

type Content = Pick<CheckedBrand, 'banners' | 'stories' | 'policies' | 'vacancyCount' | 'promos'>;

/** What a brand shows beside its menu. Inside a tenant's transaction. */
export async function loadContent(tx: Tx, merchantId: string, now: Date): Promise<Content> {
  const policyRows = await tx.select().from(policies).where(eq(policies.merchantId, merchantId));
  const promoRows = await tx
    .select()
    .from(promos)
    .where(eq(promos.merchantId, merchantId))
    .orderBy(asc(promos.code));
  const shown = and(eq(vacancies.merchantId, merchantId), eq(vacancies.isActive, true));
  return {
    banners: await readBanners(tx, now),
    stories: await readStories(tx, now),
    policies: policyRows.map((row) => v.parse(Policy, row)),
    vacancyCount: await tx.$count(vacancies, shown),
    promos: promoRows
      .filter(({ data }) => data['isRemoved'] !== true)
      .map((row) => ({
        ...v.parse(Promo, row),
        maxUses: row.maxUses,
        uses: row.uses,
        budget: row.budget,
        spent: row.spent,
        hasDishesOff: Boolean(toPromotion(row)?.rule?.dishes),
      })),
  };
}
