import { somNumber, type Tiyin } from '@dasturxon/core/payment';
import * as v from 'valibot';

import { askClick, ClickAnswer, type MerchantCall } from './merchant-call.ts';
import type { ServiceAccess } from '../../../gateways/service-access.ts';

/** A payment's state at Click: negative failed, 0 created, 1 in progress, 2 paid. */
export const PaymentStatus = v.pipe(
  v.object({
    payment_id: v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,19}$/))]), null),
    payment_status: v.nullish(v.number(), null),
  }),
  v.transform(({ payment_id, payment_status }) => ({
    paymentId: payment_id === null ? null : String(payment_id),
    status: payment_status,
  })),
);
const Invoice = v.object({ invoice_id: v.union([v.number(), v.string()]) });
const InvoiceStatus = v.object({ status: v.number() });

/** Click's Merchant API: we ask, Click answers. Throws ClickMerchantFailed and ClickMerchantRefused. */
export type ClickMerchantApi = ReturnType<typeof clickMerchantApi>;

/** Payments and invoices by Click's Merchant API over HTTP; every name in it is Click's. */
export function clickMerchantApi(conversation: ServiceAccess) {
  return {
    /** By our own id of the order and the day it was paid, in Tashkent. */
    statusByOrder(call: MerchantCall, order: { transactionParam: string; day: string }) {
      const path = `payment/status_by_mti/${call.account.serviceId}/${encodeURIComponent(order.transactionParam)}/${order.day}`;
      return askClick(conversation, PaymentStatus, { ...call, method: 'GET', path });
    },
    /** By Click's own id of the payment. */
    statusById(call: MerchantCall, paymentId: string) {
      const path = `payment/status/${call.account.serviceId}/${encodeURIComponent(paymentId)}`;
      return askClick(conversation, PaymentStatus, { ...call, method: 'GET', path });
    },
    /** Refunds a whole payment; Click has no partial refund. */
    async reverse(call: MerchantCall, paymentId: string): Promise<void> {
      const path = `payment/reversal/${call.account.serviceId}/${encodeURIComponent(paymentId)}`;
      await askClick(conversation, ClickAnswer, { ...call, method: 'DELETE', path });
    },
    /** Asks for the money in the Click app of a phone. */
    async createInvoice(
      call: MerchantCall,
      invoice: { amount: Tiyin; phone: string; transactionParam: string },
    ): Promise<string> {
      const body = {
        service_id: Number(call.account.serviceId),
        amount: somNumber(invoice.amount),
        phone_number: invoice.phone,
        merchant_trans_id: invoice.transactionParam,
      };
      const asked = { ...call, method: 'POST', path: 'invoice/create', body } as const;
      return String((await askClick(conversation, Invoice, asked)).invoice_id);
    },
    /** −99 deleted, 0 waiting, 1 paid. */
    async invoiceStatus(call: MerchantCall, invoiceId: string): Promise<number> {
      const path = `invoice/status/${call.account.serviceId}/${encodeURIComponent(invoiceId)}`;
      return (await askClick(conversation, InvoiceStatus, { ...call, method: 'GET', path })).status;
    },
  };
}
