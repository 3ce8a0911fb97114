import { describe, expect, test } from 'vitest';

import { ROLES } from '../../auth/user.schema.ts';
import { canMove } from './order-machine.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { canRoleMove, isStaff, movesOf, STAFF_ROLES } from './role-moves.ts';
import { SERVICE_TYPES } from '../schemas/service-type.schema.ts';

describe('D83 roles that may move an order', () => {
  test.each([
    ['OPERATOR', 'CREATED', 'DELIVERY', ['ACCEPTED', 'CANCELED']],
    ['MANAGER', 'ON_WAY', 'DELIVERY', ['DELIVERED', 'CANCELED']],
    ['ADMIN', 'DONE', 'PICK_UP', ['CLOSED']],
    ['KITCHEN', 'CREATED', 'DELIVERY', ['ACCEPTED']],
    ['KITCHEN', 'ACCEPTED', 'DELIVERY', ['COOKING', 'DONE']],
    ['KITCHEN', 'COOKING', 'DELIVERY', ['DONE']],
    ['KITCHEN', 'DONE', 'DELIVERY', []],
    ['COURIER', 'CREATED', 'DELIVERY', []],
    ['COURIER', 'DONE', 'DELIVERY', ['ATTACHED', 'ON_WAY']],
    ['COURIER', 'DONE', 'PICK_UP', []],
    ['COURIER', 'ATTACHED', 'DELIVERY', ['ON_WAY', 'DONE']],
    ['COURIER', 'ON_WAY', 'DELIVERY', ['DELIVERED']],
    ['WAITER', 'DONE', 'DINE_IN', []],
    ['SUPER_ADMIN', 'CREATED', 'DELIVERY', []],
    ['CLIENT', 'CREATED', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'AT_TIME', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'ACCEPTED', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'COOKING', 'DELIVERY', ['CANCELED']],
    ['CLIENT', 'DONE', 'DELIVERY', []],
    ['ADMIN', 'OPEN', 'DELIVERY', []],
    [null, 'OPEN', 'DELIVERY', ['CREATED', 'AT_TIME']],
    [null, 'AT_TIME', 'DELIVERY', ['CREATED', 'ACCEPTED', 'CANCELED']],
  ] as const)('D83 %s from %s, %s: %j', (role, status, serviceType, moves) => {
    expect(movesOf(role, status, serviceType)).toEqual(moves);
  });

  test('D83 no role makes a move that is not in the table', () => {
    for (const role of [...ROLES, null])
      for (const from of ORDER_STATUSES)
        for (const serviceType of SERVICE_TYPES)
          for (const to of ORDER_STATUSES)
            if (canRoleMove(role, { from, to, serviceType }))
              expect(canMove(from, to, serviceType)).toBe(true);
  });

  test('D83 staff are operator, kitchen, courier, manager and admin', () => {
    expect(ROLES.filter(isStaff)).toEqual(expect.arrayContaining([...STAFF_ROLES]));
    expect(ROLES.filter((role) => !isStaff(role))).toEqual(['CLIENT', 'WAITER', 'SUPER_ADMIN']);
  });
});
