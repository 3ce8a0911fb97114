import type { Tiyin } from '@dasturxon/core/payment';

import { PaymentStatus, somNumber } from './merchant-api.ts';
import { askClick, Said, type Conversation, type MerchantCall } from './merchant-call.ts';

/** Cards that Click knows by token. The number goes from the browser to Click; only the token is ours (D14). */
export function clickCardTokens(conversation: Conversation) {
  return {
    /** Takes the money from a card; Click then calls Prepare and Complete as for any payment. */
    pay(call: MerchantCall, payment: { cardToken: string; amount: Tiyin; transactionParam: string }) {
      const body = {
        service_id: Number(call.account.serviceId),
        card_token: payment.cardToken,
        amount: somNumber(payment.amount),
        transaction_parameter: payment.transactionParam,
      };
      const asked = { ...call, method: 'POST', path: 'card_token/payment', body } as const;
      return askClick(conversation, PaymentStatus, asked);
    },
    /** Forgets a card. */
    async remove(call: MerchantCall, cardToken: string): Promise<void> {
      const path = `card_token/${call.account.serviceId}/${encodeURIComponent(cardToken)}`;
      await askClick(conversation, Said, { ...call, method: 'DELETE', path });
    },
  };
}
