import { expect, test } from '@playwright/test';

import { checkEvening, type Facts, type OrderFact, type Ticket } from '../../../evening/check.ts';
import { planEvening } from '../../../evening/plan.ts';

const TOTAL = 9_000_000;
const closed: OrderFact = {
  id: 'a',
  number: 1,
  phone: '998931000000',
  status: 'CLOSED',
  version: 6,
  isPaid: true,
  total: TOTAL,
  hasPrinter: true,
  rang: true,
  accepted: 1,
  charged: 1,
  surplus: 0,
  held: TOTAL,
  openRefunds: 0,
};
const canceled: OrderFact = {
  ...closed,
  id: 'b',
  number: 2,
  phone: '998931000001',
  status: 'CANCELED',
  held: 0,
};

/** The printed ticket of the first order, with one change. */
const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  id: 't1',
  orderId: 'a',
  state: 'DONE',
  isUncertain: false,
  papers: 1,
  ...change,
});

/** The alerts of the evening as the screens have shown them. */
const shownAs = (isOver: boolean, keys = ['CANCELED:b:', 'PRINTER:p1']) =>
  new Map(keys.map((key) => [key, { key, isOver }]));

/** An evening of two orders in which every rule holds, with one change. */
function evening(change: Partial<OrderFact> = {}, other: Partial<Facts> = {}): Facts {
  const orders = [{ ...closed, ...change }, canceled];
  return {
    orders,
    placed: orders.map(({ id, number, phone, total }) => ({ id, number, phone, total })),
    planned: 2,
    ledger: '',
    board: {
      seen: new Set(['a', 'b']),
      final: new Map(orders.map(({ id, status, version }) => [id, { status, version }])),
    },
    group: new Set(['a', 'b']),
    tickets: [aTicket()],
    alarms: [{ printerId: 'p1', seconds: 7 }],
    raised: [{ key: 'CANCELED:b:', number: 2 }],
    shown: shownAs(true),
    deadJobs: [],
    leftJobs: [],
    errors: [],
    ...other,
  };
}

const rulesOf = (facts: Facts) => checkEvening(facts).map(({ rule, number }) => `${number} ${rule}`);

test('an evening in which every rule holds has no breach', () => {
  expect(checkEvening(evening())).toEqual([]);
});

const BROKEN: readonly [string, Facts][] = [
  ['1 handed over or cancelled', evening({ status: 'DONE' })],
  ['1 a cancelled order’s money is returned', evening({ status: 'CANCELED' })],
  ['1 a cancelled order’s money is returned', evening({ status: 'CANCELED', held: 0, openRefunds: 1 })],
  ['1 nothing is charged twice', evening({ charged: 2, held: TOTAL })],
  ['1 a paid order holds its price', evening({ held: 0 })],
  ['1 accepted once', evening({ accepted: 2 })],
  ['2 one order for each guest', evening({ phone: canceled.phone })],
  [
    '2 an order that rang was on the board',
    evening({}, { board: { ...evening().board, seen: new Set('a') } }),
  ],
  ['1 an order that rang was in the group', evening({}, { group: new Set('b') })],
  [
    '2 the board equals the database',
    evening({}, { board: { seen: new Set('ab'), final: new Map([['a', closed]]) } }),
  ],
  ['1 a served order’s ticket is on paper', evening({}, { tickets: [] })],
  ['1 a served order’s ticket is on paper', evening({}, { tickets: [aTicket({ papers: 0 })] })],
  ['1 a ticket is printed once, or again as a copy', evening({}, { tickets: [aTicket({ papers: 2 })] })],
  [
    '1 every ticket is printed or withdrawn',
    evening({}, { tickets: [aTicket(), aTicket({ id: 't2', state: 'NEW', papers: 0 })] }),
  ],
  [
    'null a failing printer is shown within 10 s',
    evening({}, { alarms: [{ printerId: 'p1', seconds: 10.5 }] }),
  ],
  [
    '1 the guest’s order is the stored one',
    evening({}, { placed: [{ ...closed, total: 1 }, { ...canceled }] }),
  ],
  [
    '3 no order is lost',
    evening({}, { placed: [...evening().placed, { ...closed, id: 'c', number: 3 }], planned: 3 }),
  ],
  ['null every guest has ordered', evening({}, { planned: 3 })],
  ['null the ledger is balanced', evening({}, { ledger: 'entry does not sum to zero' })],
  ['1 no dead job', evening({}, { deadJobs: [{ queue: 'bot.order', orderId: 'a', why: 'no answer' }] })],
  ['2 no alert is unseen', evening({}, { shown: shownAs(true, ['PRINTER:p1']) })],
  ['null no alert is unseen', evening({}, { shown: shownAs(true, ['CANCELED:b:']) })],
  ['null every alert is acknowledged', evening({}, { shown: shownAs(false) })],
  ['null no job is left', evening({}, { leftJobs: [{ queue: 'outbox', seconds: 61 }] })],
  ['null no error in the log', evening({}, { errors: ['job failed for good'] })],
];
for (const [index, [breach, facts]] of BROKEN.entries())
  test(`a planted violation is reported with its order: ${breach} (${index + 1})`, () => {
    expect(rulesOf(facts)).toContain(breach);
  });

test('the same seed plans the same evening, another seed another one', () => {
  expect(planEvening(7, 80)).toEqual(planEvening(7, 80));
  expect(planEvening(8, 80)).not.toEqual(planEvening(7, 80));
  expect(new Set(planEvening(7, 80).map(({ shell }) => shell)).size).toBe(3);
});
