import * as customers from './customers.ts';
import * as requests from './customers.requests.ts';

/** The calls of the page of customers. */
export const customerEndpoints = {
  searchCustomers: { ...customers.searchCustomers, ...requests.searchCustomers },
  blockCustomer: { ...customers.blockCustomer, ...requests.blockCustomer },
  unblockCustomer: { ...customers.unblockCustomer, ...requests.unblockCustomer },
  adjustPoints: { ...customers.adjustPoints, ...requests.adjustPoints },
  openCustomerContact: { ...customers.openCustomerContact, ...requests.openCustomerContact },
  eraseCustomer: { ...customers.eraseCustomer, ...requests.eraseCustomer },
  readCustomer: { ...customers.readCustomer, ...requests.readCustomer },
};
