import { isPaidBeforehand, type ServiceType } from '@dasturxon/core/order';
import { paymentBrand, type PaymentType } from '@dasturxon/core/payment';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Ways to pay that have a word in every language; the others are names of companies. */
export const PAYMENT_LABELS: Partial<Record<PaymentType, MessageDescriptor>> = {
  CASH: msg`Cash`,
  TERMINAL: msg`By card on receipt`,
  OTHER: msg`Another way`,
};

/** What happens after such a payment method is chosen, by the service type. */
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
    return label ? i18n._(label) : (paymentBrand(type) ?? given ?? type);
  };
}
