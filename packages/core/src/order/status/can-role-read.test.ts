import { describe, expect, test } from 'vitest';

import { ROLES } from '../../auth/user.schema.ts';
import { canRoleRead, isOfferedToCouriers } from './can-role-read.ts';
import { movesOf } from './role-moves.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { SERVICE_TYPES, type ServiceType } from '../schemas/service-type.schema.ts';

const BROUGHT: ServiceType[] = ['DELIVERY', 'YANDEX_EATS', 'EXPRESS_24'];
const readable = (role: (typeof ROLES)[number], courierId: string | null = null): ServiceType[] =>
  SERVICE_TYPES.filter((serviceType) => canRoleRead({ role, userId: 'me' }, { serviceType, courierId }));

describe('D83 D10 roles that may read an order of their merchant', () => {
  test('D83 operator, kitchen, manager and admin read each of them', () => {
    for (const role of ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'] as const)
      expect(readable(role, 'somebody')).toEqual([...SERVICE_TYPES]);
  });

  test('D10 a waiter reads what is eaten at a table, and nothing else', () => {
    expect(readable('WAITER')).toEqual(['DINE_IN']);
  });

  test('T04 a courier reads the deliveries that they bring', () => {
    expect([readable('COURIER'), readable('COURIER', 'me')]).toEqual([[], BROUGHT]);
    expect(readable('COURIER', 'somebody')).toEqual([]);
  });

  test('D10 a guest and a role without a task here read none but their own', () => {
    expect([readable('CLIENT'), readable('SUPER_ADMIN')]).toEqual([[], []]);
  });

  test('D83 roles that may change an order may read it', () => {
    for (const role of ROLES.filter((one) => one !== 'CLIENT'))
      for (const serviceType of SERVICE_TYPES)
        if ((['CREATED', 'COOKING', 'DONE'] as const).some((at) => movesOf(role, at, serviceType).length > 0))
          expect(readable(role, 'me')).toContain(serviceType);
  });

  test('BO-58 an accepted delivery without a courier is offered to couriers until it leaves', () => {
    const offered = (change: object) =>
      ORDER_STATUSES.filter((status) =>
        isOfferedToCouriers({ status, serviceType: 'DELIVERY', courierId: null, ...change }),
      );
    expect(offered({}).toSorted()).toEqual(['ACCEPTED', 'COOKING', 'DONE']);
    expect([offered({ courierId: 'me' }), offered({ serviceType: 'PICK_UP' })]).toEqual([[], []]);
  });
});
