import { expect, test } from 'vitest';

import { ROLES } from '../../auth/user.schema.ts';
import { PERMISSIONS } from '../permissions.ts';
import { FACTOR_STATES, factorState, mayEnter, mayUse } from './second-factor.ts';

test.each([
  ['ADMIN', false, false, 'SET_UP'],
  ['ADMIN', true, false, 'PROVE'],
  ['ADMIN', true, true, 'DONE'],
  ['MANAGER', false, false, 'OPTIONAL'],
  ['MANAGER', true, false, 'PROVE'],
  ['MANAGER', true, true, 'DONE'],
  ['KITCHEN', false, false, 'OPTIONAL'],
  ['KITCHEN', true, false, 'PROVE'],
] as const)('a session of %s, factor %s, proven %s, is %s', (role, hasFactor, isProven, state) => {
  expect(factorState({ role, hasFactor, isProven, byPin: false })).toBe(state);
  expect(factorState({ role, hasFactor, isProven, byPin: true })).toBe('PIN');
});

test('an existing factor is never skipped, whatever the role', () => {
  for (const role of ROLES)
    expect(mayEnter(factorState({ role, hasFactor: true, isProven: false, byPin: false }))).toBe(false);
});

test('only a proven session uses the permissions that give rights or money away', () => {
  for (const permission of [
    'staff.write',
    'devices.write',
    'orders.refund',
    'brand.file',
    'brand.delete',
  ] as const)
    expect(FACTOR_STATES.filter((state) => mayUse(state, permission))).toEqual(['DONE']);
});

test('a state that may not enter uses no permission', () => {
  for (const state of FACTOR_STATES.filter((one) => !mayEnter(one)))
    for (const permission of [undefined, ...PERMISSIONS]) expect(mayUse(state, permission)).toBe(false);
});

test('an optional factor is not needed for daily work', () => {
  expect(mayUse('OPTIONAL', 'orders.move')).toBe(true);
  expect(mayUse('OPTIONAL', undefined)).toBe(true);
});
