import * as v from 'valibot';

import { orNull } from '../kernel/wire.ts';
import { MerchantPublic } from './merchant.schema.ts';

// A module of its own: what only the server knows, names included, is not in what browsers are given (T66).
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
