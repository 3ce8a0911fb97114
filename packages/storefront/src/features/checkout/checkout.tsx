import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { settingsAtom } from '../../state/boot.ts';
import { CashbackCard } from './cashback-card.tsx';
import { HowCard } from './how-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PriceChangedSheet } from './price-changed-sheet.tsx';
import { PromoCard } from './promo-card.tsx';
import type { useCheckout } from './use-checkout.ts';
import { WhenCard } from './when-card.tsx';
import { WhereCard } from './where-card.tsx';
import { WhoCard } from './who-card.tsx';

type CheckoutProps = {
  checkout: ReturnType<typeof useCheckout>;
  /** What chooses the table of an order that is eaten in. */
  table: ReactNode;
};

/** The cards of checkout, in the order in which one thinks: how, where, when, who, payment, without what it comes to. */
export function Checkout({ checkout, table }: CheckoutProps) {
  const { features } = useAtomValue(settingsAtom);
  const { serving, later, payment, quoted, placing, errorAt, fieldError } = checkout;
  const { change } = placing;
  const who = {
    receiverName: fieldError('receiver.name'),
    receiverPhone: fieldError('receiver.phone'),
    chequePhone: fieldError('sendChequePhone'),
  };

  return (
    <>
      <HowCard error={errorAt('how')} />
      <WhereCard serving={serving} error={errorAt('where')} table={table} />
      <WhenCard serving={serving} later={later} error={errorAt('when')} />
      <WhoCard errors={who} />
      <PaymentCard payment={payment} total={quoted.quote?.totalPrice ?? null} error={errorAt('payment')} />
      {features.promo ? (
        <PromoCard asked={quoted.asked} refusal={quoted.promoRefusal} error={errorAt('promo')} />
      ) : null}
      {features.cashback ? <CashbackCard quote={quoted.quote} error={errorAt('cashback')} /> : null}
      <NotesCard />
      {change ? (
        <PriceChangedSheet
          before={change.shown}
          after={change.quote}
          onAccept={placing.accept}
          onEdit={placing.edit}
        />
      ) : null}
    </>
  );
}
