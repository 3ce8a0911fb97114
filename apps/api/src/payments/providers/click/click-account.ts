import * as v from 'valibot';

import { DigitsId } from '../../protocol/account-id.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * A merchant's contract with Click. Click does not document the mini-app's payment protocol, so it is configured
 * here.
 */
export const ClickAccount = v.object({
  serviceId: DigitsId,
  merchantId: v.union([text, DigitsId]),
  /** Enables the Merchant API; without it there are no queries, and refunds are manual. */
  merchantUserId: v.optional(v.union([v.pipe(v.string(), v.maxLength(200)), DigitsId]), ''),
  secretKey: text,
  /** Inside Click: `link` opens the payment page, which the app takes over; `invoice` asks for the money in the app. */
  miniAppMode: v.optional(v.picklist(['link', 'invoice']), 'link'),
  /** Networks that Click calls from; empty: any network, by the signature alone. */
  networks: v.optional(v.array(v.string()), []),
});
export type ClickAccount = v.InferOutput<typeof ClickAccount>;
