import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOrderLine, aProduct } from '../testing/index.ts';
import { repeatChanges } from './repeat-changes.ts';

const plov = aProduct({ id: 'plov', costPrice: 48_000 });
const line = anOrderLine({ id: 'l1', productId: 'plov', count: 2, price: 96_000, modifiers: [] });
const sold = (...products: (typeof plov)[]) => new Map(products.map((product) => [product.id, product]));

describe('B10 what differs when an order is repeated', () => {
  test('nothing while each dish costs what it did', () => {
    expect(repeatChanges([line], sold(plov), 'PICK_UP')).toEqual([]);
  });

  test('a dish that costs more, with both prices of the line', () => {
    const dearer = { ...plov, costPrice: 52_000 };
    expect(repeatChanges([line], sold(dearer), 'PICK_UP')).toEqual([
      { name: line.name, before: 96_000, after: 104_000, without: [] },
    ]);
  });

  test('a dish that is not sold now has no price', () => {
    expect(repeatChanges([line], sold(), 'PICK_UP')).toEqual([
      { name: line.name, before: 96_000, after: null, without: [] },
    ]);
  });

  test('a choice that is gone is named, also when it cost nothing', () => {
    const name = { ru: 'Без лука', uz: 'Piyozsiz', eng: 'No onion' };
    const chosen = { id: 'gone', name, price: 0, count: 1, productId: null, worth: 0 };
    expect(repeatChanges([{ ...line, modifiers: [chosen] }], sold(plov), 'PICK_UP')).toEqual([
      { name: line.name, before: 96_000, after: 96_000, without: [name] },
    ]);
  });

  test('a line is named exactly when its price differs, and by these prices', () => {
    fc.assert(
      fc.property(
        fc.nat(200_000),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(10_000_000),
        (cost, count, paid) => {
          const changes = repeatChanges(
            [{ ...line, count, price: paid }],
            sold({ ...plov, costPrice: cost }),
            'DELIVERY',
          );
          const now = cost * count;
          expect(changes.map(({ before, after }) => [before, after])).toEqual(
            now === paid ? [] : [[paid, now]],
          );
        },
      ),
    );
  });
});
