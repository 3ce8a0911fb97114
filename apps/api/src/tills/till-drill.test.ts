import type { OrderTill } from '@dasturxon/core/staff';
import type { Fault } from '@dasturxon/sandbox';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { drill, DRILL_MS } from '../testing/connections/drill.ts';
import { aTillScene, type StandInOrder, type TillScene, TILLS } from '../testing/connections/till-scene.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow', 'stale', 'twice'] as const;
const fault = fc.record({
  mode: fc.constantFrom<Fault['mode']>(...MODES),
  times: fc.integer({ min: 1, max: 6 }),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('FAULT' as const), fault }),
  fc.record({ kind: fc.constant('PASS' as const), seconds: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('ORDER' as const) }),
  fc.record({
    kind: fc.constantFrom(
      'ACCEPT' as const,
      'CANCEL_IN_TILL' as const,
      'CANCEL_HERE' as const,
      'ENTER' as const,
    ),
    at: fc.nat(2),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const ORDERS_AT_MOST = 3;

/** Whether the till's order is the one with our number. */
const isOf = ({ body }: StandInOrder, number: number): boolean =>
  JSON.stringify(body).includes(`№${number} `) || body['externalNumber'] === String(number);

/** The state that staff see must be what the till has. `live`: the orders of ours that are not cancelled there. */
function expectTrue(shown: OrderTill, live: readonly StandInOrder[], all: readonly StandInOrder[]): void {
  if (shown.todo === 'TWICE') return;
  if (shown.enteredBy !== null) {
    // Entered by hand: one that came all the same would have been named above.
    expect(live).toEqual([]);
    return;
  }
  expect(live.length).toBeLessThanOrEqual(1);
  if (shown.state === 'SENT' || shown.state === 'TAKEN') {
    expect(live.map(({ id }) => id)).toEqual([shown.posterOrderId]);
    expect(live[0]?.step === 'NEW').toBe(shown.state === 'SENT');
  }
  if (shown.state === 'REFUSED' || shown.state === 'BY_HAND') expect(live).toEqual([]);
  if (shown.state === 'NOT_SENT') expect(all).toEqual([]);
}

async function act(scene: TillScene, orders: string[], one: Step): Promise<void> {
  if (one.kind === 'FAULT') return scene.fault(one.fault.mode, one.fault.times);
  if (one.kind === 'PASS') return scene.pass(one.seconds * 5);
  if (one.kind === 'ORDER') {
    if (orders.length < ORDERS_AT_MOST) orders.push(await scene.accepted());
    return scene.work();
  }
  const inTill = (await scene.orders())[one.at];
  if (one.kind === 'ACCEPT' && inTill?.step === 'NEW') return scene.step(inTill.id, 'ACCEPTED');
  if (one.kind === 'CANCEL_IN_TILL' && inTill) return scene.step(inTill.id, 'CANCELLED');
  const id = orders[one.at];
  if (id === undefined) return;
  if (one.kind === 'CANCEL_HERE' && (await scene.board(id)).status === 'ACCEPTED')
    await scene.move(id, 'CANCELED', 'TOO_BUSY');
  // An order that the till has by now is not entered: the server refuses it.
  if (one.kind === 'ENTER' && (await scene.till(id))?.state === 'NOT_SENT') await scene.settle(id, 'ENTERED');
}

describe.each(TILLS)('$kind', (till) => {
  test(
    'B49 F60 whatever its till does, no order is lost, doubled or shown in a state that is not true',
    async () => {
      const events = fc.array(step, { minLength: 3, maxLength: 14 });
      await drill({ adapter: till.kind, few: 4, events }, async (steps) => {
        const scene = await aTillScene(till);
        const orders = [await scene.accepted()];
        for (const one of steps) await act(scene, orders, one);
        scene.fault('ok');
        await scene.pass(240);
        const all = await scene.orders();
        for (const id of orders) {
          const { till: shown, number, status } = await scene.board(id);
          const own = all.filter((one) => isOf(one, number));
          const live = own.filter((one) => one.step !== 'CANCELLED');
          if (shown === null) expect([status, own]).toEqual(['CANCELED', []]);
          else expectTrue(shown, live, own);
          if (status !== 'CANCELED') expect(shown?.state).not.toBe('NOT_SENT');
        }
        expect(scene.wire.faults, 'both sides speak the protocol').toEqual([]);
        return orders.length;
      });
    },
    DRILL_MS,
  );
});
