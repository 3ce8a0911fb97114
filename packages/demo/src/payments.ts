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
  CLICK_MINI_APP: 'Click',
  UZUM: 'Uzum Bank',
  PAYNET: 'Paynet',
  RAHMAT: 'Rahmat',
  OTHER: 'Kelishuv boʻyicha',
} as const satisfies Record<PaymentType, string>;

/** The ways to pay that a brand offers and where it offers them (ENT-30, ENT-31). */
export function payments(brand: string, merchantId: string, types: readonly PaymentType[]) {
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
        // Inside Click its own payment replaces the link to it.
        webEnabled: type !== 'CLICK_MINI_APP',
        botEnabled: type !== 'CLICK_MINI_APP',
        operatorEnabled: true,
        appEnabled: type !== 'CLICK',
        qrEnabled: type !== 'TERMINAL' && type !== 'CLICK_MINI_APP',
        isActive: true,
      }),
    ),
  };
}
