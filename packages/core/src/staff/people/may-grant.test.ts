import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ROLES } from '../../auth/user.schema.ts';
import { isInScope, permissionsOf } from '../permissions.ts';
import { grantableRoles, isSameScope, mayGrant, STAFF_ROLES } from './may-grant.ts';

const everywhere = null;
test.each([
  ['an owner makes an owner', 'ADMIN', everywhere, 'ADMIN', everywhere, true],
  ['a manager makes an operator', 'MANAGER', everywhere, 'OPERATOR', everywhere, true],
  ['a manager makes no manager', 'MANAGER', everywhere, 'MANAGER', everywhere, false],
  ['a manager makes no owner', 'MANAGER', everywhere, 'ADMIN', ['a'], false],
  ['an operator makes no waiter', 'OPERATOR', everywhere, 'WAITER', ['a'], false],
  ['a manager of a gives a', 'MANAGER', ['a', 'b'], 'KITCHEN', ['a'], true],
  ['a manager of a does not give b', 'MANAGER', ['a'], 'KITCHEN', ['a', 'b'], false],
  ['a manager of a does not give every branch', 'MANAGER', ['a'], 'KITCHEN', everywhere, false],
  ['no branch at all is not within a scope', 'MANAGER', ['a'], 'KITCHEN', [], false],
  ['an owner makes no administrator of the platform', 'ADMIN', everywhere, 'SUPER_ADMIN', everywhere, false],
] as const)('%s', (_, role, branchIds, granted, scope, expected) => {
  expect(mayGrant({ role, branchIds }, { role: granted, branchIds: scope })).toBe(expected);
});

const scope = fc.option(fc.subarray(['a', 'b', 'c']), { nil: null });
const rights = fc.record({ role: fc.constantFrom(...ROLES), branchIds: scope });

/** A courier's own work: those who may invite couriers make the same moves of any order by `orders.move`. */
const OWN_WORK = 'deliveries.bring';

test('T24 granted rights hold no permission and no branch that the giver lacks', () => {
  fc.assert(
    fc.property(rights, rights, (actor, given) => {
      if (!mayGrant(actor, given)) return;
      const own = [...permissionsOf(actor.role), OWN_WORK];
      expect(permissionsOf(given.role).filter((permission) => !own.includes(permission))).toEqual([]);
      for (const id of ['a', 'b', 'c'])
        if (isInScope(given.branchIds, id)) expect(isInScope(actor.branchIds, id)).toBe(true);
    }),
  );
});

test('the offered roles are those that may be granted', () => {
  for (const role of ROLES)
    expect(grantableRoles(role)).toEqual(
      STAFF_ROLES.filter((one) =>
        mayGrant({ role, branchIds: everywhere }, { role: one, branchIds: everywhere }),
      ),
    );
});

test('scopes are compared without their order', () => {
  expect(isSameScope(['a', 'b'], ['b', 'a'])).toBe(true);
  expect([isSameScope(['a'], null), isSameScope(null, null), isSameScope(['a'], ['b'])]).toEqual([
    false,
    true,
    false,
  ]);
});
