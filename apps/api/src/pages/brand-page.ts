import { Banner, Story } from '@dasturxon/core/content';
import { parseSettings } from '@dasturxon/core/merchant';
import type { BrandPage } from '@dasturxon/storefront/server';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readOverall } from '../catalog/read-overall.ts';
import { cities } from '../db/schema/places.ts';
import { banners, stories } from '../db/schema/content.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../http/tenants.ts';
import {
  readFlatSettings,
  readMerchant,
  readOrderSettings,
  readSettingsRow,
} from '../merchants/read-merchant.ts';

/** A brand before it is known which shell shows it: with its settings as they are written, and Click's part of them. */
export type KnownBrand = Omit<BrandPage, 'hostSettings'> & {
  flat: Record<string, unknown>;
  click: Record<string, unknown>;
};

/** Everything that a brand's pages are made of, read in one transaction. */
export function readBrandPage(deps: Pick<Deps, 'db'>, tenant: Tenant): Promise<KnownBrand> {
  return deps.db.inTenant(tenant.merchantId, async (tx) => {
    const merchant = await readMerchant(tx);
    const flat = await readFlatSettings(tx);
    const { click } = await readSettingsRow(tx);
    const serviceDefaults = await readOrderSettings(tx);
    const overall = await readOverall(tx);
    const shown = await tx
      .select()
      .from(banners)
      .where(eq(banners.isActive, true))
      .orderBy(asc(banners.priority));
    const told = await tx
      .select()
      .from(stories)
      .where(eq(stories.isActive, true))
      .orderBy(asc(stories.priority));
    const places = await tx
      .select({ id: cities.id })
      .from(cities)
      .orderBy(asc(cities.priority), asc(cities.id));
    return {
      cities: places,
      serviceDefaults,
      merchant,
      settings: parseSettings(flat),
      flat,
      click,
      overall,
      banners: shown.map(({ data, id, priority }) => v.parse(Banner, { ...data, id, priority })),
      stories: told.map(({ data, id, priority }) => v.parse(Story, { ...data, id, priority })),
      menuVersion: String(tenant.menuVersion),
    };
  });
}
