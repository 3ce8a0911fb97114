import * as v from 'valibot';

import { BrandFindings } from '../../../brand-doctor/findings.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './doctor.requests.ts';

const office = { auth: 'staff', host: 'backOffice' } as const;

/** Examines the brand and keeps what is found (C4): errors first. */
export const readFindings = endpoint(
  {
    ...office,
    method: 'GET',
    path: '/admin/v1/doctor',
    permission: 'settings.read',
    answer: BrandFindings,
  },
  accepts<typeof requests.readFindings>(),
);

/** Mends a finding that is still there and safe to mend; it acts at once. */
export const fixFinding = endpoint(
  {
    ...office,
    method: 'POST',
    path: '/admin/v1/doctor/fix',
    permission: 'settings.publish',
    idempotencyKey: 'required',
    answer: v.object({ isMended: v.boolean() }),
  },
  accepts<typeof requests.fixFinding>(),
);
