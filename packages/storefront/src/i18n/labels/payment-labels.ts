import { isPaidBeforehand, type ServiceType } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Ways to pay that have a word in every language; the others are names of companies. */
export const PAYMENT_LABELS: Partial<Record<PaymentType, MessageDescriptor>> = {
  CASH: msg`Cash`,
  TERMINAL: msg`By card on receipt`,
  OTHER: msg`Another way`,
};

/** The companies' names, the same in every language. */
export const PAYMENT_BRANDS: Partial<Record<PaymentType, string>> = {
  CLICK: 'Click',
  CLICK_MINI_APP: 'Click',
  PAYME: 'Payme',
  UZUM: 'Uzum',
  PAYNET: 'Paynet',
  RAHMAT: 'Rahmat',
};

/** What happens after such a way to pay is chosen, in words that fit how the order is had. */
export function paymentEffect(i18n: I18n, type: PaymentType, serviceType: ServiceType): string {
  if (isPaidBeforehand(type)) return i18n._(msg`You pay on the next page`);
  if (type === 'OTHER') return i18n._(msg`The restaurant will agree with you how to pay`);
  if (serviceType === 'PICK_UP') return i18n._(msg`You pay at the counter when you pick it up`);
  if (serviceType === 'DINE_IN') return i18n._(msg`You pay at the restaurant`);
  return i18n._(msg`You pay the courier`);
}

/** Names a way to pay: ours where there is a word for it, else the company's, else what the merchant calls it. */
export function usePaymentNames(): (type: PaymentType, given?: string) => string {
  const { i18n } = useLingui();
  return (type, given) => {
    const label = PAYMENT_LABELS[type];
    return label ? i18n._(label) : (PAYMENT_BRANDS[type] ?? given ?? type);
  };
}
