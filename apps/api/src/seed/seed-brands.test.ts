import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { products } from '../db/schema/catalog.ts';
import { merchants } from '../db/schema/merchants.ts';
import { tenantDirectory } from '../http/tenants.ts';
import { createLog } from '../log.ts';
import { createSecrets } from '../secrets.ts';
import { aDatabase } from '../testing/database.ts';
import { aTestEnv } from '../testing/scene.ts';
import { seedBrands } from './seed-brands.ts';

let db: Awaited<ReturnType<typeof aDatabase>>;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.close());

function start(change: Record<string, string> = {}) {
  const env = aTestEnv({ DATA_DIR: mkdtempSync(join(tmpdir(), 'dasturxon-seed-')), ...change });
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const tenants = tenantDirectory(db, () => new Date());
  return seedBrands({ db, env, log: createLog('silent'), secrets, tenants });
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
});
