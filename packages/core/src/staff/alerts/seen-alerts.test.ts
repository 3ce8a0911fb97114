import { describe, expect, test } from 'vitest';

import type { PrintJob } from '../../printing/print-job.schema.ts';
import { aBoardOrder, aWaitingTicket } from '../../testing/board-builders.ts';
import { permissionsOf } from '../permissions.ts';
import { boardAlerts } from './board-alerts.ts';
import { isSeen, isShared } from './seen-alerts.ts';

const NOW = new Date('2026-05-13T12:00:00.000Z');
const EARLIER = '2026-05-13T11:50:00.000Z';

const anOrder = (change: object) => aBoardOrder({ kitchenSince: EARLIER, ...change });
const aJob = (id: string) => aWaitingTicket({ id, createdAt: EARLIER });
const permissions = permissionsOf('OPERATOR');
const alertOf = (order: object | null, prints: PrintJob[] = []) =>
  boardAlerts({ orders: order ? [anOrder(order)] : [], prints }, { permissions, now: NOW })[0]!;
/** Whether an alert is acknowledged by what acknowledged another one. */
const isSeenWith = (now: ReturnType<typeof alertOf>, before: ReturnType<typeof alertOf>) =>
  isSeen(now, new Set(before.causes));

describe('BO-415 an acknowledgement', () => {
  test('holds while the cause lasts, and not for what was not acknowledged', () => {
    const till = { kind: 'POSTER', state: 'REFUSED', ref: 'a' };
    expect(isSeen(alertOf({ till }), new Set())).toBe(false);
    expect(isSeenWith(alertOf({ till }), alertOf({ till }))).toBe(true);
  });

  test('of an order that the till refused does not hold for the next refusal, nor for a second change of the lines', () => {
    const refused = (ref: string) => alertOf({ till: { kind: 'POSTER', state: 'REFUSED', ref } });
    expect(isSeenWith(refused('b'), refused('a'))).toBe(false);
    const edit = (revision: number, state = 'SENT') =>
      alertOf({ revision, till: { kind: 'POSTER', state, ref: 'a', todo: 'EDIT' } });
    expect(isSeenWith(edit(2), edit(1))).toBe(false);
    expect(isSeenWith(edit(1, 'TAKEN'), edit(1))).toBe(true);
  });

  test('of a courier at the branch does not hold for the next courier', () => {
    const arrived = (since: string) =>
      alertOf({
        courierStatus: 'PERFORMER_PICK_UP_ARRIVED',
        delivery: { provider: 'YANDEX', isSearching: false, since, name: null, price: null },
      });
    expect(isSeenWith(arrived(NOW.toISOString()), arrived(EARLIER))).toBe(false);
  });

  test('of a printer holds while a ticket that it owed then is not printed', () => {
    const before = alertOf(null, [aJob('1'), aJob('2')]);
    expect(isSeenWith(alertOf(null, [aJob('2'), aJob('3')]), before)).toBe(true);
    expect(isSeenWith(alertOf(null, [aJob('3')]), before)).toBe(false);
  });

  test('is for everyone at the branch, but for a changed order, which each station reads', () => {
    expect(isShared({ kind: 'CANCELED' })).toBe(true);
    expect(isShared({ kind: 'PRINTER' })).toBe(true);
    expect(isShared({ kind: 'CHANGED' })).toBe(false);
  });
});
