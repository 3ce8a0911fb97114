import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Endpoint } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints/endpoints.ts';
import { ROLES, type Role } from '../auth/user.schema.ts';
import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { movesOf } from '../order/status/role-moves.ts';
import { canOpenContact, hasPermission, isInScope, PERMISSIONS, permissionsOf } from './permissions.ts';

/** Which roles have each permission. */
const TABLE: Readonly<Record<(typeof PERMISSIONS)[number], readonly Role[]>> = {
  'orders.read': ['OPERATOR', 'COURIER', 'WAITER', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.move': ['OPERATOR', 'COURIER', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.delay': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.money': ['OPERATOR', 'COURIER', 'WAITER', 'MANAGER', 'ADMIN'],
  'orders.guest': ['OPERATOR', 'COURIER', 'WAITER', 'MANAGER', 'ADMIN'],
  'orders.contact': ['OPERATOR', 'COURIER', 'MANAGER', 'ADMIN'],
  'stopList.write': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'branch.pause': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'audit.read': ['MANAGER', 'ADMIN'],
};

const all: Readonly<Record<string, Endpoint>> = endpoints;
const office = Object.entries(all).filter(([, { path }]) => path.startsWith('/admin/v1/'));
const SESSION_CALLS = ['readStaffSession', 'endStaffSession'];

describe('T04 permissions of the back office', () => {
  test.each(PERMISSIONS)('%s belongs to the roles of the table and to no other', (permission) => {
    expect(ROLES.filter((role) => hasPermission(role, permission))).toEqual(TABLE[permission]);
  });

  test('a customer and the platform’s administrator have none', () => {
    expect([permissionsOf('CLIENT'), permissionsOf('SUPER_ADMIN')]).toEqual([[], []]);
  });

  test('every call of the back office is of its host, and all but the session calls name a permission', () => {
    expect(office.length).toBeGreaterThan(7);
    for (const [name, endpoint] of office) {
      expect([name, endpoint.host]).toEqual([name, 'backOffice']);
      if (endpoint.auth !== 'staff') expect(name).toBe('openStaffSession');
      else if (!SESSION_CALLS.includes(name))
        expect([name, PERMISSIONS.includes(endpoint.permission!)]).toEqual([name, true]);
    }
  });

  test('no call outside the back office relies on its permissions', () => {
    const others = Object.values(all).filter(({ path }) => !path.startsWith('/admin/'));
    expect(others.filter(({ permission, host }) => permission ?? host)).toEqual([]);
  });

  test('D83 exactly the roles that may move orders have a move to make', () => {
    const hasMoves = (role: Role) =>
      ORDER_STATUSES.some((at) => SERVICE_TYPES.some((service) => movesOf(role, at, service).length > 0));
    expect(ROLES.filter(hasMoves).filter((role) => role !== 'CLIENT')).toEqual(TABLE['orders.move']);
  });

  test('a courier opens the phone of a guest only while the order is being brought', () => {
    const open = (role: Role) => ORDER_STATUSES.filter((status) => canOpenContact(role, { status }));
    expect(open('COURIER').toSorted()).toEqual(['ATTACHED', 'ON_WAY']);
    expect(open('OPERATOR')).toEqual([...ORDER_STATUSES]);
    expect([open('WAITER'), open('KITCHEN'), open('CLIENT')]).toEqual([[], [], []]);
  });
});

describe('T04 the branches of a member of staff', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 6 });

  test('a person without a limit works at every branch', () => {
    fc.assert(fc.property(fc.option(fc.string()), (branch) => isInScope(null, branch)));
  });

  test('a limited person works at exactly the branches named', () => {
    fc.assert(
      fc.property(ids, fc.string({ minLength: 1, maxLength: 4 }), (scope, branch) => {
        expect(isInScope(scope, branch)).toBe(scope.some((one) => one === branch));
      }),
    );
  });

  test('what has no branch belongs to everybody', () => {
    fc.assert(fc.property(ids, (scope) => isInScope(scope, null)));
  });
});
