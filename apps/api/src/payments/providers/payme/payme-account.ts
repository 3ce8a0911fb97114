import * as v from 'valibot';

/** A merchant's account at Payme. */
export const PaymeAccount = v.object({
  merchantId: v.pipe(v.string(), v.minLength(1)),
  /** What Payme's calls carry, and what opens the server's half of the Subscribe API. */
  key: v.pipe(v.string(), v.minLength(1)),
  /** The name that the cabinet gave to the number of an order. */
  field: v.optional(v.pipe(v.string(), v.regex(/^\w{1,32}$/)), 'order_id'),
  /** Payme's own test service instead of the real one. */
  isTest: v.optional(v.boolean(), false),
  /** Whether the account may keep cards. */
  keepsCards: v.optional(v.boolean(), true),
  /** Addresses or networks that calls may come from; all when empty. */
  networks: v.optional(v.array(v.string()), []),
});
export type PaymeAccount = v.InferOutput<typeof PaymeAccount>;
