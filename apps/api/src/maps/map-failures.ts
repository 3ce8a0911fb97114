import type { MapState } from '@dasturxon/core/api';
import type { MapFailure, RegionalMap } from '@dasturxon/core/merchant';
import { lt } from 'drizzle-orm';

import { mapFailures } from '../db/schema/connections/maps.ts';
import type { Deps } from '../http/serving/context.ts';

/** Anyone can report: a merchant’s row and the log are written at most so often. */
const ONCE_IN_MS = 60_000;

type Ctx = Pick<Deps, 'db' | 'log' | 'now'> & { merchantId: string };

/** Keeps the last failure of a merchant's map and writes it to the log. */
export async function noteFailure(
  { db, log, now, merchantId }: Ctx,
  { mapType, reason }: { mapType: RegionalMap; reason: MapFailure },
): Promise<void> {
  const at = now();
  const failure = { mapType, reason, at };
  const noted = await db.inTenant(merchantId, (tx) =>
    tx
      .insert(mapFailures)
      .values({ merchantId, ...failure })
      .onConflictDoUpdate({
        target: [mapFailures.merchantId],
        set: failure,
        setWhere: lt(mapFailures.at, new Date(at.getTime() - ONCE_IN_MS)),
      })
      .returning({ at: mapFailures.at }),
  );
  if (noted.length > 0)
    log.warn({ merchantId, mapType, reason }, 'a page could not show the map: Leaflet stands in');
}

/** The last failure that a page has reported. */
export async function readMapState({ db, merchantId }: Pick<Ctx, 'db' | 'merchantId'>): Promise<MapState> {
  const [failure] = await db.inTenant(merchantId, (tx) => tx.select().from(mapFailures));
  if (!failure) return { failure: null };
  const { mapType, reason, at } = failure;
  return { failure: { mapType, reason, at: at.toISOString() } };
}
