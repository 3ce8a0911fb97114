import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aModificationGroup, aModifier, aProduct } from '../testing/index.ts';
import { checkCount, checkLine, countLimits, isOrderable } from './check-line.ts';
import { resolveLines } from './resolve-lines.ts';

describe('VAL-13 D13 the count', () => {
  test.each([
    ['one of a plain product', {}, 1, null],
    ['none', {}, 0, { code: 'product.tooFew', min: 1 }],
    ['less than none', {}, -1, { code: 'product.tooFew', min: 1 }],
    ['half a piece', {}, 1.5, { code: 'product.tooFew', min: 1 }],
    ['no number', {}, Number.NaN, { code: 'product.tooFew', min: 1 }],
    ['I10 ninety-nine', {}, 99, null],
    ['I10 a hundred', {}, 100, { code: 'product.tooMany', max: 99 }],
    ['exactly the minimum', { minCount: 2 }, 2, null],
    ['less than the minimum', { minCount: 2 }, 1, { code: 'product.tooFew', min: 2 }],
    ['a minimum of nothing is one', { minCount: 0 }, 0, { code: 'product.tooFew', min: 1 }],
    ['exactly the maximum', { maxCount: 3 }, 3, null],
    ['more than the maximum', { maxCount: 3 }, 4, { code: 'product.tooMany', max: 3 }],
    ['VAL-17 a maximum of 0 is none', { maxCount: 0 }, 99, null],
    ['ERR-13 exactly the stock', { amount: 5 }, 5, null],
    ['ERR-13 more than the stock', { amount: 5 }, 6, { code: 'product.notEnough', available: 5 }],
    ['ERR-13 nothing left', { amount: 0 }, 1, { code: 'product.notEnough', available: 0 }],
    ['IMP-06 steps of a kilogram', { unit: 'KG', amount: 2.5, measure: 0.1 }, 25, null],
    [
      'IMP-06 a step more than the stock',
      { unit: 'KG', amount: 2.5 },
      26,
      { code: 'product.notEnough', available: 25 },
    ],
    ['I10 ninety-nine kilograms', { unit: 'KG' }, 990, null],
    ['I10 a step above ninety-nine kilograms', { unit: 'KG' }, 991, { code: 'product.tooMany', max: 990 }],
  ] as const)('VAL-13 D13 %s', (_, change, count, domainError) => {
    expect(checkCount(aProduct(change), count)).toEqual(domainError);
  });

  test('D13 the limits of a product without any', () => {
    expect(countLimits(aProduct())).toEqual({ min: 1, max: 99, available: null });
  });

  test('I10 VAL-13 a count is accepted exactly within its limits', () => {
    const limits = fc.record({
      unit: fc.constantFrom('COUNT' as const, 'KG' as const),
      measure: fc.constantFrom(0.1, 0.25, 0.5, 1),
      minCount: fc.nat(5),
      maxCount: fc.option(fc.nat(50)),
      amount: fc.option(fc.nat(60)),
    });
    fc.assert(
      fc.property(limits, fc.integer({ min: -5, max: 1100 }), (terms, count) => {
        const hundredths = terms.unit === 'KG' ? Math.round(terms.measure * 100) : 100;
        const isAllowed =
          count >= Math.max(1, terms.minCount) &&
          count * hundredths <= 9900 &&
          (!terms.maxCount || count <= terms.maxCount) &&
          (terms.amount === null || count * hundredths <= terms.amount * 100);
        expect(checkCount(aProduct(terms), count) === null).toBe(isAllowed);
      }),
    );
  });
});

describe('availability', () => {
  test.each([
    ['IMP-02 on sale', {}, 'DELIVERY', true],
    ['IMP-02 not active', { active: false }, 'PICK_UP', false],
    ['IMP-02 ERR-11 not available', { isAvailable: false }, 'PICK_UP', false],
    ['IMP-01 not for delivery', { deliveryEnabled: false }, 'DELIVERY', false],
    ['IMP-01 not for delivery, picked up', { deliveryEnabled: false }, 'PICK_UP', true],
    ['IMP-01 not for delivery, eaten in', { deliveryEnabled: false }, 'DINE_IN', true],
    ['BO-434 not for pick-up, picked up', { pickUpEnabled: false }, 'PICK_UP', false],
    ['BO-434 not for pick-up, delivered', { pickUpEnabled: false }, 'DELIVERY', true],
    ['BO-434 not for a table, eaten in', { dineInEnabled: false }, 'DINE_IN', false],
    ['BO-434 not for a table, picked up', { dineInEnabled: false }, 'PICK_UP', true],
    [
      'BO-434 of no service, by an aggregator',
      { dineInEnabled: false, pickUpEnabled: false },
      'YANDEX_EATS',
      true,
    ],
  ] as const)('%s', (_, change, serviceType, orderable) => {
    expect(isOrderable(aProduct(change), serviceType)).toBe(orderable);
  });
});

describe('a whole line', () => {
  const extras = aModificationGroup({
    id: 'extras',
    required: true,
    items: [aModifier({ id: 'cheese' }), aModifier({ id: 'onion', max: 3 })],
  });
  const plov = aProduct({ id: 'plov', modificationGroups: [extras], maxCount: 2 });

  test('VAL-13 all errors are reported at once', () => {
    expect(checkLine({ count: 3, modifiers: [] }, { ...plov, isAvailable: false }, 'DELIVERY')).toEqual([
      { code: 'product.unavailable' },
      { code: 'product.tooMany', max: 2 },
      { code: 'modifier.tooFew', groupId: 'extras', min: 1 },
    ]);
    expect(checkLine({ count: 2, modifiers: [{ id: 'cheese', count: 1 }] }, plov, 'DELIVERY')).toEqual([]);
  });

  test('TEN-05 IMP-01 a stored basket against the menu: unknown lines go, unavailable ones stay with their reason', () => {
    const menu = new Map([plov, aProduct({ id: 'tea', deliveryEnabled: false })].map((p) => [p.id, p]));
    const good = { productId: 'plov', count: 1, modifiers: [{ id: 'onion', count: 2 }] };
    const flagged = { productId: 'tea', count: 1, modifiers: [] };
    const gone = { productId: 'gone', count: 1, modifiers: [] };
    const foreign = { productId: 'plov', count: 1, modifiers: [{ id: 'gold', count: 1 }] };
    const answer = resolveLines([good, gone, flagged, foreign], (id) => menu.get(id), 'DELIVERY');
    expect(answer.dropped).toEqual([gone, foreign]);
    expect(answer.lines).toMatchObject([
      { key: 'plov|onion:2', count: 1, modifiers: [{ modifier: { id: 'onion' }, count: 2 }], errors: [] },
      { key: 'tea|', errors: [{ code: 'product.unavailable' }] },
    ]);
    expect(answer.lines[0]?.product).toBe(plov);
  });
});
