import { endpoints } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

const START = new Date('2026-05-13T07:00:00Z');
/** Seconds after the first code at which the second and the third may be asked for. */
const SENDS = [0, 61, 182];

let brands: Scene[];
beforeAll(async () => {
  brands = await Promise.all([aRunningApi(), aRunningApi(), aRunningApi()]);
});

async function askAt(brand: Scene, phone: string, seconds: number) {
  brand.clock.now = new Date(START.getTime() + seconds * 1000);
  return (await brand.as(null)(endpoints.requestCode, { body: { phone } })).error;
}

test('T19 a phone gets codes of two brands in full, then the deployment makes every other brand wait', async () => {
  const phone = aPhone();
  const [first, second, third] = brands as [Scene, Scene, Scene];
  for (const brand of [first, second])
    for (const seconds of SENDS) expect(await askAt(brand, phone, seconds)).toBeNull();
  expect(await askAt(third, phone, 200)).toMatchObject({
    code: 'request.rateLimited',
    data: { seconds: 400 },
  });
  expect(await third.smsTo(phone)).toEqual([]);
  expect(await askAt(third, aPhone(), 200)).toBeNull();
  expect(await askAt(third, phone, 601)).toBeNull();
});

test('T19 five codes of other brands leave a brand its own', async () => {
  const phone = aPhone();
  const [first, second, third] = brands as [Scene, Scene, Scene];
  for (const seconds of SENDS) expect(await askAt(first, phone, seconds)).toBeNull();
  for (const seconds of SENDS.slice(1)) expect(await askAt(second, phone, seconds)).toBeNull();
  expect(await askAt(third, phone, 200)).toBeNull();
});
