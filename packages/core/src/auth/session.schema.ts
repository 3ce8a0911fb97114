import * as v from 'valibot';

import { Branch } from '../branch/branch.schema.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';
import { Brand } from '../merchant/brand.schema.ts';
import { MerchantPublic } from '../merchant/merchant.schema.ts';
import { OrderRequest } from '../order/order-request.schema.ts';
import { User } from './user.schema.ts';

/** What a sign-in answers: an opaque bearer and whose it is. */
export const Session = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: User });
export type Session = v.InferOutput<typeof Session>;

/** One account on this device (ENT-47). Logging out takes token and user and leaves the basket (D66). */
export const SessionRecord = v.object({
  token: orNull(v.string()),
  merchant: orNull(MerchantPublic),
  user: orNull(User),
  brand: orNull(Brand),
  orderRequest: orNull(OrderRequest),
  nearestBranch: orNull(Branch),
});
export type SessionRecord = v.InferOutput<typeof SessionRecord>;

/** The accounts held on this device (ENT-47, SES-16). */
export const SessionRecords = v.array(SessionRecord);

/** A place where the account is signed in, as its owner sees it (D84). */
export const SignedInDevice = v.object({
  id: Id,
  device: orNull(v.string()),
  createdDate: orNull(Instant),
  lastUsedDate: orNull(Instant),
  isCurrent: flag(),
});
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;
