import { beforeAll, expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { tenantDirectory } from './tenants.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

test.each([
  ['a minute later', 60_000],
  ['when the clock was set back by a day', -86_400_000],
])('F11 the merchant of a host is read anew %s, and not within a moment', async (_, later) => {
  let now = new Date('2026-05-13T07:00:00Z').getTime();
  let asked = 0;
  const asPlatform: typeof osh.deps.db.asPlatform = (work) => {
    asked += 1;
    return osh.deps.db.asPlatform(work);
  };
  const directory = tenantDirectory({ ...osh.deps.db, asPlatform }, () => new Date(now));
  for (let n = 0; n < 3; n += 1) expect((await directory.byHost(osh.host))?.merchantId).toBe(osh.merchantId);
  expect(asked).toBe(1);
  now += later;
  expect((await directory.byHost(osh.host))?.merchantId).toBe(osh.merchantId);
  expect(asked).toBe(2);
});
