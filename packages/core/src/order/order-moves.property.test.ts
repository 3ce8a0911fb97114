import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOrder } from '../testing/index.ts';
import { applyStatus } from './status/apply-status.ts';
import type { OrderHistoryEvent } from './schemas/order-history-event.schema.ts';
import { canMove, isFinal } from './status/order-machine.ts';
import { ORDER_STATUSES } from './schemas/order-status.schema.ts';
import { SERVICE_TYPES } from './schemas/service-type.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const at = '2026-03-10T09:30:00.000Z';
const status = fc.constantFrom(...ORDER_STATUSES);
const serviceType = fc.constantFrom(...SERVICE_TYPES);

describe('invariants', () => {
  test('I25 any sequence of requested statuses makes only listed moves, and a final status absorbs', () => {
    fc.assert(
      fc.property(serviceType, fc.array(status, { maxLength: 30 }), (serviceType, targets) => {
        let order: Parameters<typeof applyStatus>[0] = anOrder({ status: 'OPEN', serviceType });
        for (const to of targets) {
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

  test('I28 ST-12 the last event of a history has the order’s status, and history only grows', () => {
    fc.assert(
      fc.property(serviceType, fc.array(status, { maxLength: 30 }), (serviceType, targets) => {
        let order: Parameters<typeof applyStatus>[0] = anOrder({ status: 'OPEN', serviceType });
        const history: OrderHistoryEvent[] = [];
        for (const to of targets) {
          const answer = applyStatus(order, { to, at, role: null, reason: 'why' });
          if (!answer.ok) continue;
          order = answer.value.progress;
          if (answer.value.event) history.push({ id: history.length + 1, ...answer.value.event });
          expect(history.at(-1)?.status ?? 'OPEN').toBe(order.status);
        }
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
});
