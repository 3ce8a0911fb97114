import { describe, expect, test } from 'vitest';

import { anOrder } from '../../testing/index.ts';
import { applyStatus } from './apply-status.ts';
import { needsReason } from './order-machine.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';

const at = '2026-03-10T09:30:00.000Z';

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

  test('ST-11 an illegal move is refused with both statuses', () => {
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
