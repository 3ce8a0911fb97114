import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../testing/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await aRunningApi();
});

test('the Web Vitals of a visit are counted for the merchant of the page', async () => {
  const vitals = [
    { name: 'LCP', value: 1900 },
    { name: 'CLS', value: 0.02 },
  ] as const;
  unwrap(await scene.as(null)(endpoints.reportVitals, { body: { shell: 'web', vitals: [...vitals] } }));
  const text = await scene.deps.metrics.text({});
  const of = `merchant="${scene.merchantId}",shell="web"`;
  expect(text).toContain(`web_vital_bucket{le="1800",${of},name="LCP"} 0`);
  expect(text).toContain(`web_vital_bucket{le="2500",${of},name="LCP"} 1`);
  expect(text).toContain(`web_vital_bucket{le="0.05",${of},name="CLS"} 1`);
});

test.each([
  ['a name of its own', { shell: 'web', vitals: [{ name: 'x"} 1', value: 1 }] }],
  ['a shell of its own', { shell: 'x', vitals: [] }],
  ['a number that no visit takes', { shell: 'web', vitals: [{ name: 'LCP', value: 1e9 }] }],
])('%s is refused and counted nowhere', async (_, body) => {
  const before = (await scene.deps.metrics.text({})).match(/web_vital_count.*/g);
  const answer = await scene.request('/vitals/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect((await scene.deps.metrics.text({})).match(/web_vital_count.*/g)).toEqual(before);
});
