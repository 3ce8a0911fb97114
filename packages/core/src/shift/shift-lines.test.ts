import { expect, test } from 'vitest';

import { buildShiftTicket } from '../printing/build-shift-ticket.ts';
import { shiftReport } from './shift-report.ts';
import { type ShiftLine, shiftLines } from './shift-lines.ts';

const report = shiftReport({
  branchId: 'branch-1',
  number: 3,
  since: '2026-05-11T00:00:00.000Z',
  until: '2026-05-11T18:00:00.000Z',
  sums: {
    'received.CASH': 10_000_000,
    'refunded.CASH': 1_000_000,
    'till.received': 10_000_000,
    'till.refunded': 1_000_000,
    soldCount: 2,
    soldAmount: 10_000_000,
    outsideCount: 1,
    outsideAmount: 3_000_000,
  },
  leftInTill: 50_000,
  couriers: [{ id: 'ali', name: 'Ali', amount: 30_000 }],
  openOrders: 0,
  refundsWaiting: 1,
  ticketsWaiting: 0,
});
const closing = {
  id: '1',
  counted: 135_000,
  leftInTill: 50_000,
  difference: -5_000,
  note: 'kech',
  by: 'Aziz',
};

test('BO-252 a report lists orders, money, the till and what is not settled; a running one has no count', () => {
  const kinds = (lines: readonly ShiftLine[]) => lines.map(({ word }) => word);
  const lines = shiftLines(report, null);
  expect(kinds(lines.orders)).toEqual(['SOLD', 'OUTSIDE', 'REJECTED', 'CANCELED']);
  expect(lines.money).toEqual([
    { word: 'RECEIVED', payment: 'CASH', amount: 100_000 },
    { word: 'REFUNDED', payment: 'CASH', amount: -10_000 },
  ]);
  expect(kinds(lines.unsettled)).toEqual(['COURIER', 'REFUNDS_WAITING']);
  expect(lines.till.at(-1)).toEqual({ word: 'TILL_EXPECTED', amount: 140_000, isTotal: true });
  expect(kinds(shiftLines(report, closing).till).slice(-3)).toEqual([
    'COUNTED',
    'DIFFERENCE',
    'LEFT_IN_TILL',
  ]);
});

test('BO-252 the lines of the till above the expected sum add up to it', () => {
  const { till } = shiftLines(report, null);
  const sum = till.slice(0, -1).reduce((total, { amount = 0 }) => total + amount, 0);
  expect(till.at(-1)?.amount).toBe(sum);
});

test('BO-252 the paper of a closed shift has every line, and the difference with its sign', () => {
  const label = ({ word, payment }: ShiftLine) => [word, payment].filter(Boolean).join(' ');
  const texts = { title: 'Smena № 3', facts: ['Chilonzor', 'Aziz'], label, note: closing.note };
  const { direction, blocks } = buildShiftTicket({ report, ...closing }, texts, 'uz');
  expect(direction).toBe('ltr');
  const rows = blocks.flatMap((block) => (block.kind === 'ROW' ? [[block.start[0], block.end[0]]] : []));
  expect(rows).toContainEqual(['DIFFERENCE', '−5\u00A0000\u00A0soʻm']);
  expect(rows).toContainEqual(['REFUNDS_WAITING', undefined]);
  expect(rows).toHaveLength(Object.values(shiftLines(report, closing)).flat().length);
  expect(blocks.at(-1)).toMatchObject({ kind: 'TEXT', parts: ['kech'] });
});
