import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOrderLine } from '../../testing/index.ts';
import { IF_MISSING } from '../schemas/if-missing.schema.ts';
import { canChangeCooked, keptLines } from './cooked-lines.ts';
import { afterSilence, isCoveredByChoice } from './if-missing.ts';
import { lineChanges } from './price-edit.ts';

const line = (productId: string, count = 1) =>
  anOrderLine({ id: productId, productId, count, modifiers: [] });
const removed = lineChanges([line('osh'), line('manti')], [line('osh')]);
const replaced = lineChanges([line('osh'), line('manti')], [line('osh'), line('salad')]);
const added = lineChanges([line('osh')], [line('osh', 2)]);
const same = { before: 10, after: 10 };

describe('BO-83 what the guest allowed when a dish has run out', () => {
  test('removing is covered by remove, replacing by replace, and nothing by another choice', () => {
    const covered = (changes: typeof removed) =>
      [...IF_MISSING, null].filter((choice) => isCoveredByChoice(choice, changes, same));
    expect([covered(removed), covered(replaced), covered(added)]).toEqual([['REMOVE'], ['REPLACE'], []]);
  });

  test('no choice covers a total that rises', () => {
    const totals = fc.record({ before: fc.nat(100), after: fc.nat(100) });
    fc.assert(
      fc.property(
        fc.constantFrom(...IF_MISSING),
        fc.constantFrom(removed, replaced),
        totals,
        (choice, changes, sums) => {
          if (isCoveredByChoice(choice, changes, sums)) expect(sums.after).toBeLessThanOrEqual(sums.before);
        },
      ),
    );
  });

  test('without an answer the choice acts on what is missing, and never on what was only added', () => {
    const acts = (changes: typeof removed) =>
      [...IF_MISSING, null].map((choice) => afterSilence(choice, changes));
    expect(acts(removed)).toEqual(['NOTHING', 'REMOVE', 'REMOVE', 'CANCEL', 'NOTHING']);
    expect(acts(replaced)).toEqual(acts(removed));
    expect(new Set(acts(added))).toEqual(new Set(['NOTHING']));
  });

  test('what is left of the lines is in the order and in the edit', () => {
    const counts = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 });
    const of = (numbers: number[]) =>
      numbers.flatMap((count, at) => (count === 0 ? [] : [line(`dish-${at}`, count)]));
    fc.assert(
      fc.property(counts, counts, (before, after) => {
        const kept = keptLines(of(before), lineChanges(of(before), of(after)));
        const left = new Map(kept.map((one) => [one.line.productId, one.count]));
        before.forEach((count, at) => expect(left.get(`dish-${at}`) ?? 0).toBe(Math.min(count, after[at]!)));
      }),
    );
  });
});

describe('BO-84 lines that the kitchen has finished', () => {
  test('a finished line keeps its count, and may grow', () => {
    const done = { manti: '2026-05-10T12:00:00.000Z' };
    expect(canChangeCooked(removed, { done }).ok).toBe(false);
    expect(canChangeCooked(replaced, { done }).ok).toBe(false);
    expect(canChangeCooked(removed, { done: {} }).ok).toBe(true);
    expect(canChangeCooked(added, { done: { osh: done.manti } }).ok).toBe(true);
  });
});
