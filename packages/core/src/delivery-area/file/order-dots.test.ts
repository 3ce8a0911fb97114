import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { distanceMeters } from '../distance.ts';
import { DOT_METRES, FEWEST_GUESTS, orderDots, type OrderPlace } from './order-dots.ts';

const HOME = { lat: 41.311158, lon: 69.279737 };
const from = (...guests: string[]): OrderPlace[] => guests.map((guest) => ({ ...HOME, guest }));

describe('BO-398 where orders go', () => {
  test('BO-398 orders of three guests are a dot with their number, orders of two are none', () => {
    expect(orderDots(from('a', 'b'))).toEqual([]);
    expect(orderDots(from('a', 'b', 'c', 'c'))).toMatchObject([{ orders: 4 }]);
  });

  test('BO-398 many orders of one guest show nothing', () => {
    expect(orderDots(from('a', 'a', 'a', 'a', 'b'))).toEqual([]);
  });

  test('BO-398 a dot is the middle of a square of 200 m, whatever the address', () => {
    const [dot] = orderDots(from('a', 'b', 'c'));
    expect(dot).not.toMatchObject(HOME);
    expect(distanceMeters(dot!, HOME)).toBeLessThan(DOT_METRES * Math.SQRT1_2 + 2);
  });

  test('BO-398 no dot is of fewer guests, and dots lie a square apart', () => {
    const place = fc.record({
      lat: fc.double({ min: 41.2, max: 41.21, noNaN: true }),
      lon: fc.double({ min: 69.2, max: 69.21, noNaN: true }),
      guest: fc.constantFrom('a', 'b', 'c', 'd'),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 300 }), (places) => {
        const dots = orderDots(places);
        expect(dots.reduce((sum, { orders }) => sum + orders, 0)).toBeLessThanOrEqual(places.length);
        for (const { orders } of dots) expect(orders).toBeGreaterThanOrEqual(FEWEST_GUESTS);
        for (const [at, dot] of dots.entries())
          for (const other of dots.slice(at + 1))
            expect(distanceMeters(dot, other)).toBeGreaterThan(DOT_METRES - 5);
      }),
    );
  });
});
