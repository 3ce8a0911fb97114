import * as v from 'valibot';

import { CheckUpScope } from '../../../brand-doctor/findings.schema.ts';
import { request } from '../../endpoint.ts';

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const readFindings = request({
  summary: 'What the brand doctor finds now',
  query: v.strictObject({ scope: v.optional(CheckUpScope, 'ALL') }),
});

export const fixFinding = request({
  summary: 'Mend a finding that is safe to mend',
  body: v.strictObject({ code: Name, kind: Name, id: Name }),
});
