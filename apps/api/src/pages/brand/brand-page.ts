import { activeBranches } from '@dasturxon/core/branch';
import { Banner, shownNow, Story } from '@dasturxon/core/content';
import type { MerchantSettings } from '@dasturxon/core/merchant';
import type { BrandPage } from '@dasturxon/storefront/server';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readOverall } from '../../catalog/read-overall.ts';
import { branches, cities } from '../../db/schema/places.ts';
import { banners, stories } from '../../db/schema/content.ts';
import type { Deps } from '../../http/serving/context.ts';
import type { Tenant } from '../../http/tenancy/tenants.ts';
import { toBranch, toCity } from '../../places/to-branch.ts';
import { readMerchant, readOrderSettings, readPageSettings } from '../../merchants/read-merchant.ts';

/** A brand before it is known which shell shows it: also with its settings inside Click, and Click's part of them. */
export type KnownBrand = Omit<BrandPage, 'hostSettings'> & {
  settingsInClick: MerchantSettings;
  click: Record<string, unknown>;
};

/** The banners and stories of a time alone (BO-341, BO-385). */
export function brandAt(brand: KnownBrand, at: Date): KnownBrand {
  const moment = { now: at.getTime(), zone: brand.timeZone };
  return {
    ...brand,
    banners: shownNow(brand.banners, moment),
    stories: shownNow(brand.stories, moment),
  };
}

/** All data of a brand's pages, read in one transaction. */
export function readBrandPage(deps: Pick<Deps, 'db'>, tenant: Tenant): Promise<KnownBrand> {
  return deps.db.inTenant(tenant.merchantId, async (tx) => {
    const merchant = await readMerchant(tx);
    const pageSettings = await readPageSettings(tx);
    const serviceDefaults = await readOrderSettings(tx);
    const overall = await readOverall(tx);
    const shownBanners = await tx
      .select()
      .from(banners)
      .where(eq(banners.isActive, true))
      .orderBy(asc(banners.priority));
    const shownStories = await tx
      .select()
      .from(stories)
      .where(eq(stories.isActive, true))
      .orderBy(asc(stories.priority));
    const places = await tx
      .select()
      .from(cities)
      .where(eq(cities.isActive, true))
      .orderBy(asc(cities.priority), asc(cities.id));
    const kitchens = await tx.select().from(branches).orderBy(asc(branches.priority), asc(branches.id));
    return {
      cities: places.map(toCity).map(({ id, name }) => ({ id, name })),
      branches: activeBranches(kitchens.map(toBranch)),
      serviceDefaults,
      merchant,
      ...pageSettings,
      overall,
      banners: shownBanners.map(({ data, id, priority }) => v.parse(Banner, { ...data, id, priority })),
      stories: shownStories.map(({ data, id, priority }) => v.parse(Story, { ...data, id, priority })),
      menuVersion: String(tenant.menuVersion),
      timeZone: tenant.timeZone,
    };
  });
}
