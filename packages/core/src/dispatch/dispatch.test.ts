import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { distanceMeters } from '../delivery-area/distance.ts';
import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { promisedMoment } from '../staff/board-columns.ts';
import { BoardOrder } from '../staff/board-order.schema.ts';
import { cashDue, cashForBranch, cashHeld, type CashLine, handIn } from './courier-cash.ts';
import { courierList, courierStepsOf, isStepDone } from './courier-steps.ts';
import { compareDispatched, dispatchLane, isCourierMissing, minutesWithoutCourier } from './dispatch-lane.ts';
import { canShareWay, groupsOf } from './order-groups.ts';
import { routeLinks } from './route-links.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const plain = v.parse(BoardOrder, {
  id: 'order-1',
  number: 7,
  version: 1,
  status: 'DONE',
  serviceType: 'DELIVERY',
  branchId: 'branch-1',
  paymentType: 'CASH',
  totalPrice: 105_000,
});
const anOrder = (change: Partial<BoardOrder> = {}): BoardOrder => ({ ...plain, ...change });

describe('BO-55 lanes of the dispatch screen', () => {
  const lane = (change: Partial<BoardOrder>) => dispatchLane(anOrder(change), NOW);

  test('a ready delivery waits, and one with a courier is with the courier until it is delivered', () => {
    expect([lane({}), lane({ courierId: 'ali' })]).toEqual(['WAITING', 'WITH_COURIER']);
    const shown = ORDER_STATUSES.filter((status) => lane({ status, courierId: 'ali' }) !== null);
    expect(shown.toSorted()).toEqual(['ACCEPTED', 'ATTACHED', 'COOKING', 'DONE', 'ON_WAY']);
  });

  test('an order that is being cooked waits from 15 minutes before it is ready', () => {
    const cooking = { status: 'COOKING', acceptedTime: NOW.toISOString() } as const;
    expect(lane({ ...cooking, cookingTime: 15 })).toBe('WAITING');
    expect(lane({ ...cooking, cookingTime: 40 })).toBeNull();
  });

  test('no other service is dispatched', () => {
    for (const serviceType of ['PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24'] as const)
      expect(lane({ serviceType })).toBeNull();
  });

  test('BO-57 a ready order without a courier escalates after five minutes and comes first', () => {
    const [fresh, old] = [anOrder({ readyTime: inMinutes(-4) }), anOrder({ readyTime: inMinutes(-5) })];
    expect([fresh, old].map((order) => isCourierMissing(order, NOW))).toEqual([false, true]);
    expect(minutesWithoutCourier(old, NOW)).toBe(5);
    expect(isCourierMissing({ ...old, courierId: 'ali' }, NOW)).toBe(false);
    expect([fresh, old].toSorted(compareDispatched(NOW))).toEqual([old, fresh]);
  });
});

const anyPoint = fc.record({
  lat: fc.double({ min: 41.28, max: 41.32, noNaN: true }),
  lon: fc.double({ min: 69.2, max: 69.26, noNaN: true }),
});
const anyWaiting = fc
  .array(
    fc.record({
      point: fc.option(anyPoint, { nil: null }),
      promise: fc.integer({ min: 0, max: 40 }),
      branchId: fc.constantFrom('branch-1', 'branch-2'),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ promise, ...one }, index) =>
      anOrder({ ...one, id: `order-${index}`, atTime: inMinutes(promise) }),
    ),
  );

describe('BO-55 groups of orders for one way', () => {
  test('every two orders of a group are within 1.5 km and 10 minutes; no order is in two groups', () => {
    fc.assert(
      fc.property(anyWaiting, (orders) => {
        const groups = groupsOf(orders);
        const ids = groups.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const group of groups) {
          expect([2, 3]).toContain(group.length);
          for (const one of group)
            for (const other of group) {
              const apart = promisedMoment(one)!.getTime() - promisedMoment(other)!.getTime();
              expect(distanceMeters(one.point!, other.point!)).toBeLessThanOrEqual(1_500);
              expect(Math.abs(apart)).toBeLessThanOrEqual(600_000);
              expect(one.branchId).toBe(other.branchId);
            }
        }
      }),
    );
  });

  test('two orders that share a way are never both left out', () => {
    fc.assert(
      fc.property(anyWaiting, (orders) => {
        const grouped = new Set(groupsOf(orders).flat());
        const left = orders.filter((order) => !grouped.has(order));
        expect(left.some((one) => left.some((other) => one !== other && canShareWay(one, other)))).toBe(
          false,
        );
      }),
    );
  });
});

