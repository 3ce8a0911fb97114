import { aPaymentSetting } from '@dasturxon/core/testing';
import type { PaymentType } from '@dasturxon/core/payment';

import type { WholeBrand } from '../../store-brand/whole-brand.ts';
import { settings } from '../order-bodies.ts';

/** Keys that open nothing. */
export const PAYME_ACCOUNT = { merchantId: '587f72c72cac0d162c722ae2', key: 'TEST_KEY' };

const ON = { webEnabled: true, botEnabled: true, appEnabled: true, qrEnabled: true, isActive: true };

/** A brand that takes these ways to pay everywhere, with keys at the providers among them. */
export function aPayingBrand(
  types: readonly PaymentType[],
  accounts: Partial<Record<PaymentType, Record<string, unknown>>> = {},
): Partial<WholeBrand> {
  return {
    settings: settings({
      terminal: true,
      payme: true,
      click: true,
      uzum: true,
      card: true,
      cashbackActive: true,
      promoActive: true,
    }),
    paymentMethods: types.map((type) => ({
      id: `pay-${type}`,
      name: type,
      icon: null,
      title: null,
      iikoId: null,
      type,
    })),
    paymentSettings: types.map((type) => aPaymentSetting({ id: `pay-${type}`, type, ...ON })),
    paymentAccounts: accounts,
  };
}
