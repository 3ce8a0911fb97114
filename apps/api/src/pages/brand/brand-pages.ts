import { nextShownChange } from '@dasturxon/core/content';

import type { Deps } from '../../http/serving/context.ts';
import { listenForChanges } from '../../http/tenancy/change-marks.ts';
import { createLastKnown } from '../../http/tenancy/last-known.ts';
import type { Tenant } from '../../http/tenancy/tenants.ts';
import { brandAt, type KnownBrand, readBrandPage } from './brand-page.ts';

/** The current brand; `version` increases with every change of its page data. */
export type CurrentBrand = { brand: KnownBrand; version: number };

/**
 * Brands as their pages need them, cached until the database announces a change; the last known ones during an outage.
 */
export type BrandPages = { current: (tenant: Tenant) => Promise<CurrentBrand>; close: () => Promise<void> };

const KEEP_AT_MOST = 500;

/** Brands of all merchants. A change that the database announces is also one of the directory's. */
export async function createBrandPages(deps: Pick<Deps, 'db' | 'tenants' | 'now'>): Promise<BrandPages> {
  const known = createLastKnown<TimedBrand>({ values: KEEP_AT_MOST });
  const marks = await listenForChanges(deps.db, deps.tenants.forget);
  let version = 0;
  const load = async (tenant: Tenant): Promise<TimedBrand> => {
    const own = (version += 1);
    // A product as it was parsed is a hash table of 3 kB; its copy has a shape and takes a part of that.
    const whole = structuredClone(await readBrandPage(deps, tenant));
    return showNow({ whole, version: own }, deps.now());
  };
  return {
    async current(tenant) {
      const { merchantId } = tenant;
      const timed = await known.read(merchantId, marks.of(merchantId), () => load(tenant));
      const now = deps.now();
      if (now.getTime() >= timed.until)
        Object.assign(timed, showNow({ whole: timed.whole, version: (version += 1) }, now));
      return timed.current;
    },
    close: marks.close,
  };
}

/** A brand as it is at the time: other pages from `until` on, when a banner or a story begins or ends (BO-341). */
type TimedBrand = { whole: KnownBrand; current: CurrentBrand; until: number };

function showNow({ whole, version }: { whole: KnownBrand; version: number }, now: Date): TimedBrand {
  const until = nextShownChange([...whole.banners, ...whole.stories], now.getTime());
  return { whole, current: { brand: brandAt(whole, now), version }, until };
}
