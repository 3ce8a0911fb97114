import * as v from 'valibot';

import { ClosedShift, ShiftReport } from '../../../shift/shift.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './shifts.requests.ts';

/** The report of a branch's running shift as it would be closed now. */
export const readShift = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/branches/{id}/shift',
    auth: 'staff',
    host: 'backOffice',
    permission: 'shifts.close',
    answer: ShiftReport,
  },
  accepts<typeof requests.readShift>(),
);

/** The last 60 closed shifts of a branch, the latest first; without `shifts.read` those that the caller closed. */
export const listShifts = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/branches/{id}/shifts',
    auth: 'staff',
    host: 'backOffice',
    permission: 'shifts.close',
    answer: v.array(ClosedShift),
  },
  accepts<typeof requests.listShifts>(),
);

/** Closes the shift of a branch with the counted cash. What is not settled has to be accepted. */
export const closeShift = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/shift',
    auth: 'staff',
    host: 'backOffice',
    permission: 'shifts.close',
    answer: ClosedShift,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.closeShift>(),
);
