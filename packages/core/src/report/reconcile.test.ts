import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type FileLine, type OwnPayment, reconcile } from './reconcile.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const paid = (names: string | string[], amount: number, other: Partial<OwnPayment> = {}): OwnPayment => ({
  orderNumber: 7,
  names: [names].flat(),
  amount,
  refunded: 0,
  paidAt: new Date('2026-05-04T12:00:00Z'),
  isInPeriod: true,
  ...other,
});
const line = (name: string, amount: number, at = 2): FileLine => ({ line: at, name, amount, fee: 0 });
const kinds = (payments: OwnPayment[], lines: FileLine[]) =>
  reconcile(payments, lines).differences.map(({ kind, name }) => `${kind} ${name}`);

test('BO-460 what only one side has and what differs in sum is named, with order and line', () => {
  const payments = [paid('A', 100), paid('B', 200), paid('C', 300)];
  const compared = reconcile(payments, [line('a ', 100), line('B', 250, 3), line('X', 70, 4)]);
  expect(compared).toMatchObject({
    own: { count: 3, sum: 600 },
    file: { count: 3, sum: 420, fee: 0 },
    matched: 1,
  });
  expect(compared.differences).toMatchObject([
    { kind: 'SUM', line: 3, name: 'B', orderNumber: 7, ours: 200, theirs: 250 },
    { kind: 'ONLY_THEIRS', line: 4, name: 'X', orderNumber: null, ours: null, theirs: 70 },
    { kind: 'ONLY_OURS', line: null, name: 'C', orderNumber: 7, ours: 300, theirs: null },
  ]);
});

test.each<[string, OwnPayment[], FileLine[], string[]]>([
  ['the id of the payment instead of the transaction’s', [paid(['t-1', '77'], 100)], [line('0077', 100)], []],
  ['one payment listed twice', [paid('A', 100)], [line('A', 100), line('A', 100, 3)], ['SUM A']],
  ['a refund line after a refund', [paid('A', 100, { refunded: 40 })], [line('A', 100), line('A', -40)], []],
  ['a refund line without a refund', [paid('A', 100)], [line('A', 100), line('A', -40)], ['SUM A']],
  ['a refund after the days of the file', [paid('A', 100, { refunded: 40 })], [line('A', 100)], []],
  ['a payment that went back whole and is not listed', [paid('A', 100, { refunded: 100 })], [], []],
  ['a cancelled line that was never paid here', [], [line('X', 0)], []],
  ['a payment of the day before at the edge', [paid('A', 100, { isInPeriod: false })], [line('A', 100)], []],
  ['a payment of other days that is not listed', [paid('A', 100, { isInPeriod: false })], [], []],
  [
    'a name that two payments share',
    [paid('1', 10), paid('1', 20)],
    [line('1', 10)],
    ['ONLY_THEIRS 1', 'ONLY_OURS 1', 'ONLY_OURS 1'],
  ],
])('BO-460 %s', (_, payments, lines, expected) => {
  expect(kinds(payments, lines)).toEqual(expected);
});

test('BO-460 each planted difference is found, and nothing else', () => {
  const sums = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 40 });
  const faults = fc.array(fc.constantFrom('none', 'dropped', 'other sum', 'twice', 'foreign'), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(sums, faults, (amounts, planted) => {
      const payments = amounts.map((amount, at) => paid([`t${at}`, `p${at}`], amount));
      const lines = amounts.flatMap((amount, at): FileLine[] => {
        const own = line(at % 2 ? `t${at}` : `p${at}`, amount, at);
        const fault = planted[at];
        if (fault === 'dropped') return [];
        if (fault === 'other sum') return [{ ...own, amount: amount + 1 }];
        if (fault === 'twice') return [own, own];
        return fault === 'foreign' ? [own, line(`x${at}`, amount, at)] : [own];
      });
      const { differences, matched, own, file } = reconcile(payments, lines);
      const wrong = planted.slice(0, amounts.length).filter((fault) => fault !== 'none');
      expect(differences).toHaveLength(wrong.length);
      expect(matched).toBe(amounts.length - wrong.filter((fault) => fault !== 'foreign').length);
      const gap = differences.reduce((sum, { ours, theirs }) => sum + (ours ?? 0) - (theirs ?? 0), 0);
      expect(gap).toBe(own.sum - file.sum);
    }),
    runs,
  );
});
