import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { CartItem } from '../order/schemas/order-line.schema.ts';
import { MOST_PART_LINES } from './group-order.schema.ts';
import { areSameLines, editPart, joinLines, wholeBasket } from './group-parts.ts';

const item = (productId: string, count = 1): CartItem => ({ productId, count, modifiers: [] });
const aPart = (id: string, lines: CartItem[] = []) => ({ id, version: 0, isDone: false, lines });

const anyLine = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  count: fc.integer({ min: 1, max: 9 }),
  modifiers: fc.array(fc.record({ id: fc.constantFrom('m1', 'm2'), count: fc.integer({ min: 1, max: 2 }) }), {
    maxLength: 2,
  }),
});
const anyLines = fc.array(anyLine, { maxLength: 5 });
const members = ['a', 'b', 'c'] as const;
const anyEdits = fc.array(
  fc.record({ id: fc.constantFrom(...members), lines: anyLines, isDone: fc.boolean() }),
  { maxLength: 12 },
);

const pieces = (lines: readonly CartItem[]) => lines.reduce((sum, { count }) => sum + count, 0);

describe('C6 parts of a group order', () => {
  test('C6 edits of different members never conflict: any interleaving gives the same parts', () => {
    fc.assert(
      fc.property(anyEdits, fc.array(fc.nat()), (edits, order) => {
        const queues = members.map((id) => edits.filter((edit) => edit.id === id));
        const apply = (pick: (left: number) => number) => {
          let parts = members.map((id) => aPart(id));
          const left = queues.map((queue) => [...queue]);
          while (left.some((queue) => queue.length > 0)) {
            const open = left.filter((queue) => queue.length > 0);
            const edit = open[pick(open.length)]!.shift()!;
            const { version } = parts.find(({ id }) => id === edit.id)!;
            const after = editPart(parts, edit.id, { ...edit, version });
            if (!Array.isArray(after)) throw new Error(after);
            parts = after;
          }
          return parts;
        };
        const turns = order[Symbol.iterator]();
        const shuffled = apply((left) => (turns.next().value ?? 0) % left);
        expect(shuffled).toEqual(apply(() => 0));
        // Nothing is lost or made up on the way to the one order.
        const last = members.map((id) => edits.findLast((edit) => edit.id === id)?.lines ?? []);
        expect(pieces(wholeBasket(shuffled))).toBe(pieces(last.flat()));
        expect(areSameLines(wholeBasket(shuffled), last.flat())).toBe(true);
      }),
    );
  });

  test('C6 an edit of an older version of the own part is stale, also when sent twice', () => {
    const edit = { version: 0, lines: [item('p1')], isDone: false };
    const after = editPart([aPart('a'), aPart('b')], 'a', edit);
    expect(after).toMatchObject([{ version: 1 }, { version: 0 }]);
    if (Array.isArray(after)) expect(editPart(after, 'a', edit)).toBe('stale');
    expect(editPart([aPart('a')], 'gone', edit)).toBe('stale');
  });

  test('C6 a part and the whole basket have a most number of lines', () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => item(`${name}${index}`));
    const edit = (lines: CartItem[]) => ({ version: 0, isDone: true, lines });
    expect(editPart([aPart('a')], 'a', edit(many('a', MOST_PART_LINES + 1)))).toBe('full');
    const others = ['b', 'c', 'd'].map((id) => aPart(id, many(id, MOST_PART_LINES)));
    expect(editPart([aPart('a'), ...others], 'a', edit(many('a', 11)))).toBe('full');
    expect(editPart([aPart('a'), ...others], 'a', edit(many('a', 10)))).toHaveLength(4);
  });

  test('C6 equal dishes of several parts are one line of the order; the order of choices does not matter', () => {
    const one = {
      productId: 'p',
      count: 1,
      modifiers: [
        { id: 'x', count: 1 },
        { id: 'y', count: 2 },
      ],
    };
    const other = {
      productId: 'p',
      count: 2,
      modifiers: [
        { id: 'y', count: 2 },
        { id: 'x', count: 1 },
      ],
    };
    expect(joinLines([one, other])).toMatchObject([{ productId: 'p', count: 3 }]);
    expect(areSameLines([one, other], [{ ...one, count: 3 }])).toBe(true);
    expect(areSameLines([one], [other])).toBe(false);
  });
});
