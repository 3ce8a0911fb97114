import fc from 'fast-check';
import { expect, test } from 'vitest';

import { suggestedMinutes } from './accept-minutes.ts';
import { type CookedOrder, kitchenLoads, MEASURED, measureTimes, minutesAtLoad } from './measured-times.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const aMinute = fc.double({ min: 0.1, max: 180, noNaN: true });
const anOrder = fc.record({ minutes: aMinute, load: fc.nat(30) });
const someOrders = fc.array(anOrder, { maxLength: 250 });
const share = (orders: readonly CookedOrder[], most: number) =>
  orders.filter(({ minutes }) => minutes <= most).length / orders.length;

test('BO-176 B52 four of five orders of a steady load were ready within the measured time; too few measure nothing', () => {
  fc.assert(
    fc.property(fc.array(aMinute, { maxLength: 120 }), fc.nat(30), (taken, load) => {
      const orders = taken.map((minutes) => ({ minutes, load }));
      const measured = minutesAtLoad(measureTimes(orders), load);
      if (orders.length < MEASURED.orders) {
        expect(measured).toBeNull();
        return;
      }
      expect(share(orders, measured!)).toBeGreaterThanOrEqual(0.8);
      expect(share(orders, measured! - 1)).toBeLessThan(0.8);
    }),
    runs,
  );
});

test('BO-176 more orders in the kitchen never give an earlier time', () => {
  const wanted = fc.record({ cookingTime: fc.option(fc.nat(240)), busyMinutes: fc.nat(30) });
  fc.assert(
    fc.property(someOrders, wanted, fc.nat(40), fc.nat(40), (cooked, order, load, more) => {
      const measured = measureTimes(cooked);
      const suggested = suggestedMinutes(order, { measured, load });
      expect(suggestedMinutes(order, { measured, load: load + more })).toBeGreaterThanOrEqual(suggested);
    }),
    runs,
  );
});

test('BO-176 a slower dish and a busier branch never give an earlier time', () => {
  const [dish, busy] = [fc.nat(240), fc.nat(30)];
  fc.assert(
    fc.property(someOrders, fc.tuple(dish, busy), fc.tuple(dish, busy), (cooked, one, more) => {
      const kitchen = { measured: measureTimes(cooked), load: 5 };
      const first = suggestedMinutes({ cookingTime: one[0], busyMinutes: one[1] }, kitchen);
      const slower = { cookingTime: one[0] + more[0], busyMinutes: one[1] + more[1] };
      expect(suggestedMinutes(slower, kitchen)).toBeGreaterThanOrEqual(first);
    }),
    runs,
  );
});

test('BO-176 a kitchen that is slower under load is suggested the time of its load', () => {
  const cooked = [
    ...Array.from({ length: 40 }, () => ({ minutes: 15, load: 1 })),
    ...Array.from({ length: 40 }, () => ({ minutes: 35, load: 8 })),
    { minutes: 90, load: 20 },
  ];
  const measured = measureTimes(cooked);
  const at = (load: number) => suggestedMinutes({ cookingTime: 10 }, { measured, load });
  expect([0, 1, 8, 10, 30].map(at)).toEqual([15, 15, 35, 35, 35]);
});

test('the load of a kitchen is what it has accepted and not finished; orders for later do not count', () => {
  const order = (status: 'CREATED' | 'ACCEPTED' | 'COOKING' | 'DONE', branchId: string, later = false) => ({
    status,
    branchId,
    later,
  });
  const loads = kitchenLoads([
    order('ACCEPTED', 'a'),
    order('COOKING', 'a'),
    order('COOKING', 'a', true),
    order('CREATED', 'a'),
    order('DONE', 'b'),
  ]);
  expect([...loads]).toEqual([['a', 2]]);
});
