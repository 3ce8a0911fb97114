import * as sharing from './order-sharing.ts';
import * as requests from './order-sharing.requests.ts';

/** The calls about an order's link with their requests. */
export const orderSharingEndpoints = {
  shareOrder: { ...sharing.shareOrder, ...requests.shareOrder },
  endSharing: { ...sharing.endSharing, ...requests.endSharing },
  readSharedOrder: { ...sharing.readSharedOrder, ...requests.readSharedOrder },
};
