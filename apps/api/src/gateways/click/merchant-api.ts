import { createHash } from 'node:crypto';

import { fromTiyin, somText, type Tiyin } from '@dasturxon/core/payment';
import * as v from 'valibot';

import type { toClickItems } from '@dasturxon/core/fiscal';

const TIMEOUT_MS = 5_000;
const SECOND_MS = 1_000;

/** Click gave no answer, or one that makes no sense. */
export class ClickMerchantFailed extends Error {
  override readonly name = 'ClickMerchantFailed';
}

/** Click said no: its code and its words. */
export class ClickMerchantRefused extends Error {
  override readonly name = 'ClickMerchantRefused';
  readonly code: number;
  constructor(code: number, note: string) {
    super(note);
    this.code = code;
  }
}

/** What a merchant's calls of Click are proven by. */
export type MerchantApiAccount = { serviceId: string; merchantUserId: string; secretKey: string };

/** Click's header: who, a fresh proof, and its second. */
export function clickAuthHeader({ merchantUserId, secretKey }: MerchantApiAccount, now: Date): string {
  const second = Math.floor(now.getTime() / SECOND_MS);
  const digest = createHash('sha1').update(`${second}${secretKey}`).digest('hex');
  return `${merchantUserId}:${digest}:${second}`;
}

const Said = v.object({ error_code: v.number(), error_note: v.nullish(v.string(), '') });
const PaymentStatus = v.object({
  payment_id: v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,19}$/))]), null),
  payment_status: v.nullish(v.number(), null),
});
const Invoice = v.object({ invoice_id: v.union([v.number(), v.string()]) });
const InvoiceStatus = v.object({ status: v.number() });

/** How a payment stands at Click: a negative number failed, 0 created, 1 at work, 2 paid. */
export type ClickPaymentStatus = { paymentId: string | null; status: number | null };

type Conversation = { baseUrl: () => string; fetch: typeof globalThis.fetch };
type Call = { account: MerchantApiAccount; now: Date };
type Asked = Call & { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };

/** Click's Merchant API: we ask, Click answers. Throws ClickMerchantFailed and ClickMerchantRefused. */
export type ClickMerchantApi = ReturnType<typeof clickMerchantApi>;

/** Click's Merchant API over HTTP; every name in it is Click's. */
export function clickMerchantApi({ baseUrl, fetch }: Conversation) {
  async function ask<S extends v.GenericSchema>(schema: S, asked: Asked): Promise<v.InferOutput<S>> {
    const response = await fetch(`${baseUrl()}/${asked.path}`, {
      method: asked.method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Auth: clickAuthHeader(asked.account, asked.now),
      },
      ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ClickMerchantFailed('no answer', { cause });
    });
    if (response.status >= 500) throw new ClickMerchantFailed(`status ${response.status}`);
    const json: unknown = await response.json().catch(() => null);
    const said = v.safeParse(Said, json);
    if (!said.success) throw new ClickMerchantFailed('odd');
    if (said.output.error_code !== 0)
      throw new ClickMerchantRefused(said.output.error_code, said.output.error_note ?? '');
    const answer = v.safeParse(schema, json);
    if (!answer.success) throw new ClickMerchantFailed('odd');
    return answer.output;
  }

  const toStatus = (answer: v.InferOutput<typeof PaymentStatus>): ClickPaymentStatus => ({
    paymentId: answer.payment_id === null ? null : String(answer.payment_id),
    status: answer.payment_status,
  });

  return {
    /** By our own id of the order and the day it was paid, in Tashkent. */
    async statusByOrder(
      call: Call,
      order: { transactionParam: string; day: string },
    ): Promise<ClickPaymentStatus> {
      const path = `payment/status_by_mti/${call.account.serviceId}/${encodeURIComponent(order.transactionParam)}/${order.day}`;
      return toStatus(await ask(PaymentStatus, { ...call, method: 'GET', path }));
    },
    /** By Click's own id of the payment. */
    async statusById(call: Call, paymentId: string): Promise<ClickPaymentStatus> {
      const path = `payment/status/${call.account.serviceId}/${encodeURIComponent(paymentId)}`;
      return toStatus(await ask(PaymentStatus, { ...call, method: 'GET', path }));
    },
    /** Gives a whole payment back; Click knows no partial refund. */
    async reverse(call: Call, paymentId: string): Promise<void> {
      const path = `payment/reversal/${call.account.serviceId}/${encodeURIComponent(paymentId)}`;
      await ask(Said, { ...call, method: 'DELETE', path });
    },
    /** Asks for the money in the Click app of a phone. */
    async createInvoice(
      call: Call,
      invoice: { amount: Tiyin; phone: string; transactionParam: string },
    ): Promise<string> {
      const body = {
        service_id: Number(call.account.serviceId),
        amount: fromTiyin(invoice.amount) ?? Number(somText(invoice.amount)),
        phone_number: invoice.phone,
        merchant_trans_id: invoice.transactionParam,
      };
      const answer = await ask(Invoice, { ...call, method: 'POST', path: 'invoice/create', body });
      return String(answer.invoice_id);
    },
    /** −99 deleted, 0 waiting, 1 paid. */
    async invoiceStatus(call: Call, invoiceId: string): Promise<number> {
      const path = `invoice/status/${call.account.serviceId}/${encodeURIComponent(invoiceId)}`;
      return (await ask(InvoiceStatus, { ...call, method: 'GET', path })).status;
    },
    /** Takes the money from a card that Click knows by token. */
    async payByToken(
      call: Call,
      payment: { cardToken: string; amount: Tiyin; transactionParam: string },
    ): Promise<ClickPaymentStatus> {
      const body = {
        service_id: Number(call.account.serviceId),
        card_token: payment.cardToken,
        amount: fromTiyin(payment.amount) ?? Number(somText(payment.amount)),
        transaction_parameter: payment.transactionParam,
      };
      return toStatus(
        await ask(PaymentStatus, { ...call, method: 'POST', path: 'card_token/payment', body }),
      );
    },
    /** Forgets a card. */
    async removeToken(call: Call, cardToken: string): Promise<void> {
      const path = `card_token/${call.account.serviceId}/${encodeURIComponent(cardToken)}`;
      await ask(Said, { ...call, method: 'DELETE', path });
    },
    /** Sends the lines of the cheque of a payment. */
    async submitFiscalItems(
      call: Call,
      cheque: { paymentId: string; items: ReturnType<typeof toClickItems>; total: Tiyin },
    ) {
      const body = {
        service_id: Number(call.account.serviceId),
        payment_id: Number(cheque.paymentId),
        items: cheque.items,
        received_ecash: cheque.total,
        received_cash: 0,
        received_card: 0,
      };
      await ask(Said, { ...call, method: 'POST', path: 'payment/ofd_data/submit_items', body });
    },
  };
}
