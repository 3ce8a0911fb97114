import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ROLES } from '../auth/user.schema.ts';
import { anOrder } from '../testing/index.ts';
import { applyStatus } from './apply-status.ts';
import { foldHistory, mergeHistory } from './fold-history.ts';
import type { OrderHistoryEvent } from './order-history-event.schema.ts';
import { canMove, isFinal, needsReason, nextStatuses, pathBetween } from './order-machine.ts';
import { ORDER_STATUSES } from './order-status.schema.ts';
import { canRoleMove, isStaff, movesOf, STAFF_ROLES } from './role-moves.ts';
import { SERVICE_TYPES } from './service-type.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const at = '2026-03-10T09:30:00.000Z';

describe('ST-11 D27 the table of moves', () => {
  test.each([
    ['OPEN', 'DELIVERY', ['CREATED', 'AT_TIME']],
    ['AT_TIME', 'DELIVERY', ['CREATED', 'ACCEPTED', 'CANCELED']],
    ['CREATED', 'DELIVERY', ['ACCEPTED', 'CANCELED']],
    ['ACCEPTED', 'DELIVERY', ['COOKING', 'DONE', 'CANCELED']],
    ['COOKING', 'DELIVERY', ['DONE', 'CANCELED']],
    ['DONE', 'DELIVERY', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'YANDEX_EATS', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'EXPRESS_24', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'PICK_UP', ['CLOSED']],
    ['DONE', 'DINE_IN', ['CLOSED']],
    ['ATTACHED', 'DELIVERY', ['ON_WAY', 'DONE']],
    ['ON_WAY', 'DELIVERY', ['DELIVERED', 'CANCELED']],
    ['DELIVERED', 'DELIVERY', ['CLOSED']],
    ['CLOSED', 'DELIVERY', []],
    ['CANCELED', 'DELIVERY', []],
  ] as const)('ST-11 from %s, %s: %j', (status, serviceType, next) => {
    expect(nextStatuses(status, serviceType)).toEqual(next);
  });

  test('ENUM-21 every status of the wire stands in the table', () => {
    for (const status of ORDER_STATUSES)
      for (const serviceType of SERVICE_TYPES)
        expect(nextStatuses(status, serviceType)).toBeInstanceOf(Array);
  });

  test('ST-11 only the way out of DONE depends on the service type', () => {
    for (const status of ORDER_STATUSES.filter((status) => status !== 'DONE'))
      expect(nextStatuses(status, 'PICK_UP')).toEqual(nextStatuses(status, 'DELIVERY'));
  });

  test.each([
    ['CREATED', 'DELIVERED', 'DELIVERY', ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED']],
    ['CREATED', 'CLOSED', 'PICK_UP', ['ACCEPTED', 'DONE', 'CLOSED']],
    ['AT_TIME', 'COOKING', 'DELIVERY', ['ACCEPTED', 'COOKING']],
    ['COOKING', 'COOKING', 'DELIVERY', []],
    ['COOKING', 'CREATED', 'DELIVERY', null],
    ['CREATED', 'DELIVERED', 'PICK_UP', null],
    ['CLOSED', 'CANCELED', 'DELIVERY', null],
  ] as const)('ST-11 the shortest legal way from %s to %s, %s: %j', (from, to, serviceType, path) => {
    expect(pathBetween(from, to, serviceType)).toEqual(path);
  });
});

describe('applying a status', () => {
  test('ST-12 a move writes one event and stamps its time', () => {
    const order = anOrder({ status: 'CREATED' });
    const answer = applyStatus(order, { to: 'ACCEPTED', at, role: 'OPERATOR' });
    expect(answer).toEqual({
      ok: true,
      value: {
        progress: { ...order, status: 'ACCEPTED', acceptedTime: at },
        event: {
          type: 'CHANGE_STATUS',
          status: 'ACCEPTED',
          courierStatus: null,
          paymentType: null,
          deliveryType: null,
          role: 'OPERATOR',
          reason: null,
          at,
        },
      },
    });
  });

  test.each([
    ['ACCEPTED', 'CREATED', 'acceptedTime'],
    ['DONE', 'COOKING', 'readyTime'],
    ['DELIVERED', 'ON_WAY', 'deliveredAt'],
  ] as const)('ENT-40 D27 %s stamps its time once', (to, status, stamp) => {
    const fresh = applyStatus(anOrder({ status }), { to, at, role: null });
    const again = applyStatus(anOrder({ status, [stamp]: '2026-03-10T09:00:00.000Z' }), {
      to,
      at,
      role: null,
    });
    expect(fresh).toMatchObject({ value: { progress: { [stamp]: at } } });
    expect(again).toMatchObject({ value: { progress: { [stamp]: '2026-03-10T09:00:00.000Z' } } });
  });

  test('D27 a repeat changes nothing and writes nothing', () => {
    for (const status of ORDER_STATUSES) {
      const order = anOrder({ status });
      expect(applyStatus(order, { to: status, at, role: null })).toEqual({
        ok: true,
        value: { progress: order, event: null },
      });
    }
  });

  test('ST-11 an illegal move is refused and says which', () => {
    expect(applyStatus(anOrder({ status: 'COOKING' }), { to: 'CREATED', at, role: 'ADMIN' })).toEqual({
      ok: false,
      code: 'illegal_transition',
      from: 'COOKING',
      to: 'CREATED',
      needsReason: false,
    });
  });

  test.each([[undefined], [null], [''], ['  ']])(
    'D27 cancelling on the way asks for a reason, %j is none',
    (reason) => {
      expect(
        applyStatus(anOrder({ status: 'ON_WAY' }), { to: 'CANCELED', at, role: 'OPERATOR', reason }),
      ).toMatchObject({
        ok: false,
        code: 'illegal_transition',
        needsReason: true,
      });
    },
  );

  test('IMP-17 D27 the reason of a cancelled order is kept on it and in its history', () => {
    const answer = applyStatus(anOrder({ status: 'ON_WAY' }), {
      to: 'CANCELED',
      at,
      role: 'OPERATOR',
      reason: ' Nobody home ',
    });
    expect(answer).toMatchObject({
      value: { progress: { status: 'CANCELED', reason: 'Nobody home' }, event: { reason: 'Nobody home' } },
    });
  });

  test('D27 an early cancel needs no reason, and other moves leave the reason alone', () => {
    expect(needsReason('CREATED', 'CANCELED')).toBe(false);
    expect(applyStatus(anOrder({ status: 'CREATED' }), { to: 'CANCELED', at, role: 'CLIENT' })).toMatchObject(
      {
        value: { progress: { status: 'CANCELED', reason: null } },
      },
    );
    expect(
      applyStatus(anOrder({ status: 'CREATED' }), { to: 'ACCEPTED', at, role: null, reason: 'x' }),
    ).toMatchObject({
      value: { progress: { reason: null }, event: { reason: 'x' } },
    });
  });
});

const status = fc.constantFrom(...ORDER_STATUSES);
const serviceType = fc.constantFrom(...SERVICE_TYPES);

describe('invariants', () => {
  test('I25 any sequence of wishes makes only listed moves, and a final status absorbs', () => {
    fc.assert(
      fc.property(serviceType, fc.array(status, { maxLength: 30 }), (serviceType, wishes) => {
        let order: Parameters<typeof applyStatus>[0] = anOrder({ status: 'OPEN', serviceType });
        for (const to of wishes) {
          const from = order.status;
          const answer = applyStatus(order, { to, at, role: null, reason: 'why' });
          expect(answer.ok).toBe(from === to || canMove(from, to, serviceType));
          if (isFinal(from)) expect(answer.ok && answer.value.event !== null).toBe(false);
          if (answer.ok) order = answer.value.progress;
        }
      }),
      runs,
    );
  });

  test('I28 ST-12 the fold of a history is the order’s status, and history only grows', () => {
    fc.assert(
      fc.property(serviceType, fc.array(status, { maxLength: 30 }), (serviceType, wishes) => {
        let order: Parameters<typeof applyStatus>[0] = anOrder({ status: 'OPEN', serviceType });
        const history: OrderHistoryEvent[] = [];
        for (const to of wishes) {
          const answer = applyStatus(order, { to, at, role: null, reason: 'why' });
          if (!answer.ok) continue;
          order = answer.value.progress;
          if (answer.value.event) history.push({ id: history.length + 1, ...answer.value.event });
          expect(foldHistory(history).status).toBe(order.status);
        }
        const shuffled = [...history].reverse();
        expect(mergeHistory(shuffled, history)).toEqual(history);
        expect(foldHistory([...shuffled, ...history])).toEqual(foldHistory(history));
      }),
      runs,
    );
  });

  test('D27 CLOSED and CANCELED are final, and nothing else is', () => {
    expect(ORDER_STATUSES.filter(isFinal).toSorted()).toEqual(['CANCELED', 'CLOSED']);
  });

  test('IMP-17 D27 a cancelled order keeps the reason it had where none is given, and takes a given one', () => {
    const order = anOrder({ status: 'CREATED', reason: 'asked to wait' });
    const reasonAfter = (reason: string | null) => {
      const answer = applyStatus(order, { to: 'CANCELED', at, role: 'OPERATOR', reason });
      return answer.ok ? answer.value.progress.reason : answer.code;
    };
    expect([null, '  ', 'no rice'].map(reasonAfter)).toEqual(['asked to wait', 'asked to wait', 'no rice']);
  });

  test('D18 I28 only an event of the courier speaks of the courier', () => {
    const told = { courierStatus: 'PERFORMER_FOUND' as const, paymentType: null, deliveryType: null };
    const event = {
      ...told,
      id: 1,
      type: 'UPDATE' as const,
      status: 'DONE' as const,
      role: null,
      reason: null,
      at,
    };
    expect(foldHistory([event]).courierStatus).toBeNull();
  });

  test('I28 the first telling of an event stands: history is never rewritten', () => {
    const event: OrderHistoryEvent = {
      id: 1,
      type: 'CHANGE_STATUS',
      status: 'CREATED',
      courierStatus: null,
      paymentType: null,
      deliveryType: null,
      role: null,
      reason: null,
      at,
    };
    expect(mergeHistory([event], [{ ...event, status: 'CLOSED' }])).toEqual([event]);
  });

  test('ENUM-13 I28 what each event type tells', () => {
    const base = { courierStatus: null, paymentType: null, deliveryType: null, role: null, reason: null, at };
    const history: OrderHistoryEvent[] = [
      { ...base, id: 1, type: 'CHANGE_STATUS', status: 'CREATED' },
      { ...base, id: 2, type: 'CHANGE_PAYMENT_TYPE', status: 'CREATED', paymentType: 'PAYME' },
      { ...base, id: 3, type: 'CHANGE_DELIVERY_TYPE', status: 'CREATED', deliveryType: 'YANDEX' },
      { ...base, id: 4, type: 'PAID_AND_CHANGE_STATUS', status: 'ACCEPTED' },
      { ...base, id: 5, type: 'CHANGE_COURIER_STATUS', status: 'ACCEPTED', courierStatus: 'PERFORMER_FOUND' },
      { ...base, id: 6, type: 'UPDATE', status: 'ACCEPTED' },
    ];
    expect(foldHistory(history)).toEqual({
      status: 'ACCEPTED',
      isPaid: true,
      courierStatus: 'PERFORMER_FOUND',
      paymentType: 'PAYME',
      deliveryType: 'YANDEX',
    });
    expect(foldHistory([])).toMatchObject({ status: 'OPEN', isPaid: false });
    expect(foldHistory([{ ...base, id: 1, type: 'PAID', status: 'CREATED' }]).isPaid).toBe(true);
  });
});

describe('D83 who may move an order', () => {
  test.each([
    ['OPERATOR', 'CREATED', 'DELIVERY', ['ACCEPTED', 'CANCELED']],
    ['MANAGER', 'ON_WAY', 'DELIVERY', ['DELIVERED', 'CANCELED']],
    ['ADMIN', 'DONE', 'PICK_UP', ['CLOSED']],
    ['KITCHEN', 'CREATED', 'DELIVERY', ['ACCEPTED']],
    ['KITCHEN', 'ACCEPTED', 'DELIVERY', ['COOKING', 'DONE']],
    ['KITCHEN', 'COOKING', 'DELIVERY', ['DONE']],
    ['KITCHEN', 'DONE', 'DELIVERY', []],
    ['COURIER', 'CREATED', 'DELIVERY', []],
    ['COURIER', 'DONE', 'DELIVERY', ['ATTACHED', 'ON_WAY']],
    ['COURIER', 'DONE', 'PICK_UP', []],
    ['COURIER', 'ATTACHED', 'DELIVERY', ['ON_WAY', 'DONE']],
    ['COURIER', 'ON_WAY', 'DELIVERY', ['DELIVERED']],
    ['WAITER', 'DONE', 'DINE_IN', []],
    ['SUPER_ADMIN', 'CREATED', 'DELIVERY', []],
    ['CLIENT', 'CREATED', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'AT_TIME', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'ACCEPTED', 'DELIVERY', []],
    ['ADMIN', 'OPEN', 'DELIVERY', []],
    [null, 'OPEN', 'DELIVERY', ['CREATED', 'AT_TIME']],
    [null, 'AT_TIME', 'DELIVERY', ['CREATED', 'ACCEPTED', 'CANCELED']],
  ] as const)('D83 %s from %s, %s: %j', (role, status, serviceType, moves) => {
    expect(movesOf(role, status, serviceType)).toEqual(moves);
  });

  test('D83 no role makes a move that is not in the table', () => {
    for (const role of [...ROLES, null])
      for (const from of ORDER_STATUSES)
        for (const serviceType of SERVICE_TYPES)
          for (const to of ORDER_STATUSES)
            if (canRoleMove(role, { from, to, serviceType }))
              expect(canMove(from, to, serviceType)).toBe(true);
  });

  test('D83 staff are operator, kitchen, courier, manager and admin', () => {
    expect(ROLES.filter(isStaff)).toEqual(expect.arrayContaining([...STAFF_ROLES]));
    expect(ROLES.filter((role) => !isStaff(role))).toEqual(['CLIENT', 'WAITER', 'SUPER_ADMIN']);
  });
});
