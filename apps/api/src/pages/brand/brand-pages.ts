import type { Deps } from '../../http/serving/context.ts';
import { listenForChanges } from '../../http/tenancy/change-marks.ts';
import { createLastKnown } from '../../http/tenancy/last-known.ts';
import type { Tenant } from '../../http/tenancy/tenants.ts';
import { type KnownBrand, readBrandPage } from './brand-page.ts';

/** The current brand; `version` increases with every change of its page data. */
export type CurrentBrand = { brand: KnownBrand; version: number };

/**
 * Brands as their pages need them, cached until the database announces a change; the last known ones during an outage.
 */
export type BrandPages = { current: (tenant: Tenant) => Promise<CurrentBrand>; close: () => Promise<void> };

const KEEP_AT_MOST = 500;

/** Brands of all merchants. A change that the database announces is also one of the directory's. */
export async function createBrandPages(deps: Pick<Deps, 'db' | 'tenants'>): Promise<BrandPages> {
  const known = createLastKnown<CurrentBrand>({ values: KEEP_AT_MOST });
  const marks = await listenForChanges(deps.db, deps.tenants.forget);
  let version = 0;
  return {
    current: (tenant) =>
      known.read(tenant.merchantId, marks.of(tenant.merchantId), async () => {
        const own = (version += 1);
        // A product as it was parsed is a hash table of 3 kB; its copy has a shape and takes a part of that.
        return { brand: structuredClone(await readBrandPage(deps, tenant)), version: own };
      }),
    close: marks.close,
  };
}
