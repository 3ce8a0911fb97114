import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Endpoint } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints/endpoints.ts';
import { ROLES, type Role } from '../auth/user.schema.ts';
import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { movesOf } from '../order/status/role-moves.ts';
import {
  isBringing,
  canOpenContact,
  canPlaceFor,
  hasPermission,
  isInScope,
  PERMISSIONS,
  permissionsOf,
} from './permissions.ts';

/** Which roles have each permission. */
const TABLE: Readonly<Record<(typeof PERMISSIONS)[number], readonly Role[]>> = {
  'orders.read': ['OPERATOR', 'COURIER', 'WAITER', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.move': ['OPERATOR', 'COURIER', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.delay': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'orders.edit': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'orders.money': ['OPERATOR', 'COURIER', 'WAITER', 'MANAGER', 'ADMIN'],
  'orders.refund': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'orders.guest': ['OPERATOR', 'COURIER', 'WAITER', 'MANAGER', 'ADMIN'],
  'orders.contact': ['OPERATOR', 'COURIER', 'MANAGER', 'ADMIN'],
  'orders.place': ['OPERATOR', 'WAITER', 'MANAGER', 'ADMIN'],
  'customers.find': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'customers.block': ['MANAGER', 'ADMIN'],
  'customers.adjust': ['MANAGER', 'ADMIN'],
  'customers.erase': ['ADMIN'],
  'reviews.reply': ['MANAGER', 'ADMIN'],
  'reservations.write': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'orders.dispatch': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'cash.take': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'shifts.close': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'shifts.leave': ['MANAGER', 'ADMIN'],
  'shifts.read': ['MANAGER', 'ADMIN'],
  'reports.read': ['MANAGER', 'ADMIN'],
  'payments.compare': ['ADMIN'],
  'payments.close': ['ADMIN'],
  'deliveries.bring': ['COURIER'],
  'kitchen.work': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'branch.setUp': ['MANAGER', 'ADMIN'],
  'stopList.write': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'branch.pause': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'menu.read': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'menu.edit': ['MANAGER', 'ADMIN'],
  'menu.publish': ['MANAGER', 'ADMIN'],
  'menu.fromBrand': ['ADMIN'],
  'brand.file': ['ADMIN'],
  'brand.clone': ['ADMIN'],
  'brand.delete': ['ADMIN'],
  'promos.codes': ['ADMIN'],
  'settings.read': ['MANAGER', 'ADMIN'],
  'settings.edit': ['MANAGER', 'ADMIN'],
  'settings.publish': ['ADMIN'],
  'branches.read': ['MANAGER', 'ADMIN'],
  'branches.edit': ['MANAGER', 'ADMIN'],
  'branches.publish': ['MANAGER', 'ADMIN'],
  'zones.read': ['OPERATOR', 'MANAGER', 'ADMIN'],
  'zones.edit': ['MANAGER', 'ADMIN'],
  'zones.publish': ['MANAGER', 'ADMIN'],
  'promos.read': ['MANAGER', 'ADMIN'],
  'promos.edit': ['MANAGER', 'ADMIN'],
  'promos.publish': ['MANAGER', 'ADMIN'],
  'content.read': ['MANAGER', 'ADMIN'],
  'content.edit': ['MANAGER', 'ADMIN'],
  'content.publish': ['MANAGER', 'ADMIN'],
  'broadcasts.send': ['MANAGER', 'ADMIN'],
  'connections.write': ['ADMIN'],
  'printing.use': ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'],
  'printing.setUp': ['MANAGER', 'ADMIN'],
  'audit.read': ['MANAGER', 'ADMIN'],
  'staff.read': ['MANAGER', 'ADMIN'],
  'staff.write': ['MANAGER', 'ADMIN'],
  'devices.write': ['MANAGER', 'ADMIN'],
};

const all: Readonly<Record<string, Endpoint>> = endpoints;
/** Calls of a new owner to the platform’s host: there is no brand yet (BO-330). */
const ON_PLATFORM = ['readBrandInvite', 'checkBrandSub', 'makeOwnBrand'];
const office = Object.entries(all).filter(
  ([name, { path }]) => path.startsWith('/admin/v1/') && !ON_PLATFORM.includes(name),
);
/** Calls that open a session. */
const BEFORE_SESSION = [
  'openStaffSession',
  'readInvite',
  'acceptInvite',
  'enrolDevice',
  'readDevice',
  'deviceEvents',
  'enterByPin',
  'acceptOwner',
];
/** Calls about the caller's own sign-in, which every member of staff makes. */
const OWN_CALLS = /^\/admin\/v1\/(?:session|factor|pin)(?:\/|$)/;

describe('T04 BO-03 permissions of the back office', () => {
  test.each(PERMISSIONS)('%s belongs to the roles of the table and to no other', (permission) => {
    expect(ROLES.filter((role) => hasPermission(role, permission))).toEqual(TABLE[permission]);
  });

  test('a customer and the platform’s administrator have none', () => {
    expect([permissionsOf('CLIENT'), permissionsOf('SUPER_ADMIN')]).toEqual([[], []]);
  });

  test('every call of the back office is of its host, and all but the calls about one’s own sign-in name a permission', () => {
    expect(office.length).toBeGreaterThan(7);
    for (const [name, endpoint] of office) {
      expect([name, endpoint.host]).toEqual([name, 'backOffice']);
      if (endpoint.auth !== 'staff') expect(BEFORE_SESSION).toContain(name);
      else if (!OWN_CALLS.test(endpoint.path))
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

  test('BO-58 a courier sees the guest of an own order alone, while it is being brought', () => {
    const seen = (courierId: string | null) =>
      ORDER_STATUSES.filter((status) => isBringing('me', { status, courierId }));
    expect(seen('me').toSorted()).toEqual(['ATTACHED', 'ON_WAY']);
    expect([seen(null), seen('other')]).toEqual([[], []]);
  });

  test('BO-17 a courier opens the phone of a guest only while the order is being brought', () => {
    const open = (role: Role) => ORDER_STATUSES.filter((status) => canOpenContact(role, { status }));
    expect(open('COURIER').toSorted()).toEqual(['ATTACHED', 'ON_WAY']);
    expect(open('OPERATOR')).toEqual([...ORDER_STATUSES]);
    expect([open('WAITER'), open('KITCHEN'), open('CLIENT')]).toEqual([[], [], []]);
  });
});

test('BO-24 a waiter places orders for tables alone, the back office for every service, others none', () => {
  const services = (role: Role) => SERVICE_TYPES.filter((service) => canPlaceFor(role, service));
  expect(services('WAITER')).toEqual(['DINE_IN']);
  for (const role of ['OPERATOR', 'MANAGER', 'ADMIN'] as const)
    expect(services(role)).toEqual([...SERVICE_TYPES]);
  for (const role of ['KITCHEN', 'COURIER', 'CLIENT'] as const) expect(services(role)).toEqual([]);
});

describe('T04 BO-04 the branches of a member of staff', () => {
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

  test('items without a branch are visible to all branches', () => {
    fc.assert(fc.property(ids, (scope) => isInScope(scope, null)));
  });
});
