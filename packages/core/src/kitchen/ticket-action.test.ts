import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { BoardOrder } from '../staff/board-order.schema.ts';
import { EXPEDITER, type KitchenSetup, PLAIN_KITCHEN, WHOLE_KITCHEN } from './kitchen-setup.schema.ts';
import { stationIdsOf } from './stations.ts';
import { applyTicketAction, TICKET_ACTIONS, type TicketAction } from './ticket-action.ts';

const NAME = { uz: 'Taom', ru: 'Блюдо', eng: 'Dish' };
const THREE: KitchenSetup = {
  stations: [
    { id: 'grill', name: 'Kabob' },
    { id: 'cold', name: 'Salat' },
    { id: 'bar', name: 'Bar' },
  ],
  categoryStations: { salads: 'cold', drinks: 'bar', removed: 'fryer' },
  hasExpediter: false,
};

/** An accepted order with a line of each category. */
const anOrder = (categories: readonly (string | null)[], change: Partial<BoardOrder> = {}): BoardOrder => ({
  ...v.parse(BoardOrder, {
    id: 'order-1',
    number: 1001,
    version: 3,
    status: 'ACCEPTED',
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    paymentType: 'CASH',
    lines: categories.map((categoryId, index) => ({
      id: `line-${index + 1}`,
      productId: `product-${index}`,
      categoryId,
      name: NAME,
      count: 1,
    })),
  }),
  ...change,
});

const at = new Date('2026-05-13T14:00:00.000Z');
const act = (order: BoardOrder, action: Partial<TicketAction>, setup = THREE) =>
  applyTicketAction(order, {
    setup,
    at,
    action: { kind: 'BUMP', station: 'grill', lineId: null, ...action },
  });
const after = (order: BoardOrder, action: Partial<TicketAction>, setup = THREE) => {
  const result = act(order, action, setup);
  if (!result.ok) throw new Error(result.code);
  return { ...result.value, order: { ...order, kitchen: result.value.kitchen } };
};

describe('BO-31 what a cook does with a ticket', () => {
  test('a line that is done has its time, and the order is not ready before its last line', () => {
    const order = anOrder(['kebabs', 'kebabs']);
    const one = after(order, { kind: 'DONE', lineId: 'line-1' });
    expect(one.kitchen).toEqual({
      revision: 1,
      done: { 'line-1': at.toISOString() },
      recalled: [],
      seenBy: {},
    });
    expect(one.isReady).toBe(false);
    expect(after(one.order, { kind: 'DONE', lineId: 'line-2' }).isReady).toBe(true);
  });

  test('the order is ready when the last of three stations has bumped its ticket', () => {
    const grill = after(anOrder(['kebabs', 'salads', 'drinks', null]), { station: 'grill' });
    expect(Object.keys(grill.kitchen.done)).toEqual(['line-1', 'line-4']);
    const cold = after(grill.order, { station: 'cold' });
    expect([grill.isReady, cold.isReady]).toEqual([false, false]);
    expect(after(cold.order, { station: 'bar' }).isReady).toBe(true);
  });

  test('with an expediter only their bump makes the order ready, and it finishes every line', () => {
    const setup = { ...THREE, hasExpediter: true };
    const cooked = after(anOrder(['kebabs']), { station: 'grill' }, setup);
    expect(cooked.isReady).toBe(false);
    expect(after(cooked.order, { station: EXPEDITER }, setup).isReady).toBe(true);
    const early = after(anOrder(['kebabs', 'salads']), { station: EXPEDITER }, setup);
    expect(early.isReady).toBe(true);
    expect(Object.keys(early.kitchen.done)).toEqual(['line-1', 'line-2']);
  });

  test('a branch without stations has one screen with every line', () => {
    const bumped = after(anOrder(['kebabs', 'salads']), { station: WHOLE_KITCHEN }, PLAIN_KITCHEN);
    expect(bumped.isReady).toBe(true);
  });

  test('a category of a station that was removed is cooked at the first station', () => {
    expect(after(anOrder(['removed']), { station: 'grill' }).isReady).toBe(true);
  });

  test('BO-32 recalling a ticket of a ready order marks its lines and does not make it ready again', () => {
    const { order } = after(anOrder(['kebabs']), {});
    const recalled = after({ ...order, status: 'DONE' }, { kind: 'RECALL' });
    expect(recalled.kitchen).toEqual({ revision: 2, done: {}, recalled: ['line-1'], seenBy: {} });
    const again = after(recalled.order, {});
    expect(again).toMatchObject({ isReady: false, kitchen: { recalled: [] } });
  });

  test('BO-33 bumping the ticket of a cancelled order acknowledges it for that station, once; its lines stay as they were', () => {
    const cancelled = anOrder(['kebabs', 'salads'], { status: 'CANCELED' });
    const grill = after(cancelled, {});
    expect(grill.isReady).toBe(false);
    expect(grill.kitchen).toEqual({
      revision: 1,
      done: {},
      recalled: [],
      seenBy: { grill: at.toISOString() },
    });
    expect(after(grill.order, {}).kitchen).toBe(grill.order.kitchen);
    const cold = after(grill.order, { station: 'cold' });
    expect(Object.keys(cold.kitchen.seenBy)).toEqual(['grill', 'cold']);
    for (const action of [{ kind: 'RECALL' }, { kind: 'DONE', lineId: 'line-1' }] as const)
      expect(act(grill.order, action)).toMatchObject({ ok: false, code: 'kitchen.ticketGone' });
  });

  test('BO-33 the expediter acknowledges a cancelled order too', () => {
    const setup = { ...THREE, hasExpediter: true };
    const { kitchen } = after(anOrder(['kebabs'], { status: 'CANCELED' }), { station: EXPEDITER }, setup);
    expect(Object.keys(kitchen.seenBy)).toEqual([EXPEDITER]);
  });

  test.each([
    ['an order that is not accepted', anOrder(['kebabs'], { status: 'CREATED' }), {}],
    ['an order on the way', anOrder(['kebabs'], { status: 'ON_WAY' }), {}],
    ['a station that is not there', anOrder(['kebabs']), { station: 'fryer' }],
    ['an expediter that the branch does not have', anOrder(['kebabs']), { station: EXPEDITER }],
    ['a station without a line of the order', anOrder(['kebabs']), { station: 'bar' }],
    ['a line of another station', anOrder(['kebabs', 'salads']), { kind: 'DONE', lineId: 'line-2' }],
    ['a line that is not named', anOrder(['kebabs']), { kind: 'DONE' }],
  ] as const)('%s has no such ticket', (_, order, action) => {
    expect(act(order, action)).toMatchObject({ ok: false, code: 'kitchen.ticketGone' });
  });
});

