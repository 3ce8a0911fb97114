import type { BoardOrder } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { courierLoads, couriersFor } from './courier-loads.ts';

const order = (id: string, courierId: string | null) =>
  ({ id, courierId, branchId: 'branch-1' }) as Partial<BoardOrder> as BoardOrder;
const couriers = [
  {
    id: 'ali',
    name: 'Ali',
    branchIds: null,
    cash: [
      { branchId: 'branch-1', amount: 5_000 },
      { branchId: 'branch-2', amount: 1_000 },
    ],
  },
  { id: 'vali', name: 'Vali', branchIds: ['branch-2'], cash: [] },
];
const at = (minute: number) => `2026-11-23T18:0${minute}:00.000Z`;
const positions = [
  { orderId: 'a', lat: 41, lon: 69, at: at(1) },
  { orderId: 'b', lat: 42, lon: 69, at: at(2) },
  { orderId: 'c', lat: 43, lon: 69, at: at(3) },
];

test('BO-55 a courier has their orders, the cash of all branches and the newest of their positions', () => {
  const loads = courierLoads({ couriers, positions }, [
    order('a', 'ali'),
    order('b', 'ali'),
    order('c', null),
  ]);
  expect(loads.map(({ courier }) => courier.id)).toEqual(['vali', 'ali']);
  expect(loads[1]).toMatchObject({ cash: 6_000, position: { lat: 42, at: new Date(at(2)) } });
  expect(loads[0]).toMatchObject({ cash: 0, position: null, orders: [] });
});

test('BO-56 an order is offered to the couriers of its branch', () => {
  const loads = courierLoads({ couriers, positions: [] }, []);
  expect(couriersFor(loads, [order('a', null)]).map(({ courier }) => courier.id)).toEqual(['ali']);
});
