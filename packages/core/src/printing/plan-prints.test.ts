import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { PLAIN_KITCHEN } from '../kitchen/kitchen-setup.schema.ts';
import { BoardOrder } from '../staff/board-order.schema.ts';
import { planByHand, planPrints } from './plan-prints.ts';
import { isInTrouble, markOf, settleJob, takeJob, TROUBLE_AFTER_MS } from './print-job.ts';
import type { PrintJob } from './print-job.schema.ts';
import type { Printer } from './printer.schema.ts';

const NAME = { uz: 'Osh', ru: 'Плов', eng: 'Plov' };
const at = '2026-05-13T14:00:00.000Z';

const anOrder = (change: object = {}): BoardOrder =>
  v.parse(BoardOrder, {
    id: 'order-1',
    number: 1001,
    version: 3,
    status: 'ACCEPTED',
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    paymentType: 'CASH',
    kitchenSince: at,
    acceptedTime: at,
    lines: [{ id: 'line-1', productId: 'osh', categoryId: 'rice', name: NAME, count: 2 }],
    ...change,
  });
const aPrinter = (change: Partial<Printer> = {}): Printer => ({
  id: 'printer-1',
  branchId: 'branch-1',
  name: 'Oshxona',
  way: 'CLOUDPRNT',
  paper: '80',
  kinds: ['KITCHEN'],
  stations: null,
  copies: 1,
  trigger: 'ACCEPT',
  language: 'uz',
  lastSeenAt: null,
  state: null,
  ...change,
});
type Job = PrintJob;
const aJob = (change: Partial<Job> = {}): Job => ({
  id: 'job-1',
  printerId: 'printer-1',
  branchId: 'branch-1',
  orderId: 'order-1',
  orderNumber: 1001,
  kind: 'KITCHEN',
  revision: 0,
  mark: 'ORIGINAL',
  copy: 0,
  state: 'DONE',
  isUncertain: false,
  reason: null,
  createdAt: at,
  doneAt: null,
  ...change,
});
const plan = (order: BoardOrder, jobs: readonly Job[] = [], printers = [aPrinter()]) =>
  planPrints(order, { printers, jobs, setup: PLAIN_KITCHEN, now: new Date(at) });

describe('BO-61 the tickets that an order needs', () => {
  test('a printer prints once when its trigger is reached', () => {
    expect(plan(anOrder({ acceptedTime: null, status: 'CREATED' })).print).toEqual([]);
    expect(plan(anOrder()).print).toEqual([
      { printerId: 'printer-1', kind: 'KITCHEN', revision: 0, mark: 'ORIGINAL', copy: 0 },
    ]);
    expect(plan(anOrder(), [aJob({ state: 'NEW' })])).toEqual({ print: [], withdraw: [] });
  });

  test.each([
    ['ARRIVAL', { acceptedTime: null, status: 'CREATED' }, 1],
    ['ARRIVAL', { kitchenSince: null, acceptedTime: null, status: 'CREATED' }, 0],
    ['READY', {}, 0],
    ['READY', { readyTime: at, status: 'DONE' }, 1],
    ['HAND', { readyTime: at, status: 'DONE' }, 0],
  ] as const)('%s of %o prints %i', (trigger, change, count) => {
    expect(plan(anOrder(change), [], [aPrinter({ trigger })]).print).toHaveLength(count);
  });

  test('a changed order shows CHANGED where the former one is on paper, and replaces one that waits', () => {
    const changed = anOrder({ revision: 1 });
    expect(plan(changed, [aJob()]).print).toMatchObject([{ revision: 1, mark: 'CHANGED' }]);
    const waiting = plan(changed, [aJob({ state: 'NEW' })]);
    expect(waiting).toMatchObject({ print: [{ revision: 1, mark: 'ORIGINAL' }], withdraw: ['job-1'] });
  });

  test('a cancelled order shows CANCELED in the kitchen that has its paper, and is not printed elsewhere', () => {
    const canceled = anOrder({ status: 'CANCELED' });
    expect(plan(canceled, [aJob()]).print).toMatchObject([{ mark: 'CANCELED' }]);
    expect(plan(canceled, [aJob({ state: 'NEW' })])).toEqual({ print: [], withdraw: ['job-1'] });
    const guest = plan(canceled, [aJob({ kind: 'GUEST' })], [aPrinter({ kinds: ['GUEST'] })]);
    expect(guest.print).toEqual([]);
  });

  test.each(['CLOSED', 'DELIVERED'])(
    'BO-416 a guest’s ticket is printed although the order is %s at once; the kitchen needs none any more',
    (status) => {
      const lastMove = (when: string) => ({ by: 'Aziza', isGuest: false, at: when });
      const served = anOrder({ status, readyTime: at, lastMove: lastMove(at) });
      const printers = [aPrinter({ kinds: ['GUEST', 'KITCHEN'], trigger: 'READY' })];
      const waiting = (['GUEST', 'KITCHEN'] as const).map((kind) => aJob({ id: kind, kind, state: 'NEW' }));
      expect(plan(served, waiting, printers)).toEqual({ print: [], withdraw: ['KITCHEN'] });
      // Ready and served before the tickets were planned.
      expect(plan(served, [], printers).print).toMatchObject([{ kind: 'GUEST', mark: 'ORIGINAL' }]);
      const long = anOrder({ status, readyTime: at, lastMove: lastMove('2026-05-13T13:50:00.000Z') });
      expect(plan(long, [], printers).print).toEqual([]);
      expect(plan(anOrder({ ...served, status: 'CANCELED' }), waiting, printers).withdraw).toHaveLength(2);
    },
  );

  test('a courier ticket is for deliveries, and a printer of a station for its dishes', () => {
    expect(plan(anOrder(), [], [aPrinter({ kinds: ['COURIER'] })]).print).toEqual([]);
    expect(plan(anOrder(), [], [aPrinter({ stations: ['bar'] })]).print).toEqual([]);
    expect(plan(anOrder(), [], [aPrinter({ branchId: 'branch-2' })]).print).toEqual([]);
  });

  test('BO-63 a ticket by hand shows COPY where there is a paper', () => {
    const hand = (jobs: Job[]) => planByHand(anOrder(), { printerId: 'printer-1', kind: 'KITCHEN', jobs });
    expect(hand([])).toMatchObject({ mark: 'ORIGINAL', copy: 1 });
    expect(hand([aJob()])).toMatchObject({ mark: 'COPY', copy: 1 });
    expect(hand([aJob(), aJob({ copy: 1 })])).toMatchObject({ mark: 'COPY', copy: 2 });
  });
});