const anyAction = fc.record({
  kind: fc.constantFrom(...TICKET_ACTIONS),
  station: fc.constantFrom(...stationIdsOf({ ...THREE, hasExpediter: true })),
  lineId: fc.constantFrom('line-1', 'line-2', 'line-3', null),
});
const anySetup = fc.boolean().map((hasExpediter) => ({ ...THREE, hasExpediter }));

describe('BO-31 any sequence of actions', () => {
  test('finished and recalled lines are lines of the order, and none is both', () => {
    fc.assert(
      fc.property(fc.array(anyAction), anySetup, (actions, setup) => {
        let order = anOrder(['kebabs', 'salads', 'drinks']);
        for (const action of actions) {
          const result = act(order, action, setup);
          if (!result.ok) continue;
          const { kitchen, isReady } = result.value;
          order = { ...order, kitchen, status: isReady ? 'DONE' : order.status };
          const ids = order.lines.map(({ id }) => id);
          expect(ids).toEqual(expect.arrayContaining([...Object.keys(kitchen.done), ...kitchen.recalled]));
          expect(kitchen.recalled.filter((id) => id in kitchen.done)).toEqual([]);
        }
      }),
    );
  });

  test('the order is made ready at most once', () => {
    fc.assert(
      fc.property(fc.array(anyAction), anySetup, (actions, setup) => {
        let order = anOrder(['kebabs', 'salads', 'drinks']);
        let times = 0;
        for (const action of actions) {
          const result = act(order, action, setup);
          if (!result.ok) continue;
          if (result.value.isReady) times += 1;
          order = {
            ...order,
            kitchen: result.value.kitchen,
            status: result.value.isReady ? 'DONE' : order.status,
          };
        }
        expect(times).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('doing the same twice changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(anyAction), anyAction, (actions, last) => {
        let order = anOrder(['kebabs', 'salads', 'drinks']);
        for (const action of [...actions, last]) {
          const result = act(order, action);
          if (result.ok) order = { ...order, kitchen: result.value.kitchen };
        }
        const again = act(order, last);
        if (again.ok) expect(again.value.kitchen).toBe(order.kitchen);
      }),
    );
  });
});
