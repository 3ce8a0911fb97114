import * as phoneOrders from './phone-orders.ts';
import * as requests from './phone-orders.requests.ts';

/** The calls of orders by phone, with their requests. */
export const phoneOrderEndpoints = {
  findCustomer: { ...phoneOrders.findCustomer, ...requests.findCustomer },
  quotePhoneOrder: { ...phoneOrders.quotePhoneOrder, ...requests.quotePhoneOrder },
  placePhoneOrder: { ...phoneOrders.placePhoneOrder, ...requests.placePhoneOrder },
  sendPaymentLink: { ...phoneOrders.sendPaymentLink, ...requests.sendPaymentLink },
};