describe('BO-59 cash of couriers', () => {
  test.each([
    [{}, 105_000],
    [{ isPaid: true }, 0],
    [{ isPaid: true, due: 8_000 }, 8_000],
    [{ paymentType: 'TERMINAL' }, 0],
    [{ paymentType: 'PAYME' }, 0],
    [{ totalPrice: null }, 0],
  ] as const)('an order %j is collected with %i', (change, due) => {
    expect(cashDue(anOrder(change as Partial<BoardOrder>))).toBe(due);
  });

  test.each([
    ['a cash order', { tip: 5_000 }, 100_000],
    ['no tip', { tip: 0 }, 105_000],
    ['a tip that was paid online', { isPaid: true, due: 8_000, tip: 5_000 }, 8_000],
    ['a card at the door', { paymentType: 'TERMINAL', tip: 5_000 }, 0],
  ] as const)('B35 a tip in cash is the courier’s own: %s', (_, change, amount) => {
    expect(cashForBranch(anOrder(change as Partial<BoardOrder>))).toBe(amount);
  });

  test('received cash is what is held and what was handed in, whatever is taken when', () => {
    const step = fc.oneof(
      fc.record({ receives: fc.integer({ min: 1, max: 10_000_000 }) }),
      fc.record({ handsIn: fc.integer({ min: -5, max: 20_000_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const lines: CashLine[] = [];
        for (const one of steps) {
          if ('receives' in one) {
            lines.push({ kind: 'RECEIVED', amount: one.receives });
            continue;
          }
          const held = cashHeld(lines);
          const line = handIn(held, one.handsIn);
          expect(line.ok).toBe(one.handsIn >= 1 && one.handsIn <= held);
          if (line.ok) lines.push(line.value);
        }
        const sum = (kind: CashLine['kind']) =>
          lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
        expect(cashHeld(lines)).toBeGreaterThanOrEqual(0);
        expect(cashHeld(lines) + sum('HANDED_IN')).toBe(sum('RECEIVED'));
      }),
    );
  });
});

describe('BO-58 steps of a courier', () => {
  const mine = (change: Partial<BoardOrder>) => anOrder({ courierId: 'ali', ...change });

  test('picked up, arrived, handed over, each once', () => {
    expect(courierStepsOf(mine({ status: 'ATTACHED' }), 'ali')).toEqual(['PICKED_UP']);
    const onWay = mine({ status: 'ON_WAY', courierStatus: 'PERFORMER_PICKUPED' });
    expect(courierStepsOf(onWay, 'ali')).toEqual(['ARRIVED', 'HANDED_OVER']);
    expect(isStepDone(onWay, 'PICKED_UP', 'ali')).toBe(true);
    const there = mine({ status: 'ON_WAY', courierStatus: 'PERFORMER_ARRIVED' });
    expect(courierStepsOf(there, 'ali')).toEqual(['HANDED_OVER']);
    expect(isStepDone(there, 'ARRIVED', 'ali')).toBe(true);
    expect(isStepDone(mine({ status: 'CLOSED' }), 'HANDED_OVER', 'ali')).toBe(true);
  });

  test('nothing of an order that is not ready, not theirs or over', () => {
    for (const status of ['ACCEPTED', 'COOKING', 'DELIVERED', 'CLOSED', 'CANCELED'] as const)
      expect(courierStepsOf(mine({ status }), 'ali')).toEqual([]);
    expect(courierStepsOf(mine({ status: 'ON_WAY' }), 'vali')).toEqual([]);
    expect(isStepDone(mine({ status: 'ON_WAY' }), 'PICKED_UP', 'vali')).toBe(false);
  });

  test('an order is available, theirs, or done', () => {
    expect(courierList(anOrder(), 'ali')).toBe('AVAILABLE');
    expect(courierList(mine({}), 'ali')).toBe('MINE');
    expect(courierList(mine({ status: 'CLOSED' }), 'ali')).toBe('DONE');
    expect(courierList(mine({}), 'vali')).toBeNull();
    expect(courierList(anOrder({ status: 'CANCELED' }), 'ali')).toBeNull();
  });

  test('the route links name the point in the order of each service', () => {
    const links = routeLinks({ lat: 41.31, lon: 69.27 });
    expect(links.map(({ service }) => service)).toEqual(['Yandex', 'Google', '2GIS']);
    expect(links[0]!.url).toContain('41.31,69.27');
    expect(links[2]!.url).toContain('69.27,41.31');
  });
});
