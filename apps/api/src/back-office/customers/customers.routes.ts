import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { openCustomer } from './read-customer.ts';
import { searchCustomers } from './search-customers.ts';

/** The page of customers. */
export function customersRoutes(serve: Serve<Deps>) {
  serve(endpoints.searchCustomers, (ctx, { body }) => searchCustomers(ctx, body.query));
  serve(endpoints.readCustomer, (ctx, { params }) => openCustomer(ctx, params.id));
}
