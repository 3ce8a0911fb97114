import {
  MerchantPaymentSetting,
  paymentIcon,
  PaymentMethod,
  type PaymentType,
} from '@dasturxon/core/payment';
import * as v from 'valibot';

const NAMES = {
  CASH: 'Naqd pul',
  TERMINAL: 'Terminal',
  PAYME: 'Payme',
  CLICK: 'Click',
  UZUM: 'Uzum Bank',
} as const satisfies Partial<Record<PaymentType, string>>;

type Offered = keyof typeof NAMES;

/** Payments on handover work at once; those of a provider wait for the merchant's keys. */
const NEEDS_KEYS: readonly Offered[] = ['PAYME', 'CLICK', 'UZUM'];

/** The ways to pay that a brand offers and where it offers them (ENT-30, ENT-31). */
export function payments(brand: string, merchantId: string, types: readonly Offered[]) {
  return {
    paymentMethods: types.map((type) =>
      v.parse(PaymentMethod, {
        id: `${brand}-pay-${type.toLowerCase()}`,
        name: NAMES[type],
        title: NAMES[type],
        icon: paymentIcon(type),
        type,
      }),
    ),
    paymentSettings: types.map((type) =>
      v.parse(MerchantPaymentSetting, {
        id: `${brand}-pay-${type.toLowerCase()}`,
        merchantId,
        type,
        webEnabled: true,
        botEnabled: true,
        operatorEnabled: true,
        appEnabled: true,
        qrEnabled: type !== 'TERMINAL',
        isActive: !NEEDS_KEYS.includes(type),
      }),
    ),
  };
}
