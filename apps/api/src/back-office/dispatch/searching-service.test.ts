import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { CourierServiceFailed } from '../../gateways/yandex-delivery/courier-service.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aCourierScene } from '../../testing/courier-scene.ts';
import { key } from '../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof aCourierScene>>;
let dispatcher: StaffPerson;
let ali: StaffPerson;

beforeEach(async () => {
  scene = await aCourierScene();
  dispatcher = await staffPerson(scene.osh, { role: 'OPERATOR' });
  ali = await staffPerson(scene.osh, { role: 'COURIER' });
  await scene.ready();
  await scene.work();
}, 60_000);

const give = (courierId: string | null, expectedCourierId: string | null = null, idempotencyKey = key()) =>
  dispatcher.api(endpoints.setCourier, {
    params: { id: scene.orderId },
    body: { provider: courierId === null ? null : ('OWN' as const), courierId, expectedCourierId },
    idempotencyKey,
  });
const shown = async () =>
  unwrap(await dispatcher.api(endpoints.readBoard)).orders.find(({ id }) => id === scene.orderId)!;
const asked = (end: string) => scene.asked.filter(({ path }) => path.endsWith(end)).length;
const claims = async () =>
  (await scene.rows()).map(({ provider, finishedAt }) => [provider, finishedAt === null]);

describe('BO-56 a delivery for which the courier service searches', () => {
  test('is shown as searching, and an own courier takes it: the search ends, its claim is cancelled once', async () => {
    await scene.pass(6);
    expect(await shown()).toMatchObject({
      courierId: null,
      delivery: { provider: 'YANDEX', isSearching: true },
    });
    expect(unwrap(await give(ali.userId))).toMatchObject({
      status: 'ATTACHED',
      courierId: ali.userId,
      delivery: { provider: 'OWN', isSearching: false },
    });
    expect(asked('claims/cancel')).toBe(1);
    await scene.pass(120);
    expect(await shown()).toMatchObject({ courierId: ali.userId });
    expect(await claims()).toEqual([
      ['YANDEX', false],
      ['OWN', true],
    ]);
  });

  test('a search whose claim is being created leaves no claim behind', async () => {
    expect(unwrap(await give(ali.userId))).toMatchObject({ courierId: ali.userId });
    const [created, cancelled] = [asked('claims/create'), asked('claims/cancel')];
    expect([created >= 1, cancelled]).toEqual([true, 1]);
    await scene.pass(120);
    expect(asked('claims/accept')).toBe(0);
    expect(await shown()).toMatchObject({ courierId: ali.userId });
  });

  test('a courier found in the meantime keeps the order, and the dispatcher reads who it is', async () => {
    await scene.pass(8);
    scene.later(60);
    const { error } = await give(ali.userId);
    expect(error).toMatchObject({ code: 'courier.found', status: 409 });
    const now = await shown();
    expect(now.delivery).toMatchObject({ provider: 'YANDEX', isSearching: false });
    expect(now.delivery!.name).toBe(error!.data.name);
    expect(asked('claims/cancel')).toBe(0);
    expect((await give(ali.userId, null)).error).toMatchObject({ code: 'courier.found' });
  });

  test('a found courier is withdrawn by a dispatcher who names them', async () => {
    await scene.pass(50);
    const { courierId } = await shown();
    expect(courierId).not.toBeNull();
    expect(unwrap(await give(ali.userId, courierId))).toMatchObject({ courierId: ali.userId });
    expect(asked('claims/cancel')).toBe(1);
  });

  test('while the service does not answer the search goes on and no courier gets the order', async () => {
    await scene.pass(6);
    const { courierService } = scene.osh.deps;
    scene.osh.deps.courierService = {
      ...courierService,
      info: () => Promise.reject(new CourierServiceFailed('no answer')),
    };
    expect((await give(ali.userId)).error).toMatchObject({ code: 'gateway.failed' });
    expect(await shown()).toMatchObject({ courierId: null, delivery: { isSearching: true } });
    scene.osh.deps.courierService = courierService;
    expect(unwrap(await give(ali.userId))).toMatchObject({ courierId: ali.userId });
  });

  test('a repeated key withdraws no later search', async () => {
    await scene.pass(6);
    const repeated = key();
    unwrap(await give(ali.userId, null, repeated));
    unwrap(await give(null, ali.userId));
    const call = { provider: 'YANDEX' as const, courierId: null, expectedCourierId: null };
    const params = { id: scene.orderId };
    unwrap(await dispatcher.api(endpoints.setCourier, { params, body: call, idempotencyKey: key() }));
    unwrap(await give(ali.userId, null, repeated));
    expect((await shown()).delivery).toMatchObject({ provider: 'YANDEX', isSearching: true });
  });

  test('of assignments, calls of the service and its own steps at once exactly one courier has the order', async () => {
    const vali = await staffPerson(scene.osh, { role: 'COURIER' });
    for (let round = 0; round < 6; round += 1) {
      scene.later(7);
      const courierIds = [ali.userId, vali.userId, null];
      await Promise.all([
        scene.work(),
        ...courierIds.map((courierId) => give(courierId)),
        dispatcher.api(endpoints.setCourier, {
          params: { id: scene.orderId },
          body: { provider: 'YANDEX', courierId: null, expectedCourierId: null },
          idempotencyKey: key(),
        }),
        vali.api(endpoints.takeDelivery, { params: { id: scene.orderId }, idempotencyKey: key() }),
      ]);
      expect((await scene.rows()).filter(({ finishedAt }) => finishedAt === null).length).toBeLessThanOrEqual(
        1,
      );
    }
    await scene.pass(200);
    const own = (await scene.rows()).filter(({ provider }) => provider === 'YANDEX');
    const ids = own.flatMap(({ claimId }) => claimId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const { courierId } = await shown();
    const open = (await scene.rows()).filter(({ finishedAt }) => finishedAt === null);
    expect(open.map((row) => row.courierUserId ?? row.id)).toEqual(courierId === null ? [] : [courierId]);
    // Of every accepted claim of the service but the one that has the order, the courier was called off.
    for (const row of own.filter(({ finishedAt, claimId }) => finishedAt !== null && claimId !== null)) {
      const claim = await scene.osh.deps.courierService.info(scene.asked[0]!.key!.slice(7), row.claimId!);
      expect(['cancelled', 'delivered_finish']).toContain(claim.status);
    }
  });
});
