import * as v from 'valibot';

import { Branch } from '../branch/branch.schema.ts';
import { orNull } from '../kernel/wire.ts';
import { Brand } from '../merchant/brand.schema.ts';
import { MerchantPublic } from '../merchant/merchant.schema.ts';
import { OrderContent } from '../order/schemas/order-content.schema.ts';
import { User } from './user.schema.ts';

/** One account on this device (ENT-47). Logging out takes token and user and leaves the basket (D66). */
export const SessionRecord = v.object({
  token: orNull(v.string()),
  merchant: orNull(MerchantPublic),
  user: orNull(User),
  brand: orNull(Brand),
  orderRequest: orNull(OrderContent),
  nearestBranch: orNull(Branch),
});
export type SessionRecord = v.InferOutput<typeof SessionRecord>;
