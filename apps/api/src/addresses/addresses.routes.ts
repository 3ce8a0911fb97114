import { endpoints } from '@dasturxon/core/api';

import { ownMerchant } from '../http/serving/own-merchant.ts';
import type { Serve } from '../http/serving/serving.ts';
import { addAddress, listAddresses, removeAddress, updateAddress } from './addresses.ts';

/** Delivery addresses of a customer. */
export function addressesRoutes(serve: Serve) {
  serve(endpoints.listAddresses, async (ctx, { params }) => {
    ownMerchant(ctx, params.merchant);
    return listAddresses(ctx, params.id);
  });
  serve(endpoints.addAddress, (ctx, { params, body, bodyText }) =>
    addAddress(ctx, params.id, { body, bodyText, endpoint: endpoints.addAddress.path }),
  );
  serve(endpoints.updateAddress, (ctx, { params, body }) => updateAddress(ctx, params.id, body));
  serve(endpoints.removeAddress, (ctx, { params }) => removeAddress(ctx, params.id));
}
