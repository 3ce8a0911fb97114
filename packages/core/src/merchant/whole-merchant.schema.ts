import * as v from 'valibot';

import { orNull } from '../kernel/wire.ts';
import { MerchantPublic } from './merchant.schema.ts';

// A separate module, so that server-only fields, names included, are not in browser builds (T66).
const secretEntries = {
  yandexDeliveryKey: orNull(v.string()),
  iikoApiLogin: orNull(v.string()),
  iikoOrganizationId: orNull(v.string()),
  smsUsername: orNull(v.string()),
  smsPassword: orNull(v.string()),
};

/** The whole tenant (ENT-04). Server only: five of its fields are secrets (ENT-05). */
export const Merchant = v.object({ ...MerchantPublic.entries, ...secretEntries });
export type Merchant = v.InferOutput<typeof Merchant>;
