import { describe, expect, test } from 'vitest';

import { aRegion } from '../testing/place-builders.ts';
import { isAlwaysServed, zonesAt } from './zone-hours.ts';

const at = (weekday: 'MONDAY' | 'TUESDAY', hour: number, minutes = 0) => ({
  weekday,
  minute: hour * 60 + minutes,
});

describe('BO-397 the hours of a delivery zone', () => {
  test('BO-397 a zone without hours is served at any minute', () => {
    const zone = aRegion();
    expect(isAlwaysServed(zone)).toBe(true);
    for (const hour of [0, 12, 23]) expect(zonesAt([zone], at('MONDAY', hour, 59))).toEqual([zone]);
  });

  test('BO-397 a zone with hours is served from the first minute until the last one', () => {
    const zone = aRegion({ from: '10:00', until: '18:30' });
    expect(isAlwaysServed(zone)).toBe(false);
    expect(zonesAt([zone], at('MONDAY', 9, 59))).toEqual([]);
    expect(zonesAt([zone], at('MONDAY', 10))).toEqual([zone]);
    expect(zonesAt([zone], at('MONDAY', 18, 29))).toEqual([zone]);
    expect(zonesAt([zone], at('MONDAY', 18, 30))).toEqual([]);
  });

  test('BO-397 a night belongs to the day on which it begins', () => {
    const night = aRegion({ days: ['MONDAY'], from: '20:00', until: '02:00' });
    expect(zonesAt([night], at('MONDAY', 1))).toEqual([]);
    expect(zonesAt([night], at('MONDAY', 21))).toEqual([night]);
    expect(zonesAt([night], at('TUESDAY', 1, 59))).toEqual([night]);
    expect(zonesAt([night], at('TUESDAY', 21))).toEqual([]);
  });

  test('BO-397 other zones stay, in their order', () => {
    const [near, far] = [aRegion({ id: 'near' }), aRegion({ id: 'far', days: ['TUESDAY'] })];
    expect(zonesAt([far, near], at('MONDAY', 12))).toEqual([near]);
    expect(zonesAt([far, near], at('TUESDAY', 12))).toEqual([far, near]);
  });
});
