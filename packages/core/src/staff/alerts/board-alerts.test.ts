import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ORDER_STATUSES } from '../../order/schemas/order-status.schema.ts';
import type { PrintJob } from '../../printing/print-job.schema.ts';
import { aBoardOrder, aWaitingTicket } from '../../testing/board-builders.ts';
import type { BoardOrder } from '../board-order.schema.ts';
import { PERMISSIONS, permissionsOf } from '../permissions.ts';
import { ALERT_KEPT_MS, ALERT_KINDS, boardAlerts } from './board-alerts.ts';

const NOW = new Date('2026-05-13T12:00:00.000Z');
const agoOf = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

const anOrder = (change: object = {}) => aBoardOrder({ kitchenSince: agoOf(600_000), ...change });
const aJob = (change: object = {}) => aWaitingTicket({ createdAt: agoOf(60_000), ...change });
const OPERATOR = permissionsOf('OPERATOR');
const alertsOf = (orders: BoardOrder[], prints: PrintJob[] = [], permissions = OPERATOR) =>
  boardAlerts({ orders, prints }, { permissions, now: NOW });
const kindsOf = (...about: Parameters<typeof alertsOf>) => alertsOf(...about).map(({ kind }) => kind);

const canceled = { status: 'CANCELED', lastMove: { by: null, isGuest: true, at: agoOf(1_000) } };

describe('BO-400 the alerts of a board', () => {
  test('an order that its guest cancelled after it rang, for two hours; no alert for one that staff cancelled, or before it rang', () => {
    expect(kindsOf([anOrder(canceled)])).toEqual(['CANCELED']);
    expect(kindsOf([anOrder({ ...canceled, kitchenSince: null })])).toEqual([]);
    const byStaff = { by: 'Aziza', isGuest: false, at: agoOf(1_000) };
    expect(kindsOf([anOrder({ ...canceled, lastMove: byStaff })])).toEqual([]);
    const long = { by: null, isGuest: true, at: agoOf(ALERT_KEPT_MS) };
    expect(kindsOf([anOrder({ ...canceled, lastMove: long })])).toEqual([]);
  });

  test.each(['APPLIED', 'DECLINED', 'LAPSED'] as const)('a guest’s answer %s, each one anew', (outcome) => {
    const [first] = alertsOf([anOrder({ answer: { outcome, at: agoOf(2_000) } })]);
    expect(first).toMatchObject({ kind: 'ANSWERED', outcome, numbers: [1001] });
    const [second] = alertsOf([anOrder({ answer: { outcome, at: agoOf(1_000) } })]);
    expect(second?.key).not.toBe(first?.key);
    expect(kindsOf([anOrder({ status: 'CLOSED', answer: { outcome, at: agoOf(1_000) } })])).toEqual([]);
  });

  test('a cook is alerted of each change of an order in the kitchen, and of no answer', () => {
    const kitchen = permissionsOf('KITCHEN');
    const changed = { revision: 1, answer: { outcome: 'APPLIED', at: agoOf(1_000) } };
    expect(kindsOf([anOrder(changed)], [], kitchen)).toEqual(['CHANGED']);
    expect(kindsOf([anOrder({ ...changed, status: 'DONE' })], [], kitchen)).toEqual([]);
    const keys = [1, 2].map((revision) => alertsOf([anOrder({ revision })], [], kitchen)[0]?.key);
    expect(new Set(keys).size).toBe(2);
  });

  test('a printer is one alert whatever it owes, and ends with the last ticket', () => {
    const jobs = [3, 1, 2].map((n) => aJob({ id: `job-${n}`, orderNumber: 1000 + n }));
    expect(alertsOf([], [...jobs, aJob({ printerId: 'printer-2', createdAt: agoOf(1_000) })])).toEqual([
      {
        key: 'PRINTER:printer-1',
        causes: ['PRINTER:printer-1:job-3', 'PRINTER:printer-1:job-1', 'PRINTER:printer-1:job-2'],
        kind: 'PRINTER',
        branchId: 'branch-1',
        numbers: [1001, 1002, 1003],
        booking: null,
        outcome: null,
        task: null,
      },
    ]);
    expect(alertsOf([], [aJob({ state: 'DONE' })])).toEqual([]);
  });

  test('an order that the till does not have, until it is entered; a courier at the branch', () => {
    const till = { kind: 'POSTER', state: 'REFUSED' };
    expect(kindsOf([anOrder({ till })])).toEqual(['TILL']);
    expect(kindsOf([anOrder({ till: { ...till, enteredBy: 'Aziza' } })])).toEqual([]);
    const todo = { ...till, state: 'TAKEN', todo: 'CANCEL' };
    expect(alertsOf([anOrder({ status: 'CANCELED', till: todo })])).toMatchObject([{ task: 'CANCEL' }]);
    expect(kindsOf([anOrder({ courierStatus: 'PERFORMER_PICK_UP_ARRIVED' })])).toEqual(['COURIER']);
  });

  test('BO-515 a request of a table, the earliest first, until its time; for those who keep the book', () => {
    const booking = (id: string, minutes: number) => ({
      id,
      branchId: 'branch-1',
      chairs: 2,
      time: agoOf(-minutes * 60_000),
    });
    const bookings = [booking('late', 90), booking('soon', 30), booking('past', -1)];
    const of = (role: 'OPERATOR' | 'WAITER') =>
      boardAlerts({ orders: [], prints: [], bookings }, { permissions: permissionsOf(role), now: NOW });
    expect(of('OPERATOR')).toMatchObject([
      { key: 'BOOKING:soon', kind: 'BOOKING', numbers: [], booking: { chairs: 2 } },
      { key: 'BOOKING:late' },
    ]);
    expect(of('WAITER')).toEqual([]);
  });

  test('a courier is alerted of nothing of the board', () => {
    const orders = [anOrder(canceled), anOrder({ till: { kind: 'IIKO', state: 'REFUSED' } })];
    expect(kindsOf(orders, [aJob()], permissionsOf('COURIER'))).toEqual([]);
  });

  test('keys are unique, and the order of the alerts is that of their kinds, then of the numbers', () => {
    const anyOrder = fc
      .record({
        number: fc.integer({ min: 1, max: 40 }),
        status: fc.constantFrom(...ORDER_STATUSES),
        revision: fc.integer({ min: 0, max: 2 }),
        isGuest: fc.boolean(),
        courierStatus: fc.constantFrom(null, 'PERFORMER_PICK_UP_ARRIVED'),
        state: fc.constantFrom('TAKEN', 'REFUSED'),
      })
      .map(({ number, isGuest, state, ...rest }) =>
        anOrder({
          ...rest,
          id: `order-${number}`,
          number,
          lastMove: { by: null, isGuest, at: agoOf(1_000) },
          till: { kind: 'POSTER', state },
        }),
      );
    fc.assert(
      fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id }), (orders) => {
        const alerts = alertsOf(orders, [aJob()], PERMISSIONS);
        expect(new Set(alerts.map(({ key }) => key)).size).toBe(alerts.length);
        const ranks = alerts.map(({ kind, numbers }) => ALERT_KINDS.indexOf(kind) * 1e6 + numbers[0]!);
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }),
    );
  });
});
