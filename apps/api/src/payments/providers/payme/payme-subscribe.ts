import { exchange } from '@dasturxon/core/http';
import * as v from 'valibot';

import type { PaymeAccount } from './payme-account.ts';

const TIMEOUT_MS = 20_000;
/** The state of a paid receipt. */
export const RECEIPT_PAID = 4;

/** Payme refused a call, with its own code. */
export class PaymeRefused extends Error {
  override readonly name = 'PaymeRefused';
  readonly code: number;

  constructor(code: number) {
    super(`payme answered ${code}`);
    this.code = code;
  }
}

const Answer = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number() })),
});

const CardAnswer = v.object({
  card: v.object({
    number: v.string(),
    expire: v.string(),
    token: v.string(),
    verify: v.boolean(),
    phone: v.optional(v.string()),
  }),
});
const Receipt = v.object({
  _id: v.string(),
  state: v.number(),
  amount: v.number(),
  account: v.optional(v.array(v.object({ name: v.string(), value: v.union([v.string(), v.number()]) })), []),
});
export type PaymeReceipt = v.InferOutput<typeof Receipt>;
const ReceiptAnswer = v.object({ receipt: Receipt });

export type PaymeCard = v.InferOutput<typeof CardAnswer>['card'];
export type Subscribe = ReturnType<typeof subscribeApi>;

type Conversation = { fetch: typeof globalThis.fetch; api: (account: PaymeAccount) => string };

/** The server's half of Payme's Subscribe API: cards by token, receipts. Throws PaymeRefused for a refusal, another error for a missing answer. */
export function subscribeApi({ fetch, api }: Conversation) {
  async function ask<Schema extends v.GenericSchema>(
    account: PaymeAccount,
    call: { method: string; params: object },
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const { body } = await exchange(
      {
        url: api(account),
        method: 'POST',
        headers: { 'X-Auth': `${account.merchantId}:${account.key}` },
        body: { id: 1, ...call },
        timeoutMs: TIMEOUT_MS,
      },
      { fetch },
    );
    const { result, error } = v.parse(Answer, body);
    if (error) throw new PaymeRefused(error.code);
    return v.parse(schema, result);
  }

  return {
    checkCard: async (account: PaymeAccount, token: string): Promise<PaymeCard> =>
      (await ask(account, { method: 'cards.check', params: { token } }, CardAnswer)).card,
    removeCard: async (account: PaymeAccount, token: string): Promise<void> => {
      await ask(account, { method: 'cards.remove', params: { token } }, v.unknown());
    },
    createReceipt: async (
      account: PaymeAccount,
      receipt: { amount: number; number: number; detail?: object },
    ) => {
      const { amount, number, detail } = receipt;
      const params = { amount, account: { [account.field]: String(number) }, ...(detail && { detail }) };
      return (await ask(account, { method: 'receipts.create', params }, ReceiptAnswer)).receipt;
    },
    payReceipt: async (account: PaymeAccount, pay: { id: string; token: string }) =>
      (await ask(account, { method: 'receipts.pay', params: pay }, ReceiptAnswer)).receipt,
    cancelReceipt: async (account: PaymeAccount, id: string) =>
      (await ask(account, { method: 'receipts.cancel', params: { id } }, ReceiptAnswer)).receipt,
    receiptState: async (account: PaymeAccount, id: string) =>
      (await ask(account, { method: 'receipts.check', params: { id } }, v.object({ state: v.number() })))
        .state,
    /** Receipts of a time, newest 50. */
    listReceipts: (account: PaymeAccount, { from, to }: { from: number; to: number }) =>
      ask(
        account,
        { method: 'receipts.get_all', params: { count: 50, from, to, offset: 0 } },
        v.array(Receipt),
      ),
  };
}
