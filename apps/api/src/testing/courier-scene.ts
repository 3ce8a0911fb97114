import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { createSandbox } from '@dasturxon/sandbox';
import { asc, eq } from 'drizzle-orm';

import { callCourier } from '../couriers/call-courier.ts';
import { followDelivery, refreshDelivery } from '../couriers/follow-claim.ts';
import { deliveries } from '../db/schema/deliveries.ts';
import { outbox } from '../db/schema/merchants.ts';
import { yandexDelivery } from '../gateways/yandex-delivery/yandex-delivery.ts';
import type { Jobs } from '../jobs/queues.ts';
import { lateNetwork } from './connections/late-network.ts';
import { delivery, place } from './order-bodies.ts';
import { aRunningApi, type Scene } from './scene.ts';

/** A call that the couriers' service was sent. */
type Asked = { path: string; query: URLSearchParams; body: Record<string, unknown>; key: string | null };

/** The sandbox of the couriers' service, in the place of the service; what it is asked is kept. `isLate`: as over a network. */
function withCouriers(osh: Scene, isLate: boolean) {
  const asked: Asked[] = [];
  const sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => osh.clock.now,
  });
  const at = 'http://127.0.0.1';
  const late = lateNetwork(sandbox, at);
  osh.deps.courierService = yandexDelivery({
    baseUrl: () => `${at}/yandex-delivery`,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const key = new Headers(init?.headers).get('authorization');
      const path = pathname.split('/integration/')[1]!;
      asked.push({ path, query: searchParams, body: JSON.parse(String(init?.body)), key });
      return isLate ? late.network(input, init) : sandbox.app.request(String(input), init);
    },
  });
  return { sandbox, asked, settled: late.settled };
}

/** Works the couriers' jobs that wait in the outbox, as the queue would; the times of later ones are not waited for. */
async function work({ deps, merchantId }: Scene) {
  const jobs = await deps.db.asPlatform((tx) =>
    tx.delete(outbox).where(eq(outbox.merchantId, merchantId)).returning(),
  );
  for (const { queue, payload } of jobs) {
    if (queue === 'courier.call')
      await callCourier(deps, merchantId, (payload as Jobs['courier.call']).orderId);
    const { deliveryId } = payload as Jobs['courier.follow'];
    if (queue === 'courier.follow') await followDelivery(deps, merchantId, deliveryId);
    if (queue === 'courier.refresh') await refreshDelivery(deps, merchantId, deliveryId);
  }
}

/** An order for a courier of the service, its guest and an operator. */
export async function aCourierScene({ isLate = false } = {}) {
  const osh = await aRunningApi();
  const { sandbox, asked, settled } = withCouriers(osh, isLate);
  const [guest, operator] = [await osh.person(), await osh.person({ role: 'OPERATOR' })];
  const orderId = unwrap(await place(guest, delivery({ courierComment: 'Blue gate' }))).id;
  const later = (seconds: number) =>
    void (osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000));
  const move = async (...statuses: OrderStatus[]) => {
    for (const to of statuses)
      unwrap(
        await operator.api(endpoints.moveOrder, { params: { id: orderId }, body: { to, reason: null } }),
      );
  };
  return {
    osh,
    sandbox,
    asked,
    settled,
    guest,
    operator,
    orderId,
    later,
    move,
    order: async () => unwrap(await guest.api(endpoints.getOrder, { params: { id: orderId } })),
    ready: () => move('ACCEPTED', 'COOKING', 'DONE'),
    /** What is kept of each call of a courier, the oldest first. */
    rows: () =>
      osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx
          .select()
          .from(deliveries)
          .where(eq(deliveries.merchantId, osh.merchantId))
          .orderBy(asc(deliveries.createdAt)),
      ),
    work: () => work(osh),
    /** So many seconds pass, and the jobs are worked as they do. */
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 2) {
        later(2);
        await work(osh);
      }
    },
  };
}
