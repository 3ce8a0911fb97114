import { customerEndpoints } from '../customers/customer-endpoints.ts';
import * as phoneOrders from './phone-orders.ts';
import * as requests from './phone-orders.requests.ts';

/** The calls of orders by phone and of the page of customers, with their requests. */
export const phoneOrderEndpoints = {
  ...customerEndpoints,
  findCustomer: { ...phoneOrders.findCustomer, ...requests.findCustomer },
  quotePhoneOrder: { ...phoneOrders.quotePhoneOrder, ...requests.quotePhoneOrder },
  placePhoneOrder: { ...phoneOrders.placePhoneOrder, ...requests.placePhoneOrder },
  sendPaymentLink: { ...phoneOrders.sendPaymentLink, ...requests.sendPaymentLink },
};
