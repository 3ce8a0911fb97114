import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import { randomBytes } from 'node:crypto';

import { localStamp } from '@dasturxon/core/time';
import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { CallResult } from '../pay-page/page-payment.ts';
import type { ProviderTools } from '../provider-merchants/provider-tools.ts';

/** Receipt states of the Subscribe API that this stand-in uses. */
export const RECEIPT = { CREATED: 0, DEBITING: 2, PAID: 4, CANCELED: 50 } as const;

/** A receipt: the payment request of one order. Its id is the transaction's. */
const PaymeReceipt = v.object({
  _id: v.string(),
  merchantId: v.string(),
  account: v.record(v.string(), v.string()),
  /** Tiyin. */
  amount: v.number(),
  create_time: v.number(),
  state: v.number(),
  /** When the merchant is notified of the transaction. */
  time: v.number(),
});
export type PaymeReceipt = v.InferOutput<typeof PaymeReceipt>;

const Answer = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.optional(v.unknown()) })),
});

/** Payme's receipts, and the calls that it makes about them with the merchant's own key. */
export function createPaymeReceipts({ fetch, now, kept }: ProviderTools) {
  const receipts = kept.map('payme-receipts', PaymeReceipt);
  let calls = 0;

  async function call(merchant: ProviderMerchant, method: string, params: object): Promise<CallResult> {
    calls += 1;
    const authorization = `Basic ${Buffer.from(`Paycom:${String(merchant.account['key'])}`).toString('base64')}`;
    const response = await fetch(merchant.callbackUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ jsonrpc: '2.0', id: calls, method, params }),
    });
    const { error } = v.parse(Answer, await response.json());
    return error ? { ok: false, note: `${error.code} ${textOf(error.message)}`.trim() } : { ok: true };
  }

  /** The three steps that Payme takes before and after the money has left the card. */
  const steps = {
    check: (merchant: ProviderMerchant, { amount, account }: PaymeReceipt) =>
      call(merchant, 'CheckPerformTransaction', { amount, account }),
    create: (merchant: ProviderMerchant, { _id: id, time, amount, account }: PaymeReceipt) =>
      call(merchant, 'CreateTransaction', { id, time, amount, account }),
    perform: (merchant: ProviderMerchant, { _id: id }: PaymeReceipt) =>
      call(merchant, 'PerformTransaction', { id }),
    cancel: (merchant: ProviderMerchant, { _id: id }: PaymeReceipt, reason: number) =>
      call(merchant, 'CancelTransaction', { id, reason }),
    /** The fiscal receipt that the tax authority has given for a payment. */
    receipt: (merchant: ProviderMerchant, { _id: id, time }: PaymeReceipt) =>
      call(merchant, 'SetFiscalData', { id, type: 'PERFORM', fiscal_data: fiscalReceiptOf(id, time) }),
  };

  return {
    ...steps,
    open(about: Pick<PaymeReceipt, 'merchantId' | 'account' | 'amount'>): PaymeReceipt {
      const at = now().getTime();
      const _id = randomBytes(12).toString('hex');
      const receipt: PaymeReceipt = { ...about, _id, create_time: at, time: at, state: RECEIPT.CREATED };
      receipts.set(_id, receipt);
      return receipt;
    },
    find(merchantId: string, id: string): PaymeReceipt | null {
      const receipt = receipts.get(id);
      return receipt?.merchantId === merchantId ? receipt : null;
    },
    /** The guest has paid at Payme, whether or not the call about it succeeds. */
    keep(receipt: PaymeReceipt): void {
      receipt.state = RECEIPT.PAID;
      kept.save();
    },
    /** Receipts of a merchant in a time, newest first. */
    list: (merchantId: string, { from, to }: { from: number; to: number }) =>
      [...receipts.values()]
        .filter((one) => one.merchantId === merchantId && one.create_time >= from && one.create_time <= to)
        .toReversed(),
    /** Asks whether the merchant takes the money and makes the transaction there. */
    async begin(merchant: ProviderMerchant, receipt: PaymeReceipt): Promise<CallResult> {
      const may =
        receipt.state === RECEIPT.CREATED ? await steps.check(merchant, receipt) : { ok: true as const };
      const begun = may.ok ? await steps.create(merchant, receipt) : may;
      if (begun.ok && receipt.state === RECEIPT.CREATED) receipt.state = RECEIPT.DEBITING;
      return begun;
    },
    /** Notifies the merchant of the payment; if the merchant rejects it, the guest is refunded. */
    async finish(merchant: ProviderMerchant, receipt: PaymeReceipt): Promise<CallResult> {
      const result = await steps.perform(merchant, receipt);
      receipt.state = result.ok ? RECEIPT.PAID : RECEIPT.CANCELED;
      if (result.ok) await steps.receipt(merchant, receipt);
      return result;
    },
  };
}
export type PaymeReceipts = ReturnType<typeof createPaymeReceipts>;

/** A fiscal receipt in Payme's format; its numbers derive from the receipt's. */
function fiscalReceiptOf(id: string, time: number) {
  const date = localStamp(new Date(time), PROVIDER_ZONE).replaceAll(/\D/g, '');
  const number = Number.parseInt(id.slice(-6), 16);
  const query = new URLSearchParams({ t: 'EZ000000000030', r: String(number), c: date, s: id.slice(0, 12) });
  return {
    receipt_id: number,
    status_code: 0,
    message: 'accepted',
    terminal_id: 'EZ000000000030',
    fiscal_sign: id.slice(0, 12),
    qr_code_url: `https://ofd.soliq.uz/check?${query.toString()}`,
    date,
  };
}

function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  return typeof message === 'object' && message !== null && 'en' in message ? String(message.en) : '';
}
