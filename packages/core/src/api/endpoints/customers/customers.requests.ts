import * as v from 'valibot';

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
