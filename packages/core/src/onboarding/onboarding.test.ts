import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { containsPoint } from '../delivery-area/contains-point.ts';
import { distanceMeters } from '../delivery-area/distance.ts';
import { shapeProblem } from '../delivery-area/zone-shape.ts';
import { proposeSub, subProblem } from './brand-sub.ts';
import { circleZone, ZONE_RADII } from './circle-zone.ts';
import { nextStep, SETUP_STEPS } from './set-up.schema.ts';

describe('BO-330 the short name that a brand’s name suggests', () => {
  test.each([
    ['Choyxona', 'choyxona'],
    ['Toʻy Oshi №1', 'toy-oshi-1'],
    ['Чайхана Навруз', 'chayxana-navruz'],
    ['Қаймоқ ва Нон', 'qaymoq-va-non'],
    ['Café Olé', 'cafe-ole'],
    ['  Burger & Co.  ', 'burger-co'],
    ['24 soat', 'soat'],
    ['Admin', ''],
    ['茶馆', ''],
  ])('%s → %s', (name, sub) => {
    expect(proposeSub(name)).toBe(sub);
  });

  test('is one that may be taken, or none, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const sub = proposeSub(name);
        expect(sub === '' || subProblem(sub) === null).toBe(true);
      }),
    );
  });
});

test('BO-333 a zone is a circle around its branch: it holds the branch, reaches as far as was chosen, and may be published', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 37, max: 46, noNaN: true }),
      fc.double({ min: 56, max: 74, noNaN: true }),
      fc.constantFrom(...ZONE_RADII),
      (latitude, longitude, kilometres) => {
        const ring = circleZone({ latitude, longitude }, kilometres);
        expect(shapeProblem(ring)).toBeNull();
        expect(containsPoint(ring, { lat: latitude, lon: longitude })).toBe(true);
        for (const [lon, lat] of ring) {
          const metres = distanceMeters({ lat: latitude, lon: longitude }, { lat, lon });
          expect(Math.abs(metres / (kilometres * 1000) - 1)).toBeLessThan(0.02);
        }
      },
    ),
  );
});

test('BO-332 a set-up goes on at the first step that was not left', () => {
  expect(nextStep({})).toBe('look');
  expect(nextStep({ look: 'DONE', menu: 'SKIPPED', zone: 'DONE' })).toBe('branch');
  expect(nextStep(Object.fromEntries(SETUP_STEPS.map((step) => [step, 'DONE'])))).toBe('checkUp');
});
