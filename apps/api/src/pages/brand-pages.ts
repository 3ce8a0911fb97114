import type { Deps } from '../deps.ts';
import type { Tenant } from '../http/tenants.ts';
import { RecentMap } from '../recent-map.ts';
import { type KnownBrand, readBrandPage } from './brand-page.ts';

/** A brand as it is now; `version` grows with every change of what its pages are made of. */
export type CurrentBrand = { brand: Promise<KnownBrand>; version: number };

/** Brands as their pages need them, kept until the database says that one has changed. */
export type BrandPages = { current: (tenant: Tenant) => CurrentBrand; close: () => Promise<void> };

const KEEP_AT_MOST = 500;

/** Listens to the database's word on changed pages; after a gap everything counts as changed. */
export async function createBrandPages(deps: Pick<Deps, 'db' | 'tenants'>): Promise<BrandPages> {
  const known = new RecentMap<string, CurrentBrand>(KEEP_AT_MOST);
  let version = 0;
  const forget = (merchantId?: string) => {
    deps.tenants.forget();
    if (merchantId === undefined) known.clear();
    else known.delete(merchantId);
  };
  const close = await deps.db.listen('page_changes', forget, () => forget());

  return {
    current(tenant) {
      const kept = known.get(tenant.merchantId);
      if (kept) return kept;
      const brand = readBrandPage(deps, tenant);
      const fresh = { brand, version: (version += 1) };
      known.set(tenant.merchantId, fresh);
      brand.catch(() => known.get(tenant.merchantId) === fresh && known.delete(tenant.merchantId));
      return fresh;
    },
    close,
  };
}
