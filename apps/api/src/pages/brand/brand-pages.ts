import { nextCalendarChange } from '@dasturxon/core/content';
import { LRUCache } from 'lru-cache';

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

/** A brand of 240 products takes 1.25 MB, and reading it again takes some milliseconds. */
const KEEP_AT_MOST = 150;
/** Versions outlive their brands: the prepared pages of a brand that is read again are still its pages. */
const KEEP_VERSIONS = 20_000;

/** Brands of all merchants, at most `keepAtMost`. A change that the database announces is also one of the directory's. */
export async function createBrandPages(
  deps: Pick<Deps, 'db' | 'tenants' | 'now'>,
  keepAtMost = KEEP_AT_MOST,
): Promise<BrandPages> {
  const known = createLastKnown<TimedBrand>({ values: keepAtMost });
  const versions = new LRUCache<string, KeptVersion>({ max: KEEP_VERSIONS });
  const marks = await listenForChanges(deps.db, deps.tenants.forget);
  let latest = 0;
  const versionOf = (merchantId: string, { mark, until }: Pick<TimedBrand, 'mark' | 'until'>): number => {
    const kept = versions.get(merchantId);
    if (kept?.mark === mark && kept.until === until) return kept.version;
    versions.set(merchantId, { mark, until, version: (latest += 1) });
    return latest;
  };
  const showAt = (now: Date, { whole, mark }: Pick<TimedBrand, 'whole' | 'mark'>): TimedBrand => {
    const until = nextCalendarChange([...whole.banners, ...whole.stories], {
      now: now.getTime(),
      zone: whole.timeZone,
    });
    const version = versionOf(whole.merchant.id, { mark, until });
    return { whole, mark, until, current: { brand: brandAt(whole, now), version } };
  };
  const load = async (tenant: Tenant, mark: number): Promise<TimedBrand> => {
    // A product as it was parsed is a hash table of 3 kB; its copy has a shape and takes a part of that.
    const whole = structuredClone(await readBrandPage(deps, tenant));
    return showAt(deps.now(), { whole, mark });
  };
  return {
    async current(tenant) {
      const mark = marks.of(tenant.merchantId);
      const timed = await known.read(tenant.merchantId, mark, () => load(tenant, mark));
      const now = deps.now();
      if (now.getTime() >= timed.until) Object.assign(timed, showAt(now, timed));
      return timed.current;
    },
    close: marks.close,
  };
}

/** What a version stands for: the brand's data at a mark, with what is shown of it until then. */
type KeptVersion = Pick<TimedBrand, 'mark' | 'until'> & { version: number };

/** A brand as it is at the time: other pages from `until` on, when a banner or a story begins or ends (BO-341). */
type TimedBrand = { whole: KnownBrand; mark: number; current: CurrentBrand; until: number };
