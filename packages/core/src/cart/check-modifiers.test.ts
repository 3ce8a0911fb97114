import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aModificationGroup, aModifier } from '../testing/index.ts';
import { checkModifiers, defaultModifiers } from './check-modifiers.ts';

const within = (count: number, min: number, max: number) => count >= min && (max === 0 || count <= max);

const cheese = aModifier({ id: 'cheese' });
const onion = aModifier({ id: 'onion', max: 3 });
const group = (change = {}) => aModificationGroup({ id: 'extras', items: [cheese, onion], ...change });

describe('D12 the choices', () => {
  test.each([
    ['nothing of nothing', [], [], []],
    ['nothing where nothing is required', [group()], [], []],
    ['one', [group()], [{ id: 'cheese', count: 1 }], []],
    [
      'a foreign one',
      [group()],
      [{ id: 'gold', count: 1 }],
      [{ code: 'modifier.notFound', modifierId: 'gold' }],
    ],
    ['a choice of no count', [group()], [{ id: 'gold', count: 0 }], []],
    [
      'nothing where one is required',
      [group({ required: true })],
      [],
      [{ code: 'modifier.tooFew', groupId: 'extras', min: 1 }],
    ],
    [
      'one where two are wanted',
      [group({ min: 2 })],
      [{ id: 'onion', count: 1 }],
      [{ code: 'modifier.tooFew', groupId: 'extras', min: 2 }],
    ],
    ['two of one where two are wanted', [group({ min: 2 })], [{ id: 'onion', count: 2 }], []],
    [
      'more than the group takes',
      [group({ max: 2 })],
      [{ id: 'onion', count: 3 }],
      [{ code: 'modifier.tooMany', groupId: 'extras', max: 2 }],
    ],
    [
      'VAL-17 a group without a limit',
      [group({ max: 0 })],
      [
        { id: 'onion', count: 3 },
        { id: 'cheese', count: 1 },
      ],
      [],
    ],
    [
      'more of one than it allows',
      [group()],
      [{ id: 'cheese', count: 2 }],
      [{ code: 'modifier.tooMany', groupId: 'extras', modifierId: 'cheese', max: 1 }],
    ],
    [
      'the same one twice',
      [group()],
      [
        { id: 'cheese', count: 1 },
        { id: 'cheese', count: 1 },
      ],
      [{ code: 'modifier.tooMany', groupId: 'extras', modifierId: 'cheese', max: 1 }],
    ],
    [
      'fewer of one than it demands',
      [group({ items: [aModifier({ id: 'nan', min: 2, max: 0 })] })],
      [{ id: 'nan', count: 1 }],
      [{ code: 'modifier.tooFew', groupId: 'extras', modifierId: 'nan', min: 2 }],
    ],
    [
      'any number of one without a limit',
      [group({ items: [aModifier({ id: 'nan', max: 0 })] })],
      [{ id: 'nan', count: 40 }],
      [],
    ],
    [
      'one that is sold out',
      [group({ items: [aModifier({ id: 'nan', isAvailable: false })] })],
      [{ id: 'nan', count: 1 }],
      [{ code: 'modifier.unavailable', modifierId: 'nan' }],
    ],
    [
      'one without the one it depends on',
      [group({ items: [cheese, aModifier({ id: 'melted', dependsOn: ['cheese'] })] })],
      [{ id: 'melted', count: 1 }],
      [{ code: 'modifier.dependency', modifierId: 'melted', needs: 'cheese' }],
    ],
    [
      'one with the one it depends on',
      [group({ items: [cheese, aModifier({ id: 'melted', dependsOn: ['cheese'] })] })],
      [
        { id: 'melted', count: 1 },
        { id: 'cheese', count: 1 },
      ],
      [],
    ],
  ])('D12 %s', (_, groups, modifiers, errors) => {
    expect(checkModifiers(groups, modifiers)).toEqual(errors);
  });

  test('I09 choices are accepted exactly where an oracle counts them inside every limit', () => {
    const choice = fc.record({ min: fc.nat(2), max: fc.nat(4), isAvailable: fc.boolean(), count: fc.nat(5) });
    const question = fc.record({
      min: fc.nat(3),
      max: fc.nat(6),
      required: fc.boolean(),
      choices: fc.array(choice, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(question, { maxLength: 3 }), (questions) => {
        const named = questions.map((q, g) => ({
          ...q,
          choices: q.choices.map((c, i) => ({ ...c, id: `m${g}${i}` })),
        }));
        const groups = named.map((q, g) =>
          aModificationGroup({
            id: `g${g}`,
            min: q.min,
            max: q.max,
            required: q.required,
            items: q.choices.map(({ id, min, max, isAvailable }) => aModifier({ id, min, max, isAvailable })),
          }),
        );
        const modifiers = named.flatMap((q) => q.choices.map(({ id, count }) => ({ id, count })));
        const isRight = named.every((q) => {
          const sum = q.choices.reduce((total, c) => total + c.count, 0);
          return (
            within(sum, q.required ? Math.max(1, q.min) : q.min, q.max) &&
            q.choices.every((c) => c.count === 0 || (c.isAvailable && within(c.count, c.min, c.max)))
          );
        });
        expect(checkModifiers(groups, modifiers).length === 0).toBe(isRight);
      }),
    );
  });

  test('D12 what is chosen before the guest touches anything', () => {
    const groups = [
      group({ items: [aModifier({ id: 'b', default: 2 }), aModifier({ id: 'a', default: 1 }), cheese] }),
      group({ items: [aModifier({ id: 'gone', default: 1, isAvailable: false })] }),
    ];
    expect(defaultModifiers(groups)).toEqual([
      { id: 'a', count: 1 },
      { id: 'b', count: 2 },
    ]);
  });
});
