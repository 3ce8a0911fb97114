import type { PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react';

import { PAYMENT_BRANDS, PAYMENT_WORDS } from './payment-words.ts';

/** Names a way to pay: ours where there is a word for it, else the company's, else what the merchant calls it. */
export function usePaymentNames(): (type: PaymentType, given?: string) => string {
  const { i18n } = useLingui();
  return (type, given) => {
    const word = PAYMENT_WORDS[type];
    return word ? i18n._(word) : (PAYMENT_BRANDS[type] ?? given ?? type);
  };
}
