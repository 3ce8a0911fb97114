import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { mapFailures } from '../db/schema/connections/maps.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

let scene: Scene;
let admin: StaffPerson;

beforeAll(async () => {
  scene = await aRunningApi();
  admin = await staffPerson(scene, { role: 'ADMIN' });
});

const report = (mapType: 'YANDEX' | 'YANDEX_V3', reason: 'REFUSED' | 'TIMEOUT') =>
  scene.as(null)(endpoints.reportMapFailure, { body: { mapType, reason } });

test('SET-32 a map that a page could not show is in the log and in the back office, at most once a minute', async () => {
  expect(unwrap(await admin.api(endpoints.readMapState))).toEqual({ failure: null });
  unwrap(await report('YANDEX', 'REFUSED'));
  unwrap(await report('YANDEX', 'TIMEOUT'));
  const { failure } = unwrap(await admin.api(endpoints.readMapState));
  expect(failure).toMatchObject({ mapType: 'YANDEX', reason: 'REFUSED' });
  expect(await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select().from(mapFailures))).toHaveLength(
    1,
  );
});

test('SET-32 a report of anything else is refused', async () => {
  const answer = await scene.request('/maps/v1/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mapType: 'YANDEX', reason: '<script>' }),
  });
  expect(answer.status).toBe(400);
});
