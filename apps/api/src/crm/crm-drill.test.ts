import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Fault } from '@dasturxon/sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { markOf } from '../gateways/reference-mark.ts';
import { aCrmScene, type CrmScene } from '../testing/connections/crm-scene.ts';
import { drill, DRILL_MS } from '../testing/connections/drill.ts';
import { key, pickUp, place } from '../testing/order-bodies.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow', 'stale', 'twice'] as const;
const step = fc.oneof(
  fc.record({
    kind: fc.constant('FAULT' as const),
    mode: fc.constantFrom<Fault['mode']>(...MODES),
    times: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ kind: fc.constant('PASS' as const), seconds: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('ORDER' as const) }),
  fc.record({ kind: fc.constant('CANCEL' as const), at: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const ORDERS_AT_MOST = 3;
type Placed = {
  id: string;
  api: Awaited<ReturnType<CrmScene['osh']['person']>>['api'];
  isCancelled: boolean;
};

async function anOrder({ osh }: CrmScene): Promise<Placed> {
  const guest = await osh.person();
  const { id } = unwrap(await place(guest, pickUp()));
  return { id, api: guest.api, isCancelled: false };
}

async function act(scene: CrmScene, orders: Placed[], one: Step): Promise<void> {
  if (one.kind === 'FAULT') return scene.fault(one.mode, one.times);
  if (one.kind === 'PASS') return scene.pass(one.seconds * 5);
  if (one.kind === 'ORDER' && orders.length < ORDERS_AT_MOST) orders.push(await anOrder(scene));
  const order = one.kind === 'CANCEL' ? orders[one.at] : undefined;
  if (order && !order.isCancelled) {
    const { id } = order;
    const body = { reason: 'CHANGED_MIND' };
    unwrap(await order.api(endpoints.cancelOrder, { params: { id }, body, idempotencyKey: key() }));
    order.isCancelled = true;
  }
  return scene.work();
}

test(
  'CRM-01 F60 whatever the CRM does, an order is one lead with one note and its last step',
  async () => {
    const events = fc.array(step, { minLength: 3, maxLength: 14 });
    await drill({ adapter: 'amoCRM', few: 10, events }, async (steps) => {
      const scene = await aCrmScene();
      const orders = [await anOrder(scene)];
      for (const one of steps) await act(scene, orders, one);
      scene.fault('ok');
      await scene.pass(600);
      const leads = await scene.leads();
      for (const { id, isCancelled } of orders) {
        const own = leads.filter(({ name }) => name.includes(markOf(id)));
        // One that was cancelled before it could be sent is no lead.
        if (isCancelled && own.length === 0) continue;
        expect(own).toMatchObject([{ price: 90_000, ...(isCancelled && { status_id: 143 }) }]);
        expect(own[0]!.notes.filter((text) => text.includes(markOf(id)))).toHaveLength(1);
        if (!isCancelled) expect(own[0]!.status_id).toBeUndefined();
      }
      expect(leads.length).toBeLessThanOrEqual(orders.length);
      expect(scene.wire.faults, 'both sides speak the protocol').toEqual([]);
      return orders.length;
    });
  },
  DRILL_MS,
);
