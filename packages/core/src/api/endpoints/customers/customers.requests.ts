import * as v from 'valibot';

import { Instant, orNull } from '../../../kernel/wire.ts';
import { GUEST_SEGMENTS } from '../../../promo/engine/guest-segment.ts';
import { ADJUST_REASONS } from '../../../staff/customers/cashback-adjustment.ts';
import { BLOCK_REASONS } from '../../../staff/customers/customer-block.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** What is typed to search for a guest: a phone, a name or an order's number. */
const SEARCH_MAX = 100;

export const searchCustomers = request({
  summary: 'Search guests by phone, name or order number',
  body: v.pipe(
    v.strictObject({
      /** May be empty beside a segment. */
      query: typedText(SEARCH_MAX),
      /** Guests of this segment alone. */
      segment: v.optional(orNull(v.picklist(GUEST_SEGMENTS)), null),
    }),
    v.check(({ query, segment }) => query !== '' || segment !== null, 'query or segment is needed'),
  ),
});

export const openCustomerContact = request({ summary: 'The phone of a guest', params: IdParam });

export const eraseCustomer = request({ summary: 'Delete the account of a guest', params: IdParam });

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
