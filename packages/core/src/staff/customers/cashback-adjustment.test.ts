import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ROLES, type Role } from '../../auth/user.schema.ts';
import { adjustLimit, isWithinAdjustLimit, MANAGER_ADJUST_LIMIT } from './cashback-adjustment.ts';

const sum = fc.nat({ max: 20_000_000 });
const amount = fc.integer({ min: -20_000_000, max: 20_000_000 });

test('BO-468 managers and owners adjust points, other roles none', () => {
  const allowed = ROLES.filter((role) => adjustLimit(role, { balance: 1_000, moved: 0 }).most > 0);
  expect(allowed).toEqual(['MANAGER', 'ADMIN']);
});

test('BO-468 any adjustments in a row leave a balance that is the sum of its lines and never below 0', () => {
  const step = fc.record({ role: fc.constantFrom<Role>('OPERATOR', 'MANAGER', 'ADMIN'), amount });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const lines: number[] = [];
      let [balance, moved] = [0, 0];
      for (const one of steps) {
        if (!isWithinAdjustLimit(adjustLimit(one.role, { balance, moved }), one.amount)) continue;
        lines.push(one.amount);
        balance += one.amount;
        if (one.role === 'MANAGER') moved += Math.abs(one.amount);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBe(lines.reduce((all, line) => all + line, 0));
        expect(moved).toBeLessThanOrEqual(MANAGER_ADJUST_LIMIT);
      }
    }),
  );
});

test('BO-468 a manager is within the limit of the days, whatever the sign; an owner is beyond it', () => {
  fc.assert(
    fc.property(sum, sum, amount, (balance, moved, asked) => {
      const isManagers = isWithinAdjustLimit(adjustLimit('MANAGER', { balance, moved }), asked);
      const isOwners = isWithinAdjustLimit(adjustLimit('ADMIN', { balance, moved }), asked);
      if (isManagers) expect(moved + Math.abs(asked)).toBeLessThanOrEqual(MANAGER_ADJUST_LIMIT);
      if (isManagers) expect(isOwners).toBe(true);
      if (isOwners) expect(balance + asked).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([0, 0.5, Number.NaN, Infinity])('BO-468 %s is no adjustment', (asked) => {
  expect(isWithinAdjustLimit({ least: -10, most: 10 }, asked)).toBe(false);
});
