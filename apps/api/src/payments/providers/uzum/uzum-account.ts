import * as v from 'valibot';

import { NumericId } from '../../protocol/account-id.ts';
import { UZUM_CODES, type UzumWrong } from './uzum-bank-answer.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.optional(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(32)), v.pipe(v.number(), v.safeInteger())]),
);
// Object.keys does not keep the type of the keys.
const SITUATIONS = Object.keys(UZUM_CODES) as UzumWrong[];

/** Uzum Bank's own app: the bank calls us. */
const Bank = v.object({
  serviceId: NumericId,
  username: text,
  password: text,
  accountField: v.optional(text, 'order_id'),
  linkTemplate: v.optional(
    v.string(),
    '?serviceId={service}&order_id={order}&amount={tiyin}&redirectUrl={returnUrl}',
  ),
  /** Error codes where the contract names others, by situation. */
  codes: v.optional(v.object(v.entriesFromList(SITUATIONS, code)), {}),
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
  v.check(({ bank, checkout }) => bank !== undefined || checkout !== undefined, 'bank or checkout'),
);
export type UzumAccount = v.InferOutput<typeof UzumAccount>;
export type UzumBankAccount = v.InferOutput<typeof Bank>;
export type UzumCheckoutAccount = v.InferOutput<typeof Checkout>;
