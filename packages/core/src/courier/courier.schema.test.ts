import * as v from 'valibot';
import { expect, test } from 'vitest';

import { aUser } from '../testing/index.ts';
import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { COURIER_STATUSES, CourierStatus } from './courier-status.schema.ts';
import { CourierPublic } from './courier.schema.ts';

test('ENUM-22 courier statuses, CANCELLED with two L and none as null', () => {
  const expected = [
    'PERFORMER_LOOK_UP PERFORMER_FOUND PERFORMER_NOT_FOUND PERFORMER_PICK_UP_ARRIVED PERFORMER_PICKUPED',
    'PERFORMER_ARRIVED PERFORMER_DELIVERED_FINISH PERFORMER_RETURNING PERFORMER_RETURN_ARRIVED',
    'PERFORMER_RETURNED_FINISH NEW_ORDER ESTIMATING_FAILED READY_FOR_APPROVAL FAILED CANCELLED ACCEPTED',
  ].join(' ');
  expect(COURIER_STATUSES.join(' ')).toBe(expected);
  for (const none of ['none', null, undefined]) expect(v.parse(CourierStatus, none)).toBeNull();
  expect(v.safeParse(CourierStatus, 'CANCELED').success).toBe(false);
});

keepsTheWire({
  row: 'ENT-41 courier as a guest sees him',
  schema: CourierPublic,
  fields: ['id', 'status', 'firstName', 'phone', 'latitude', 'longitude'],
  minimal: { id: 'c' },
  full: {
    id: 'c',
    status: 'PERFORMER_FOUND',
    firstName: 'Botir',
    phone: '998901112233',
    latitude: 41,
    longitude: 69,
  },
});

test('ENT-41 a guest gets no balance, no record of the person, no branch', () => {
  const shown = v.parse(CourierPublic, { id: 'c', balance: 9, user: aUser(), branch: { id: 'b' } });
  expect(Object.keys(shown).toSorted()).toEqual([
    'firstName',
    'id',
    'latitude',
    'longitude',
    'phone',
    'status',
  ]);
});
