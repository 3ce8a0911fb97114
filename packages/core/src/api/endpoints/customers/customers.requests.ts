import * as v from 'valibot';

import { Instant, orNull } from '../../../kernel/wire.ts';
import { ADJUST_REASONS } from '../../../staff/customers/cashback-adjustment.ts';
import { BLOCK_REASONS } from '../../../staff/customers/customer-block.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** What is typed to search for a guest: a phone, a name or an order's number. */
const SEARCH_MAX = 100;

export const searchCustomers = request({
  summary: 'Search guests by phone, name or order number',
  body: v.strictObject({ query: v.pipe(typedText(SEARCH_MAX), v.minLength(1)) }),
});

export const readCustomer = request({
  summary: 'A guest with orders, addresses and points',
  params: IdParam,
});

export const blockCustomer = request({
  summary: 'Block a guest, with a reason and an end',
  params: IdParam,
  body: v.strictObject({
    reason: v.picklist(BLOCK_REASONS),
    /** Null: until the block is lifted. */
    until: orNull(Instant),
  }),
});

export const unblockCustomer = request({
  summary: 'Lift the block of a guest',
  params: IdParam,
});

export const adjustPoints = request({
  summary: 'Add or take points of a guest',
  params: IdParam,
  body: v.strictObject({
    /** Below zero: points are taken. */
    amount: v.pipe(v.number(), v.safeInteger(), v.notValue(0)),
    reason: v.picklist(ADJUST_REASONS),
  }),
});
