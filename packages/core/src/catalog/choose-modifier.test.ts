import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkModifiers } from '../cart/check-modifiers.ts';
import { aModificationGroup, aModifier, aProduct } from '../testing/index.ts';
import {
  type Choice,
  chooseModifier,
  groupsToAsk,
  lowestExtra,
  hasChoices,
  needsChoice,
  missingFor,
} from './choose-modifier.ts';

const sauces = aModificationGroup({
  id: 'sauces',
  max: 1,
  items: [
    aModifier({ id: 'mayo' }),
    aModifier({ id: 'ketchup' }),
    aModifier({ id: 'gone', isAvailable: false }),
  ],
});
const extras = aModificationGroup({
  id: 'extras',
  max: 3,
  items: [
    aModifier({ id: 'cheese', max: 2 }),
    aModifier({ id: 'onion', max: 0 }),
    aModifier({ id: 'melted', dependsOn: ['cheese'] }),
    aModifier({ id: 'crisp', dependsOn: ['melted'] }),
  ],
});
const burger = aProduct({ type: 'MODIFICATION', modificationGroups: [extras, sauces] });
const one = (id: string, count = 1): Choice => ({ id, count });

describe('choosing a modifier', () => {
  test.each([
    ['takes it', [], one('mayo'), [one('mayo')]],
    ['in a group of one replaces the other', [one('mayo')], one('ketchup'), [one('ketchup')]],
    ['leaves other groups alone', [one('onion')], one('mayo'), [one('onion'), one('mayo')]],
    ['of nothing takes it away', [one('mayo'), one('onion')], one('mayo', 0), [one('onion')]],
    ['stops at its own maximum', [], one('cheese', 5), [one('cheese', 2)]],
    [
      'stops at the maximum of its group',
      [one('cheese', 2)],
      one('onion', 5),
      [one('cheese', 2), one('onion')],
    ],
    ['does nothing in a full group', [one('onion', 3)], one('cheese'), [one('onion', 3)]],
    ['does nothing when it has run out', [one('mayo')], one('gone'), [one('mayo')]],
    ['does nothing for an unknown modifier', [one('mayo')], one('unknown'), [one('mayo')]],
    ['needs what it depends on', [], one('melted'), []],
    [
      'takes away all that depended on it',
      [one('cheese'), one('melted'), one('crisp')],
      one('cheese', 0),
      [],
    ],
  ])('MENU-11 D12 %s', (_, choices, choice, expected) => {
    expect(chooseModifier(burger, choices, choice)).toEqual(expected);
  });

  test('MENU-11 D12 whatever is tapped, only minimums can be missing', () => {
    const tap = fc.record({
      id: fc.constantFrom('mayo', 'ketchup', 'gone', 'cheese', 'onion', 'melted', 'crisp', 'unknown'),
      count: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(tap), (taps) => {
        const choices = taps.reduce<Choice[]>((chosen, next) => chooseModifier(burger, chosen, next), []);
        expect(checkModifiers(burger.modificationGroups, choices)).toEqual([]);
      }),
    );
  });
});

test('MENU-11 groups that demand something are asked first, then by priority', () => {
  const product = aProduct({
    modificationGroups: [
      aModificationGroup({ id: 'late', priority: 2 }),
      aModificationGroup({ id: 'soon', priority: 1 }),
      aModificationGroup({ id: 'must', priority: 9, required: true }),
      aModificationGroup({ id: 'min', priority: 9, min: 2 }),
    ],
  });
  expect(groupsToAsk(product).map(({ id }) => id)).toEqual(['must', 'min', 'soon', 'late']);
});

const size = { id: 'm', default: 1 };
test.each([
  ['no groups', [], false],
  ['an optional group', [{}], false],
  ['a required group without a default', [{ required: true }], true],
  ['a required group with one choice, the default', [{ required: true, items: [aModifier(size)] }], false],
  [
    'a required group whose default is sold out',
    [{ required: true, items: [aModifier({ ...size, isAvailable: false })] }],
    true,
  ],
  [
    'a required group with a default among several',
    [{ required: true, items: [aModifier(size), aModifier({ id: 'l' })] }],
    true,
  ],
  [
    'a required group whose other choices are sold out',
    [{ required: true, items: [aModifier(size), aModifier({ id: 'l', isAvailable: false })] }],
    false,
  ],
  [
    'an optional group with a default among several',
    [{ items: [aModifier(size), aModifier({ id: 'l' })] }],
    false,
  ],
])('MENU-11 Add asks first: %s', (_, groups, isAsked) => {
  const modificationGroups = groups.map((group) => aModificationGroup(group));
  expect(needsChoice(aProduct({ modificationGroups }))).toBe(isAsked);
});

test.each([
  ['no groups', [], false],
  ['a group whose choices are sold out', [{ items: [aModifier({ isAvailable: false })] }], false],
  ['an optional group', [{ items: [aModifier()] }], true],
])('MENU-11 a dish has choices: %s', (_, groups, expected) => {
  const modificationGroups = groups.map((group) => aModificationGroup(group));
  expect(hasChoices(aProduct({ modificationGroups }))).toBe(expected);
});

test.each([
  ['nothing is required', { min: 0 }, [3000, 5000], 0],
  ['one of two', { required: true }, [3000, 5000], 3000],
  ['two of three', { min: 2 }, [5000, 1000, 3000], 4000],
])('MENU-11 the cheapest required choices: %s', (_, limits, prices, extra) => {
  const items = prices.map((price, n) => aModifier({ id: `m${n}`, price, max: 1 }));
  expect(lowestExtra(aProduct({ modificationGroups: [aModificationGroup({ ...limits, items })] }))).toBe(
    extra,
  );
});

test('MENU-11 what a modifier still needs is named', () => {
  const modifier = aModifier({ dependsOn: ['a', 'b', 'c'] });
  expect(missingFor(modifier, [one('a'), one('b', 0)])).toEqual(['b', 'c']);
});
