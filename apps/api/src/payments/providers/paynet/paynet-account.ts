import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A merchant's contract with Paynet. The password is ours to choose and Paynet's to change (ChangePassword). */
export const PaynetAccount = v.object({
  serviceId: v.pipe(v.number(), v.safeInteger()),
  username: text,
  password: text,
  merchantId: v.optional(v.string(), ''),
  /** The field of the payer's form that holds the order's number. */
  accountField: v.optional(text, 'order_id'),
  /** Parameters of the link into Paynet's app; two conventions are seen. */
  linkTemplate: v.optional(v.string(), '?m={merchant}&c={order}&a={tiyin}'),
  /** Networks that Paynet calls from; the contract names 213.230.106.112/28 and 213.230.65.80/28. */
  networks: v.optional(v.array(v.string()), []),
});
export type PaynetAccount = v.InferOutput<typeof PaynetAccount>;
