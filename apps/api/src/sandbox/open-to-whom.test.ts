import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../app/deps.ts';
import { aRunningApi } from '../testing/scene.ts';
import { findConsoleBrand } from './console-brands.ts';
import { mountSandbox } from './mount-sandbox.ts';

test.each([
  [true, 'localhost', 200],
  [true, 'osh.localhost', 200],
  [true, '127.0.0.1', 200],
  [true, 'menu.brand.uz', 404],
  [true, 'localhost.evil.uz', 404],
  [false, 'menu.brand.uz', 200],
])('a sandbox for this machine alone (%s) answers %s with %i', async (isLocal, host, status) => {
  const scene = await aRunningApi();
  const deps: Deps = { ...scene.deps, env: { ...scene.deps.env, SANDBOX_IS_LOCAL: isLocal } };
  (await mountSandbox(deps, async () => new Response()))(scene.app, deps);
  for (const path of ['/sandbox/', '/sandbox/api/sms']) {
    const response = await scene.app.request(`http://${host}:3000${path}`, { headers: { host } });
    expect([path, response.status]).toEqual([path, status]);
  }
});

test('the look-up of a brand that has its keys locks no row', async () => {
  const { deps, merchantId } = await aRunningApi();
  const find = findConsoleBrand(deps);
  const first = await find(merchantId);
  const lockOf = () =>
    deps.db.asPlatform((tx) =>
      tx
        .select({ xmin: sql`xmin::text`, xmax: sql`xmax::text` })
        .from(merchants)
        .where(eq(merchants.merchantId, merchantId)),
    );
  // The first look-up has made the keys. Every later lock of the row would leave its transaction in xmax.
  const before = await lockOf();
  expect(await find(merchantId)).toEqual(first);
  expect(await lockOf()).toEqual(before);
});
