import type { PaymentType } from '@dasturxon/core/payment';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Ways to pay that have a word in every language; the others are names of companies. */
export const PAYMENT_WORDS: Partial<Record<PaymentType, MessageDescriptor>> = {
  CASH: msg`Cash`,
  TERMINAL: msg`By card, to the courier or at the counter`,
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
