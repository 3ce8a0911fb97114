import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { needsPause } from '@dasturxon/core/order';
import { buildDemoBrands } from '@dasturxon/demo';
import { sandboxAccount } from '@dasturxon/sandbox';
import { eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { products } from '../db/schema/catalog.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { branches } from '../db/schema/places.ts';
import { tenantDirectory } from '../http/tenancy/tenants.ts';
import { createLog } from '../kernel/log.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';
import { packageRoot } from '../kernel/package-root.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { BranchStaff } from '../merchants/branch-staff.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { aDatabase } from '../testing/database.ts';
import { aTestEnv } from '../testing/scene.ts';
import { seedDemo } from './seed-demo.ts';

let db: Awaited<ReturnType<typeof aDatabase>>;
beforeAll(async () => {
  db = await aDatabase();
  // On a new checkout no picture is drawn yet: once here, not by each of two starts at the same moment.
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-drawn-'));
  const cache = join(packageRoot(), 'node_modules', '.cache', 'pictures');
  await buildDemoBrands({ folder, cache, nameOf: pictureName });
}, 300_000);
afterAll(() => db.close());

const secrets = createSecrets(Buffer.alloc(32, 7));

function start(change: Record<string, string> = {}) {
  const env = aTestEnv({ DATA_DIR: mkdtempSync(join(tmpdir(), 'dasturxon-seed-')), ...change });
  const tenants = tenantDirectory(db, () => new Date());
  const storage = openStorage(env, fetch);
  return seedDemo({ db, env, log: createLog('silent'), secrets, storage, tenants });
}
const counted = () =>
  db.asPlatform(async (tx) => ({
    brands: (await tx.select({ sub: merchants.sub }).from(merchants)).map(({ sub }) => sub).sort(),
    products: await tx.$count(products),
  }));

describe('the first start', () => {
  test('in production an empty database stays empty', async () => {
    await start({ SANDBOX: '0' });
    expect((await counted()).brands).toEqual([]);
  });

  test('TEN-03 fills an empty database with three brands; starts at the same moment and later ones add nothing', async () => {
    await Promise.all([start(), start()]);
    const { brands, products: dishes } = await counted();
    expect(brands).toEqual(['burger', 'osh', 'qahva']);
    expect(dishes).toBeGreaterThan(120);
    await start();
    expect(await counted()).toEqual({ brands, products: dishes });
  }, 120_000);

  test('orders without an answer do not pause a branch of the demo', async () => {
    const rows = await db.asPlatform((tx) => tx.select({ staff: branches.staff }).from(branches));
    const now = new Date();
    const unanswered = Array.from({ length: 100 }, () => ({ isAnswered: false, at: now }));
    const paused = rows.filter(({ staff }) =>
      needsPause(unanswered, { terms: v.parse(BranchStaff, staff).pause, now }),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(paused).toEqual([]);
  });

  test('ST-03 a data folder that an older version has made gets the contracts of the sandbox, once', async () => {
    const methods = () => db.asPlatform((tx) => tx.select().from(paymentMethods).orderBy(paymentMethods.id));
    const whole = await methods();
    await start();
    expect(await methods()).toEqual(whole);
    await db.asPlatform(async (tx) => {
      await tx.delete(paymentMethods).where(ne(paymentMethods.type, 'PAYME'));
      await tx.update(paymentMethods).set({ secrets: null, isActive: false });
      await tx.update(settings).set({ server: {} });
    });
    await start();
    const completed = await methods();
    expect(completed.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    const open = ({ secrets }: (typeof whole)[number]) => secrets !== null;
    expect(completed.map(open)).toEqual(whole.map(open));
    expect(completed.filter(({ type }) => type === 'PAYME').every(({ isActive }) => !isActive)).toBe(true);
    const [set] = await db.asPlatform((tx) => tx.select().from(settings));
    expect(set?.server).toMatchObject({ fiscal: { tin: expect.any(String) } });
    await start();
    expect(await methods()).toEqual(completed);
  });

  test('F23 each demo brand has its own account at each SMS service, also in a data folder of an older version', async () => {
    const opened = async () => {
      const rows = await db.asPlatform((tx) => tx.select().from(merchants).orderBy(merchants.sub));
      return rows.map(({ merchantId, sub, secrets: sealed }) => ({
        merchantId,
        sub,
        secrets: secrets.open(sealed ?? '', merchantId)!,
      }));
    };
    // Fills the database where this test runs alone.
    await start();
    const services = ['ESKIZ', 'PLAY_MOBILE'] as const;
    const whole = await opened();
    for (const { sub, secrets: known } of whole)
      expect(known['smsAccounts']).toEqual(
        Object.fromEntries(services.map((name) => [name, sandboxAccount(sub, name)])),
      );
    for (const { merchantId, sub, secrets: known } of whole) {
      const { smsAccounts: _, ...rest } = known;
      const old = secrets.seal({ ...rest, smsUsername: `${sub}@sandbox.example` }, merchantId);
      await db.asPlatform((tx) =>
        tx.update(merchants).set({ secrets: old }).where(eq(merchants.merchantId, merchantId)),
      );
    }
    await start();
    expect((await opened()).map((one) => one.secrets['smsAccounts'])).toEqual(
      whole.map((one) => one.secrets['smsAccounts']),
    );
  });
});
