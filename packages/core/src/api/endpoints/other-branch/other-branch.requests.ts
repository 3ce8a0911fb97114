import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readOtherBranches = request({
  summary: 'The branches that an order could be given to',
  params: IdParam,
});

export const giveToBranch = request({
  summary: 'Give an order to another branch',
  params: IdParam,
  body: v.strictObject({
    branchId: Id,
    expectedVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
});
