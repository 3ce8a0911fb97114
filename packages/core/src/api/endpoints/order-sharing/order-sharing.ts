import * as v from 'valibot';

import { SharedOrder } from '../../../order/share/shared-order.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { ShareMark } from './share-mark.ts';
import type * as requests from './order-sharing.requests.ts';

/** A link of the caller's own order (B37): the same one until it is ended. */
export const shareOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/share',
    auth: 'customer',
    answer: v.object({ mark: ShareMark }),
  },
  accepts<typeof requests.shareOrder>(),
);

/** Ends the links of the caller's own order. Without one nothing changes. */
export const endSharing = endpoint(
  {
    method: 'DELETE',
    path: '/orders/v1/orders/{id}/share',
    auth: 'customer',
    answer: v.null(),
  },
  accepts<typeof requests.endSharing>(),
);

/** What a link shows. One that is ended, expired or of another order is `order.notFound`. */
export const readSharedOrder = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/shared/{id}',
    auth: 'none',
    answer: SharedOrder,
  },
  accepts<typeof requests.readSharedOrder>(),
);
