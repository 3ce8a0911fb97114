import { describe, expect, test } from 'vitest';

import { anOrder, anOrderHistoryEvent } from '../../testing/index.ts';
import { trackingSteps } from './tracking-steps.ts';

const shape = (steps: ReturnType<typeof trackingSteps>) =>
  steps.map(({ status, state }) => `${status} ${state}`);

describe('the timeline', () => {
  test.each([
    [
      'just placed',
      { status: 'CREATED' },
      ['CREATED CURRENT', 'ACCEPTED AHEAD', 'COOKING AHEAD', 'DONE AHEAD', 'ON_WAY AHEAD', 'DELIVERED AHEAD'],
    ],
    [
      'waiting for its time',
      { status: 'AT_TIME', later: true },
      ['AT_TIME CURRENT', 'ACCEPTED AHEAD', 'COOKING AHEAD', 'DONE AHEAD', 'ON_WAY AHEAD', 'DELIVERED AHEAD'],
    ],
    [
      'given to the kitchen at its time',
      { status: 'CREATED', later: true },
      ['AT_TIME CURRENT', 'ACCEPTED AHEAD', 'COOKING AHEAD', 'DONE AHEAD', 'ON_WAY AHEAD', 'DELIVERED AHEAD'],
    ],
    [
      'with a courier',
      { status: 'ATTACHED' },
      ['CREATED DONE', 'ACCEPTED DONE', 'COOKING DONE', 'DONE CURRENT', 'ON_WAY AHEAD', 'DELIVERED AHEAD'],
    ],
    [
      'delivered',
      { status: 'DELIVERED' },
      ['CREATED DONE', 'ACCEPTED DONE', 'COOKING DONE', 'DONE DONE', 'ON_WAY DONE', 'DELIVERED DONE'],
    ],
    [
      'closed',
      { status: 'CLOSED' },
      ['CREATED DONE', 'ACCEPTED DONE', 'COOKING DONE', 'DONE DONE', 'ON_WAY DONE', 'DELIVERED DONE'],
    ],
    [
      'picked up, ready',
      { status: 'DONE', serviceType: 'PICK_UP' },
      ['CREATED DONE', 'ACCEPTED DONE', 'COOKING DONE', 'DONE CURRENT', 'CLOSED AHEAD'],
    ],
    [
      'eaten in, closed',
      { status: 'CLOSED', serviceType: 'DINE_IN' },
      ['CREATED DONE', 'ACCEPTED DONE', 'COOKING DONE', 'DONE DONE', 'CLOSED DONE'],
    ],
    [
      'a draft',
      { status: 'OPEN', serviceType: 'PICK_UP' },
      ['CREATED CURRENT', 'ACCEPTED AHEAD', 'COOKING AHEAD', 'DONE AHEAD', 'CLOSED AHEAD'],
    ],
  ] as const)('ST-11 %s', (_, change, steps) => {
    expect(shape(trackingSteps(anOrder(change)))).toEqual(steps);
  });

  test('ST-11 a step ahead has no moment yet, whatever was written down', () => {
    const early = anOrder({ status: 'ACCEPTED', readyTime: '2026-05-10T12:00:00Z' });
    expect(trackingSteps(early).find(({ status }) => status === 'DONE')).toMatchObject({
      state: 'AHEAD',
      at: null,
    });
  });

  test('ST-12 moments come from the history, else from the order', () => {
    const order = anOrder({ status: 'COOKING', acceptedTime: '2026-03-10T09:05:00.000Z' });
    const history = [anOrderHistoryEvent({ status: 'COOKING', at: '2026-03-10T09:10:00.000Z' })];
    expect(trackingSteps(order, history).map(({ at }) => at)).toEqual([
      order.timestamp,
      '2026-03-10T09:05:00.000Z',
      '2026-03-10T09:10:00.000Z',
      null,
      null,
      null,
    ]);
  });

  test('ST-12 an event that is no change of status gives no moment', () => {
    const history = [anOrderHistoryEvent({ type: 'UPDATE', status: 'COOKING' })];
    expect(trackingSteps(anOrder({ status: 'COOKING' }), history)[2]?.at).toBeNull();
  });

  test('IMP-17 a cancelled order shows what it had passed and ends there', () => {
    const order = anOrder({ status: 'CANCELED', acceptedTime: '2026-03-10T09:05:00.000Z' });
    const history = [anOrderHistoryEvent({ status: 'CANCELED', at: '2026-03-10T09:20:00.000Z' })];
    expect(trackingSteps(order, history)).toEqual([
      { status: 'CREATED', state: 'DONE', at: order.timestamp },
      { status: 'ACCEPTED', state: 'DONE', at: '2026-03-10T09:05:00.000Z' },
      { status: 'CANCELED', state: 'CANCELED', at: '2026-03-10T09:20:00.000Z' },
    ]);
    expect(shape(trackingSteps(anOrder({ status: 'CANCELED', timestamp: null })))).toEqual([
      'CREATED DONE',
      'CANCELED CANCELED',
    ]);
  });
});
