import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.optional(v.pipe(v.number(), v.safeInteger()));

/** Uzum Bank's own app: the bank calls us. */
const Bank = v.object({
  serviceId: v.pipe(v.number(), v.safeInteger()),
  username: text,
  password: text,
  accountField: v.optional(text, 'order_id'),
  linkTemplate: v.optional(
    v.string(),
    '?serviceId={service}&order_id={order}&amount={tiyin}&redirectUrl={returnUrl}',
  ),
  /** Numbers of errors where the contract names others: what 10007 and 10008 mean is disputed. */
  codes: v.optional(
    v.object({ unknown: code, already: code, canceled: code, data: code, access: code, service: code }),
    {},
  ),
});

/** Uzum Checkout: a page for any card; we call. */
const Checkout = v.object({
  terminalId: text,
  apiKey: text,
  /** Issued by the bank; the usual address without it. */
  baseUrl: v.optional(v.pipe(v.string(), v.url())),
  viewType: v.optional(text, 'REDIRECT'),
  timeoutSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(600), v.maxValue(1800)), 1200),
});

/** A merchant's contracts with Uzum: one of the two, or both. The page of Checkout is preferred. */
export const UzumAccount = v.pipe(
  v.object({ bank: v.optional(Bank), checkout: v.optional(Checkout) }),
  v.check(({ bank, checkout }) => bank !== undefined || checkout !== undefined),
);
export type UzumAccount = v.InferOutput<typeof UzumAccount>;
export type UzumBankAccount = v.InferOutput<typeof Bank>;
export type UzumCheckoutAccount = v.InferOutput<typeof Checkout>;
