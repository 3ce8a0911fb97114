import * as promos from '../promos.ts';
import * as promosRequests from '../requests/promos.requests.ts';
import * as prices from './prices.ts';
import * as requests from './prices.requests.ts';

/** The calls about prices and what lowers them, with their requests. */
export const priceEndpoints = {
  validatePromo: { ...promos.validatePromo, ...promosRequests.validatePromo },
  listPromos: { ...promos.listPromos, ...promosRequests.listPromos },
  readOrderPrice: { ...prices.readOrderPrice, ...requests.readOrderPrice },
};
