import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { idOf, PaymeNo, type Method } from './payme-method.ts';
import { RECEIPT, type PaymeReceipt, type PaymeReceipts } from './payme-receipts.ts';
import type { PaymeWallet } from './payme-wallet.ts';

const NewReceipt = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  account: v.record(v.string(), v.string()),
});
const OfId = v.object({ id: v.string() });
const Pay = v.object({ id: v.string(), token: v.string() });
const List = v.object({
  count: v.pipe(v.number(), v.minValue(1), v.maxValue(50)),
  from: v.number(),
  to: v.number(),
  offset: v.optional(v.number(), 0),
});

const REFUND = 5;

const shown = ({ _id, state, amount, create_time, account }: PaymeReceipt) => ({
  _id,
  state,
  amount,
  create_time,
  account: Object.entries(account).map(([name, value]) => ({ name, title: name, value })),
});

/** `receipts.*`: what a merchant's server does with receipts. Paying one calls the merchant back as for any payment. */
export function receiptMethods(receipts: PaymeReceipts, wallet: PaymeWallet): [string, Method][] {
  function receiptOf(merchant: ProviderMerchant, id: string): PaymeReceipt {
    const receipt = receipts.find(idOf(merchant), id);
    if (!receipt) throw new PaymeNo(-31_601, 'Receipt not found');
    return receipt;
  }

  const create: Method['run'] = async (merchant, params) => {
    const { amount, account } = v.parse(NewReceipt, params);
    const receipt = receipts.open({ merchantId: idOf(merchant), account, amount });
    const may = await receipts.check(merchant, receipt);
    if (!may.ok) throw new PaymeNo(-31_630, may.note);
    return { receipt: shown(receipt) };
  };
  const pay: Method['run'] = async (merchant, params) => {
    const { id, token } = v.parse(Pay, params);
    const receipt = receiptOf(merchant, id);
    const card = wallet.find(idOf(merchant), token);
    if (!card?.verify || card.behaviour === 'broken') throw new PaymeNo(-31_630, 'Card cannot pay');
    if (receipt.state === RECEIPT.PAID) return { receipt: shown(receipt) };
    const begun = await receipts.begin(merchant, receipt);
    const result = begun.ok ? await receipts.finish(merchant, receipt) : begun;
    if (!result.ok) throw new PaymeNo(-31_630, result.note);
    return { receipt: shown(receipt) };
  };
  const cancel: Method['run'] = async (merchant, params) => {
    const receipt = receiptOf(merchant, v.parse(OfId, params).id);
    if (receipt.state === RECEIPT.CANCELED) return { receipt: shown(receipt) };
    const result = await receipts.cancel(merchant, receipt, REFUND);
    if (!result.ok) throw new PaymeNo(-31_630, result.note);
    receipt.state = RECEIPT.CANCELED;
    return { receipt: shown(receipt) };
  };
  const check: Method['run'] = async (merchant, params) => ({
    state: receiptOf(merchant, v.parse(OfId, params).id).state,
  });
  const get: Method['run'] = async (merchant, params) => ({
    receipt: shown(receiptOf(merchant, v.parse(OfId, params).id)),
  });
  const getAll: Method['run'] = async (merchant, params) => {
    const { count, offset, ...time } = v.parse(List, params);
    return receipts
      .list(idOf(merchant), time)
      .slice(offset, offset + count)
      .map(shown);
  };
  return [
    ['receipts.create', { side: 'server', run: create }],
    ['receipts.pay', { side: 'server', run: pay }],
    ['receipts.cancel', { side: 'server', run: cancel }],
    ['receipts.check', { side: 'server', run: check }],
    ['receipts.get', { side: 'server', run: get }],
    ['receipts.get_all', { side: 'server', run: getAll }],
  ];
}
