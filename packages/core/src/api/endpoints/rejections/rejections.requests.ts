import * as v from 'valibot';

import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const ExpectedVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const readRejection = request({
  summary: 'What a rejection of an order does',
  params: IdParam,
});

export const logCall = request({
  summary: 'Record a call that the guest did not answer',
  params: IdParam,
  body: v.strictObject({ expectedVersion: ExpectedVersion }),
});

export const blockGuest = request({
  summary: 'Block the guest of an order, or lift the block',
  params: IdParam,
  body: v.strictObject({ isBlocked: v.boolean(), expectedVersion: ExpectedVersion }),
});