describe('BO-62 BO-63 a job and its paper', () => {
  const fresh = { state: 'NEW', isUncertain: false, reason: null } as const;

  test('a job that was taken and never confirmed shows COPY when it is taken again', () => {
    const again = takeJob(takeJob(fresh));
    expect(markOf({ mark: 'ORIGINAL', ...again })).toBe('COPY');
    expect(markOf({ mark: 'ORIGINAL', ...takeJob(fresh) })).toBe('ORIGINAL');
  });

  test('a job that failed before paper waits again without COPY, and a second confirmation changes nothing', () => {
    const failed = settleJob(takeJob(fresh), { failure: 'PAPER_OUT' });
    expect(failed).toEqual({ state: 'NEW', isUncertain: false, reason: 'PAPER_OUT' });
    const done = settleJob(takeJob(failed), { failure: null });
    expect(done).toEqual({ state: 'DONE', isUncertain: false, reason: null });
    expect(settleJob(done, { failure: 'PAPER_OUT' })).toBe(done);
  });

  test('a job is in trouble once it waits for six seconds or its printer reports a failure', () => {
    const after = (ms: number, change: Partial<Job> = {}) =>
      isInTrouble(aJob({ state: 'NEW', ...change }), new Date(new Date(at).getTime() + ms));
    expect([after(TROUBLE_AFTER_MS - 1), after(TROUBLE_AFTER_MS)]).toEqual([false, true]);
    expect(after(0, { reason: 'PAPER_OUT' })).toBe(true);
    expect(after(TROUBLE_AFTER_MS, { state: 'DONE' })).toBe(false);
  });
});

test('BO-61 whatever happens to an order and its jobs, there is one job per printer, kind and revision', () => {
  const step = fc.oneof(
    fc.constantFrom('ACCEPTED', 'COOKING', 'DONE', 'CLOSED', 'CANCELED', 'edit', 'take', 'fail', 'print'),
  );
  const kinds = fc.constantFrom(['KITCHEN'] as const, ['KITCHEN', 'GUEST'] as const);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), kinds, (steps, ofKinds) => {
      let order = anOrder();
      let jobs: Job[] = [];
      const printers = [aPrinter({ kinds: [...ofKinds] }), aPrinter({ id: 'printer-2', trigger: 'ARRIVAL' })];
      const write = () => {
        const { print, withdraw } = plan(order, jobs, printers);
        jobs = jobs.map((job) => (withdraw.includes(job.id) ? { ...job, state: 'WITHDRAWN' } : job));
        jobs.push(
          ...print.map((each, nth) => aJob({ ...each, id: `job-${jobs.length + nth}`, state: 'NEW' })),
        );
      };
      for (const each of steps) {
        const open = jobs.findIndex(({ state }) => state === 'NEW' || state === 'SENT');
        const job = jobs[open];
        if (each === 'edit') order = { ...order, revision: order.revision + 1 };
        else if (each === 'take' && job) jobs[open] = { ...job, ...takeJob(job) };
        else if (each === 'fail' && job) jobs[open] = { ...job, ...settleJob(job, { failure: 'ERROR' }) };
        else if (each === 'print' && job)
          jobs[open] = { ...job, ...settleJob(takeJob(job) as Job, { failure: null }) };
        else if (!['take', 'fail', 'print'].includes(each)) order = { ...order, status: each as 'DONE' };
        write();
        expect(plan(order, jobs, printers)).toEqual({ print: [], withdraw: [] });
      }
      const keys = jobs.map(({ printerId, kind, revision, mark }) =>
        [printerId, kind, revision, mark === 'CANCELED'].join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 1000 },
  );
});
