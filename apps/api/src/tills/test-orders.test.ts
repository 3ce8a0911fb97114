import { expect, test } from 'vitest';

import { markAsTest } from '../testing/connections/mark-as-test.ts';
import { aTillScene, TILLS } from '../testing/connections/till-scene.ts';

test.each(TILLS)('BO-334 a test order of the set-up does not go to $kind', async (till) => {
  const scene = await aTillScene(till);
  await scene.accepted();
  await markAsTest(scene.osh);
  await scene.work();
  expect(await scene.orders()).toEqual([]);
});
