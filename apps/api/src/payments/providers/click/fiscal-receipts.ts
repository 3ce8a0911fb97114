import { isFiscalReceiptUrl, toClickItems, type FiscalLine } from '@dasturxon/core/fiscal';
import * as v from 'valibot';

import { askClick, ClickMerchantRefused, ClickAnswer, type MerchantCall } from './merchant-call.ts';
import type { ServiceAccess } from '../../../gateways/service-access.ts';
import type { FiscalSubmission } from '../../protocol/provider.ts';

const FiscalReceipt = v.object({ qrCodeURL: v.nullish(v.string(), null) });

/** The lines, the seller and the payment. Without `submission` they are not sent. */
export type ClickFiscalReceipt = {
  paymentId: string;
  lines: readonly FiscalLine[];
  tin: string;
  submission: FiscalSubmission | null;
};

/** Click's fiscal receipts: Click creates one of the given lines. */
export function clickFiscalReceipts(conversation: ServiceAccess) {
  async function read(call: MerchantCall, paymentId: string): Promise<string | null> {
    const path = `payment/ofd_data/${call.account.serviceId}/${encodeURIComponent(paymentId)}`;
    const asked = { ...call, method: 'GET', path } as const;
    const { qrCodeURL } = await askClick(conversation, FiscalReceipt, asked).catch((error: unknown) => {
      if (error instanceof ClickMerchantRefused) return { qrCodeURL: null };
      throw error;
    });
    return qrCodeURL !== null && isFiscalReceiptUrl(qrCodeURL) ? qrCodeURL : null;
  }

  /** The address of a payment's fiscal receipt, made now unless it is there already; null while it is not ready. */
  return async (
    call: MerchantCall,
    { paymentId, lines, tin, submission }: ClickFiscalReceipt,
  ): Promise<string | null> => {
    const known = await read(call, paymentId);
    if (known || !submission) return known;
    const total = lines.reduce((sum, { price, count, discount }) => sum + price * count - discount, 0);
    const body = {
      service_id: Number(call.account.serviceId),
      payment_id: Number(paymentId),
      items: toClickItems(lines, { tin }),
      received_ecash: total,
      received_cash: 0,
      received_card: 0,
    };
    await submission.begins();
    await askClick(conversation, ClickAnswer, {
      ...call,
      method: 'POST',
      path: 'payment/ofd_data/submit_items',
      body,
    });
    await submission.taken();
    return read(call, paymentId);
  };
}
