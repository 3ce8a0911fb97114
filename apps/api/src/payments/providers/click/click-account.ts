import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A merchant's contract with Click. How the mini-app takes money is not documented by Click, so it is told here. */
export const ClickAccount = v.object({
  serviceId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  merchantId: text,
  /** Opens the Merchant API; without it Click is not asked, and refunds are made by hand. */
  merchantUserId: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  secretKey: text,
  /** Inside Click: `link` opens the payment page, which the app takes over; `invoice` asks for the money in the app. */
  miniAppMode: v.optional(v.picklist(['link', 'invoice']), 'link'),
  /** Networks that Click calls from; empty: wherever the signature is right. */
  networks: v.optional(v.array(v.string()), []),
});
export type ClickAccount = v.InferOutput<typeof ClickAccount>;
