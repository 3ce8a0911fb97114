import { expect, test } from 'vitest';

import { createClickPayments } from './click-pay/click-payments.ts';
import { freshNumbers } from './fresh-numbers.ts';
import { openKept } from './kept/kept.ts';

const START = 1_772_350_496_000;

test('T45 a provider that was started anew gives no number that it has given before', () => {
  const clock = { at: START };
  const now = () => new Date(clock.at);
  const before = freshNumbers(now);
  const given = [before(), before(), before()];
  expect(given).toEqual([START, START + 1, START + 2]);
  clock.at += 1_000;
  expect(freshNumbers(now)()).toBeGreaterThan(Math.max(...given));
  expect(before()).toBe(clock.at);
});

test('T45 Click’s transactions are numbered so', () => {
  const click = () =>
    createClickPayments({
      fetch: async () => Response.json({}),
      now: () => new Date(START),
      kept: openKept(),
    });
  const about = { serviceId: '1', mti: '1007', amount: '105000.00' };
  const payments = click();
  const [first, second] = [payments.open(about), payments.open(about)].map(({ transId }) => Number(transId));
  expect(first).toBe(START);
  expect(second).toBeGreaterThan(START);
});
