import fc from 'fast-check';
import { expect, test } from 'vitest';

import { guessProviderColumns, readFileSum, readProviderLines } from './provider-file.ts';
import type { OwnPayment } from './reconcile.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test.each([
  ['87500', 8_750_000],
  ['87 500,00', 8_750_000],
  ['87,500.5', 8_750_050],
  ['1.250.000', 125_000_000],
  ['1’250’000 soʻm', 125_000_000],
  ['UZS 87500.05', 8_750_005],
  ['-40 000', -4_000_000],
  ['−40 000 сум', -4_000_000],
  ['12 сум.', 1_200],
  ['0', 0],
  ['', null],
  ['Итого', null],
  ['12 34 56 78 90 123', null],
  ['87500.1000001', null],
  ['04.05.2026', null],
  ['1e5', null],
])('BO-460 the sum %s is %s tiyin', (text, tiyin) => {
  expect(readFileSum(text)).toBe(tiyin);
});

test('BO-460 a sum is read as it was written, with spaces, commas or dots', () => {
  const sums = fc.integer({ min: 0, max: 1e12 });
  const thousands = fc.constantFrom('', ' ', '\u00A0', '’');
  fc.assert(
    fc.property(sums, thousands, fc.constantFrom('.', ','), (tiyin, between, point) => {
      const whole = String(Math.floor(tiyin / 100)).replaceAll(/\B(?=(\d{3})+$)/g, between);
      expect(readFileSum(`${whole}${point}${String(tiyin % 100).padStart(2, '0')}`)).toBe(tiyin);
    }),
    runs,
  );
});

const payment = (name: string, amount: number): OwnPayment => ({
  orderNumber: 7,
  names: [name],
  amount,
  refunded: 0,
  paidAt: new Date(0),
  isInPeriod: true,
});
const table = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 2, cells }));
const TITLES = ['№', 'Дата', 'ID заказа', 'ID транзакции', 'К оплате', 'Сумма', 'Комиссия', 'Статус'];
const ROWS = table(
  ['1', '04.05.2026', '9', 'aa', '100', '101', '2', 'Успешно'],
  ['2', '04.05.2026', '8', 'bb', '250', '251', '5', 'Отменён'],
  ['', '', '', '', '350', '352', '7', ''],
);

test('BO-460 names and sums are in the columns that hold our payments, whatever their titles', () => {
  expect(guessProviderColumns(TITLES, ROWS, [payment('aa', 10_000), payment('bb', 25_000)])).toEqual({
    name: 3,
    amount: 4,
    fee: 6,
    state: 7,
  });
});

test('BO-460 a file without any of our payments is read by its titles', () => {
  expect(guessProviderColumns(TITLES, ROWS, [])).toEqual({ name: 3, amount: 5, fee: 6, state: 7 });
  const uzbek = ['Tranzaksiya raqami', 'Summasi', 'Komissiya', 'Holati'];
  expect(guessProviderColumns(uzbek, [], [])).toEqual({ name: 0, amount: 1, fee: 2, state: 3 });
  expect(guessProviderColumns(['a', 'b'], [], [])).toEqual({
    name: null,
    amount: null,
    fee: null,
    state: null,
  });
});

test('BO-460 a cancelled payment moved no money, and a line of totals is no payment', () => {
  expect(readProviderLines(ROWS, { name: 3, amount: 4, fee: 6, state: 7 })).toEqual({
    lines: [
      { line: 2, name: 'aa', amount: 10_000, fee: 200 },
      { line: 3, name: 'bb', amount: 0, fee: 0 },
    ],
    unread: [4],
  });
});
