import { type BranchFacts, checkOrder, type OrderError, type Quote } from '@dasturxon/core/order';
import { useAtomValue } from 'jotai';

import type { SentDraft } from '../../../domains/checkout/quote.ts';
import { settingsAtom } from '../../../store/boot.ts';
import { cartLinesAtom } from '../../../domains/cart/cart.ts';
import type { usePayment, useServing } from './use-order-draft.ts';
import { serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';

type Known = {
  draft: SentDraft;
  quote: Quote | null;
  later: boolean;
  serving: ReturnType<typeof useServing>;
  payment: ReturnType<typeof usePayment>;
};

/** Everything that keeps the order from being sent, by core's own rule (IMP-11, VAL-08, VAL-12). */
export function useProblems({ draft, quote, later, serving, payment }: Known): OrderError[] {
  const settings = useAtomValue(settingsAtom);
  const lines = useAtomValue(cartLinesAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const { address, receiver = null } = draft;
  const branch: BranchFacts | null =
    serving.branchId === null ? null : { isOpenThatDay: true, isOpenNow: serving.isOpenNow };
  return checkOrder({
    later,
    ...timeOf(draft),
    serviceType,
    offeredServices: settings.services,
    lines: lines.map((line) => line.key),
    branch,
    address: toPlace(address),
    isInArea: null,
    missingToMinimum: quote?.minimal.missing ?? 0,
    receiver,
    ...sumsOf(draft),
    totalPrice: quote?.totalPrice ?? null,
    payment: payment.chosen,
    offeredPayments: payment.methods.map((method) => method.type),
  });
}

const timeOf = ({ day = null, time = null }: SentDraft) => ({ day, time });

const sumsOf = ({ sendCheque, sendChequePhone = null, changeFrom = null }: SentDraft) => ({
  sendCheque: sendCheque === true,
  sendChequePhone,
  changeFrom,
});

const toPlace = (address: SentDraft['address']) =>
  address ? { streetName: address.streetName ?? null } : null;
