import { describe, expect, test } from 'vitest';

import { everyDay } from '../onboarding/hours-presets.ts';
import type { FieldValue } from './field-rule.ts';
import { blankFields } from './record-life.ts';
import { recordProblems } from './record-problems.ts';

const week = everyDay({ open: '10:00', close: '23:00' });
const whole: Record<string, FieldValue> = {
  ...blankFields('branch'),
  exists: true,
  'name.uz': 'Chilonzor',
  address: 'Bunyodkor 7',
  cityId: 'city-1',
  latitude: 41.28,
  longitude: 69.2,
  'settings.pickupEnabled': true,
  workHours: week,
};
const problems = (fields: Record<string, FieldValue>, changed: string[] = ['exists']) =>
  recordProblems({ entity: 'branch', id: 'new', fields: { ...whole, ...fields } }, changed).map(
    ({ field, problem }) => [field, problem],
  );

describe('BO-369 what a new branch needs before it is published', () => {
  test('one with a name, an address, a city, a place and a service with hours is whole', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[string, Record<string, FieldValue>, [string, string]]>([
    ['a name', { 'name.uz': '' }, ['name', 'nameMissing']],
    ['an address', { address: null }, ['address', 'address']],
    ['a city', { cityId: null }, ['cityId', 'city']],
    ['a place', { longitude: null }, ['latitude', 'place']],
    ['hours', { workHours: [] }, ['workHours', 'noHours']],
    ['a service', { 'settings.pickupEnabled': false }, ['workHours', 'noHours']],
    [
      'hours of a service that is on',
      { 'settings.pickupEnabled': false, 'settings.dineinEnabled': true, workHours: [] },
      ['workHours', 'noHours'],
    ],
  ])('one without %s is not', (_, fields, problem) => {
    expect(problems(fields)).toEqual([problem]);
  });

  test('delivery alone has the hours of pick-up, within its own bounds', () => {
    const delivery = { 'settings.pickupEnabled': false, 'settings.deliveryEnabled': true };
    expect(problems(delivery)).toEqual([]);
  });

  test('a branch that guests know may have no address and be closed all week; one that is gone needs nothing', () => {
    expect(problems({ address: null, workHours: [] }, ['phone'])).toEqual([]);
    expect(problems({ ...blankFields('branch') })).toEqual([]);
  });
});
