import * as v from 'valibot';

import { PAYMENT_BRANDS } from '../payment/payment.schema.ts';

/** A way to pay with a company behind it, whose file lists the payments (BO-461). */
export type PaymentProvider = keyof typeof PAYMENT_BRANDS;

// The keys of an object have no type of their own.
const ALL = Object.keys(PAYMENT_BRANDS) as PaymentProvider[];
/** A way to pay with a company behind it. */
export const PaymentProvider = v.picklist(ALL);

/** The ways to pay of one company: those of its mini-app are in the same file. */
export const providersBeside = (provider: PaymentProvider): PaymentProvider[] =>
  ALL.filter((other) => PAYMENT_BRANDS[other] === PAYMENT_BRANDS[provider]);

/** The way to pay that stands for its company. */
export const mainProvider = (provider: PaymentProvider): PaymentProvider => providersBeside(provider)[0]!;

/** One way to pay for each company. */
export const MAIN_PROVIDERS: readonly PaymentProvider[] = ALL.filter(
  (provider) => mainProvider(provider) === provider,
);
