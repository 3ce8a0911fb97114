import * as v from 'valibot';

import { DigitsId, NumericId } from '../../protocol/account-id.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A merchant's contract with Paynet. The password is ours to choose and Paynet's to change (ChangePassword). */
export const PaynetAccount = v.object({
  serviceId: NumericId,
  username: text,
  password: text,
  /** Stands in the link; a template without it needs none. */
  merchantId: v.optional(v.union([v.string(), DigitsId]), ''),
  /** The field of the payer's form that holds the order's number. */
  accountField: v.optional(text, 'order_id'),
  /** Parameters of the link into Paynet's app; two conventions are seen. */
  linkTemplate: v.optional(v.string(), '?m={merchant}&c={order}&a={tiyin}'),
  /** Networks that Paynet calls from; the contract names 213.230.106.112/28 and 213.230.65.80/28. */
  networks: v.optional(v.array(v.string()), []),
});

/** A new contract: a link that names the merchant needs its id, or Paynet's app finds no form. */
export const NewPaynetAccount = v.pipe(
  PaynetAccount,
  v.forward(
    v.check(({ linkTemplate, merchantId }) => merchantId !== '' || !linkTemplate.includes('{merchant}')),
    ['merchantId'],
  ),
);
export type PaynetAccount = v.InferOutput<typeof PaynetAccount>;
