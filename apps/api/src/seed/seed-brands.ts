import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import { buildDemoBrands } from '@dasturxon/demo';
import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../http/serving/context.ts';
import { bringToStore } from '../gateways/storage/copy-storage.ts';
import { localStorage } from '../gateways/storage/local-storage.ts';
import { newMiniAppKeys } from '../mini-apps/new-mini-app-keys.ts';
import { packageRoot } from '../kernel/package-root.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { completeBrands } from './complete-brands.ts';
import { completeStaff } from './demo-staff.ts';
import { sandboxAccounts } from './sandbox-accounts.ts';
import { sandboxSms } from './sandbox-sms.ts';
import { storeBrand } from '../store-brand/store-brand.ts';

/** One number of our own among the database's advisory locks: who holds it fills the empty database. */
const SEEDING = 7_341_001;

/** A bot and a staff chat that exist only in the sandbox. */
const newBot = () => ({
  miniAppKeys: newMiniAppKeys(),
  staffChat: `-100${randomInt(1_000_000_000, 9_999_999_999)}`,
});

/** The demo's orders have no staff to answer them: a pause for that would close its branches to every visitor. */
const branchStaff = { pause: { unanswered: 1440, inARow: 1440 } };

/** What of the server the seed needs. */
export type SeedDeps = Pick<Deps, 'db' | 'env' | 'log' | 'secrets' | 'storage' | 'tenants'>;

async function isEmpty(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: merchants.merchantId }).from(merchants).limit(1);
  return rows.length === 0;
}

/**
 * Writes the three demo brands, all of them or none, into a database without a merchant. A later start only adds data
 * that an older version lacked. Of processes that start together one writes.
 */
export async function seedBrands({ db, env, log, secrets, storage, tenants }: SeedDeps): Promise<void> {
  if (!(await db.asPlatform(isEmpty))) return completeBrands({ db, log, secrets });
  log.info('first start: drawing the pictures of the demo brands, some seconds');
  const startedAt = performance.now();
  const folder = join(env.DATA_DIR, 'pictures');
  const brands = await buildDemoBrands({
    folder,
    cache: join(packageRoot(), 'node_modules', '.cache', 'pictures'),
    nameOf: pictureName,
  });
  await bringToStore(localStorage(folder), storage);
  await db.asPlatform(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING})`);
    if (!(await isEmpty(tx))) return;
    for (const brand of brands) {
      const smsAccounts = sandboxSms(brand.merchant.sub);
      await storeBrand(
        tx,
        { ...brand, ...newBot(), ...sandboxAccounts(), smsAccounts, branchStaff },
        secrets,
      );
    }
    await completeStaff(tx, brands);
  });
  tenants.forget();
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ brands: brands.map(({ merchant }) => merchant.sub), seconds }, 'the demo brands are ready');
}
