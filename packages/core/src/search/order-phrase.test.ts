import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkModifiers } from '../cart/check-modifiers.ts';
import { aModificationGroup, aModifier, aProduct } from '../testing/index.ts';
import { indexMenu } from './index-menu.ts';
import { isOrderPhrase, readOrderPhrase } from './order-phrase.ts';

const named = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });
const ice = aModificationGroup({
  id: 'ice',
  max: 1,
  items: [aModifier({ id: 'ice', name: named('Muz', 'Лёд', 'Ice'), price: 0, default: 1 })],
});
const size = aModificationGroup({
  id: 'size',
  min: 1,
  max: 1,
  items: [
    aModifier({ id: 'small', name: named('Kichik', 'Маленькая', 'Small'), price: 0 }),
    aModifier({ id: 'large', name: named('Katta', 'Большая', 'Large'), price: 5_000 }),
  ],
});
const products = [
  aProduct({ id: 'lavash', name: named('Lavash', 'Лаваш', 'Lavash') }),
  aProduct({ id: 'cheese-lavash', name: named('Pishloqli lavash', 'Лаваш с сыром', 'Cheese lavash') }),
  aProduct({ id: 'cola', name: named('Kola', 'Кола', 'Cola'), modificationGroups: [ice] }),
  aProduct({ id: 'tea', name: named('Koʻk choy', 'Зелёный чай', 'Green tea') }),
  aProduct({ id: 'pizza', name: named('Pitsa', 'Пицца', 'Pizza'), modificationGroups: [size] }),
];
const index = indexMenu({ products });
const read = (phrase: string) => readOrderPhrase(phrase, { products, index, language: 'uz' });
const counts = (phrase: string) => read(phrase).lines.map(({ product, count }) => [product.id, count]);

describe('C5 an order by phrase', () => {
  test.each([
    '2 ta lavash, 1 kola muzsiz',
    '2 та лаваш, 1 кола музсиз',
    'ikkita lavash va bitta kola muzsiz',
    '2 лаваша и одна кола без льда',
    'две лаваш, кола без лёд',
    'two lavash and a cola no ice',
    '2x lavash + cola without ice',
    '2 lavash 1 cola without ice',
  ])('%s', (phrase) => {
    expect(counts(phrase)).toEqual([
      ['lavash', 2],
      ['cola', 1],
    ]);
    expect(read(phrase).unknown).toEqual([]);
  });

  test('a choice is left out by -siz, без and without, and a named one is made', () => {
    const without = ['kola muzsiz', 'кола без льда', 'кола без лёд', 'cola without ice', 'cola no ice'];
    expect(without.map((phrase) => read(phrase).lines[0]!.modifiers)).toEqual(without.map(() => []));
    expect(read('1 kola').lines[0]!.modifiers).toEqual([{ id: 'ice', count: 1 }]);
    const [pizza] = read('2 katta pitsa').lines;
    expect(pizza).toMatchObject({ count: 2, modifiers: [{ id: 'large', count: 1 }], needsChoice: false });
    expect(read('1 pitsa').lines[0]!.needsChoice).toBe(true);
  });

  test('what was not understood is shown: a part without a dish, and words that a dish does not use', () => {
    const order = read('2 ta lavash, 3 ta sushi, 1 choy limonsiz');
    expect(order.unknown).toEqual(['3 ta sushi']);
    expect(order.lines.map(({ rest }) => rest)).toEqual([[], ['limon']]);
  });

  test('the dish with most of the words is meant', () => {
    expect(counts('1 pishloqli lavash')).toEqual([['cheese-lavash', 1]]);
    expect(counts('2 лаваш с сыром')).toEqual([['cheese-lavash', 2]]);
  });

  test('a search is no order, and an order is no search', () => {
    const orders = ['2 ta lavash', 'lavash, kola', 'ikkita kola', 'two colas'];
    expect(orders.map(isOrderPhrase)).toEqual(orders.map(() => true));
    expect(['lavash', 'koʻk choy', '', '2', 'a'].map(isOrderPhrase)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('whatever is typed: counts are sold ones, choices exist and none is too many, and no part is lost', () => {
    const word = fc.constantFrom(
      'lavash',
      'kola',
      'muzsiz',
      'katta',
      '2',
      'ikkita',
      'va',
      ',',
      'без',
      'xyz',
      '0',
      '999',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (phrase) => {
          const { lines, unknown } = read(phrase);
          for (const { product, count, modifiers } of lines) {
            expect(count).toBeGreaterThan(0);
            expect(count).toBeLessThan(100);
            const wrong = checkModifiers(product.modificationGroups, modifiers);
            expect(wrong.filter(({ code }) => code !== 'modifier.tooFew')).toEqual([]);
          }
          for (const part of unknown) expect(part.trim()).not.toBe('');
        },
      ),
    );
  });
});
