import fc from 'fast-check';
import { expect, test } from 'vitest';

import { differenceKey, openCount, withExplanations } from './payment-days.ts';
import type { FoundDifference } from './reconcile.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const explanation = { reason: 'Paid twice', by: 'Dilnoza', at: '2026-05-13T07:00:00.000Z' };
const difference: fc.Arbitrary<FoundDifference> = fc.record({
  kind: fc.constantFrom('ONLY_OURS', 'ONLY_THEIRS', 'SUM'),
  line: fc.option(fc.nat(100)),
  name: fc.string({ maxLength: 12 }),
  orderNumber: fc.option(fc.nat(100)),
  ours: fc.option(fc.nat(1e9)),
  theirs: fc.option(fc.integer({ min: -1e9, max: 1e9 })),
  at: fc.constant(null),
});
const differences = fc.uniqueArray(difference, { maxLength: 12, selector: differenceKey });

test('BO-539 each explanation closes one difference, and none of another sum or payment', () => {
  fc.assert(
    fc.property(differences, fc.infiniteStream(fc.boolean()), (found, chosen) => {
      const some = found.filter(() => chosen.next().value);
      const known = new Map(some.map((one) => [differenceKey(one), explanation]));
      const seen = withExplanations(found, known);
      expect(openCount(seen)).toBe(found.length - some.length);
      const changed = found.map((one) => ({ ...one, theirs: (one.theirs ?? 0) + 1 }));
      const others = changed.filter((one) => !known.has(differenceKey(one)));
      expect(openCount(withExplanations(changed, known))).toBe(others.length);
    }),
    runs,
  );
});

test('BO-539 the id of a payment is the same in either case, and a missing sum is not 0', () => {
  const one = { kind: 'SUM', name: '00AB', ours: 0, theirs: 1 } as const;
  expect(differenceKey(one)).toBe(differenceKey({ ...one, name: 'ab' }));
  expect(differenceKey(one)).not.toBe(differenceKey({ ...one, ours: null }));
});
