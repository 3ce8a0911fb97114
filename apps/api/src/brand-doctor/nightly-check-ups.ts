import { HOUR_MS } from '@dasturxon/core/kernel';
import { menuMoment } from '@dasturxon/core/catalog';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

import { brandCheckups, merchants } from '../db/schema/merchants.ts';
import type { Log } from '../kernel/log.ts';
import { startRepeating } from '../kernel/start-repeating.ts';
import { type CheckUpDeps, wholeCheckUp } from './check-up.ts';
import { recordCheckUp } from './record-check-up.ts';

const EVERY_MS = HOUR_MS;
/** A brand is examined once a night. */
const APART_MS = 12 * HOUR_MS;
/** Minutes of the brand's own clock between which it is night. */
const NIGHT = { from: 3 * 60, until: 5 * 60 };

type CheckUpsDeps = CheckUpDeps & { log: Log };

function isNight(now: Date, zone: string): boolean {
  const { minute } = menuMoment(now, zone);
  return NIGHT.from <= minute && minute < NIGHT.until;
}

/** Brands where it is night and that were not examined tonight. */
async function dueBrands({ db, now }: CheckUpsDeps, before: Date): Promise<string[]> {
  const rows = await db.asPlatform((tx) =>
    tx
      .select({ merchantId: merchants.merchantId, zone: merchants.timeZone })
      .from(merchants)
      .leftJoin(brandCheckups, eq(brandCheckups.merchantId, merchants.merchantId))
      .where(
        and(
          eq(merchants.deleted, false),
          or(isNull(brandCheckups.checkedAt), lt(brandCheckups.checkedAt, before)),
        ),
      ),
  );
  return rows.filter(({ zone }) => isNight(now(), zone)).map(({ merchantId }) => merchantId);
}

/** Takes a brand for this process. False when another one has it. */
async function claim({ db, now }: CheckUpsDeps, merchantId: string, before: Date): Promise<boolean> {
  const rows = await db.inTenant(merchantId, (tx) =>
    tx
      .insert(brandCheckups)
      .values({ merchantId, checkedAt: now() })
      .onConflictDoUpdate({
        target: brandCheckups.merchantId,
        set: { checkedAt: now() },
        setWhere: lt(brandCheckups.checkedAt, before),
      })
      .returning({ merchantId: brandCheckups.merchantId }),
  );
  return rows.length > 0;
}

/** Examines each brand whose night it is, one after the other, and stores the findings. */
export async function examineAtNight(needs: CheckUpsDeps): Promise<void> {
  const before = new Date(needs.now().getTime() - APART_MS);
  for (const merchantId of await dueBrands(needs, before)) {
    if (!(await claim(needs, merchantId, before))) continue;
    try {
      const { findings } = await wholeCheckUp(needs, merchantId);
      await recordCheckUp(needs, merchantId, findings);
    } catch (err) {
      needs.log.warn({ err, merchantId }, 'a brand was not examined');
    }
  }
}

/** Looks every hour for brands whose night it is, until the returned function is called. */
export function startCheckUps(needs: CheckUpsDeps): () => Promise<void> {
  const repeating = { everyMs: EVERY_MS, log: needs.log, failure: 'brands were not examined' };
  return startRepeating(repeating, () => examineAtNight(needs));
}
