import * as customers from './customers.ts';
import * as requests from './customers.requests.ts';

/** The calls of the page of customers. */
export const customerEndpoints = {
  searchCustomers: { ...customers.searchCustomers, ...requests.searchCustomers },
  blockCustomer: { ...customers.blockCustomer, ...requests.blockCustomer },
  unblockCustomer: { ...customers.unblockCustomer, ...requests.unblockCustomer },
  adjustPoints: { ...customers.adjustPoints, ...requests.adjustPoints },
  readCustomer: { ...customers.readCustomer, ...requests.readCustomer },
};
