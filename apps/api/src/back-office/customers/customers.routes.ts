import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { adjustPoints } from './adjust-points.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { eraseCustomer } from './erase-customer.ts';
import { openCustomer, openCustomerContact } from './read-customer.ts';
import { searchCustomers } from './search-customers.ts';

/** The page of customers. */
export function customersRoutes(serve: Serve<Deps>) {
  serve(endpoints.searchCustomers, (ctx, { body }) => searchCustomers(ctx, body));
  serve(endpoints.openCustomerContact, (ctx, { params }) => openCustomerContact(ctx, params.id));
  serve(endpoints.eraseCustomer, (ctx, { params }) => eraseCustomer(ctx, params.id));
  serve(endpoints.blockCustomer, (ctx, { params, body, bodyText }) =>
    blockCustomer(ctx, { ...params, ...body }, { endpoint: endpoints.blockCustomer.path, bodyText }),
  );
  serve(endpoints.adjustPoints, (ctx, { params, body, bodyText }) =>
    adjustPoints(ctx, { ...params, ...body }, { endpoint: endpoints.adjustPoints.path, bodyText }),
  );
  serve(endpoints.unblockCustomer, (ctx, { params }) => unblockCustomer(ctx, params.id));
  serve(endpoints.readCustomer, (ctx, { params }) => openCustomer(ctx, params.id));
}
