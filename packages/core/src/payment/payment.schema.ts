import * as v from 'valibot';

import { flag, Id, orNull } from '../kernel/wire.ts';

/** Ways to pay (ENUM-09). */
export const PAYMENT_TYPES = [
  'CASH',
  'CLICK',
  'PAYNET',
  'TERMINAL',
  'PAYME',
  'UZUM',
  'OTHER',
  'RAHMAT',
  'CLICK_MINI_APP',
] as const;
/** A way to pay (ENUM-09). */
export const PaymentType = v.picklist(PAYMENT_TYPES);
export type PaymentType = v.InferOutput<typeof PaymentType>;

/** The companies behind ways to pay, by names that are the same in every language. */
export const PAYMENT_BRANDS = {
  CLICK: 'Click',
  CLICK_MINI_APP: 'Click',
  PAYME: 'Payme',
  UZUM: 'Uzum',
  PAYNET: 'Paynet',
  RAHMAT: 'Rahmat',
} as const satisfies Partial<Record<PaymentType, string>>;

/** The company behind a way to pay; null for one without. */
export const paymentBrand = (type: PaymentType): string | null =>
  type in PAYMENT_BRANDS ? PAYMENT_BRANDS[type as keyof typeof PAYMENT_BRANDS] : null;

/** The icon of a way to pay (ENUM-20). */
export type PaymentIcon = Lowercase<Exclude<PaymentType, 'CLICK_MINI_APP'>>;

/** The icon of a way to pay; the mini-app's shares its parent's. */
export function paymentIcon(type: PaymentType): PaymentIcon {
  return type === 'CLICK_MINI_APP' ? 'click' : (type.toLowerCase() as PaymentIcon);
}

/** A way to pay as a guest sees it (ENT-30). */
export const PaymentMethod = v.object({
  id: Id,
  name: v.string(),
  icon: orNull(v.string()),
  title: orNull(v.string()),
  iikoId: orNull(v.string()),
  type: PaymentType,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** Where a merchant offers a way to pay (ENT-31, D22). */
export const MerchantPaymentSetting = v.object({
  id: Id,
  merchantId: Id,
  type: PaymentType,
  webEnabled: flag(),
  botEnabled: flag(),
  operatorEnabled: flag(),
  appEnabled: flag(),
  qrEnabled: flag(),
  isActive: flag(),
});
export type MerchantPaymentSetting = v.InferOutput<typeof MerchantPaymentSetting>;
