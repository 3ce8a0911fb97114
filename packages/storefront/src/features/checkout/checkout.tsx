import type { ReactNode } from 'react';

import { HowCard } from './cards/how-card.tsx';
import { LowerCards, PaymentPlace } from './lower-cards.tsx';
import type { useCheckout } from './use-checkout.ts';
import { WhenCard } from './cards/when/when-card.tsx';
import { WhereCard } from './cards/where-card.tsx';

type CheckoutProps = {
  checkout: ReturnType<typeof useCheckout>;
  /** What chooses the table of an order that is eaten in. */
  table: ReactNode;
};

/** The cards of checkout, in one order: how, where, when, payment; the rest is folded. Without what it comes to. */
export function Checkout({ checkout, table }: CheckoutProps) {
  const { serving, later, placing, parts, errorAt, fieldError } = checkout;
  const { change } = placing;
  const who = {
    receiverName: fieldError('receiver.name'),
    receiverPhone: fieldError('receiver.phone'),
    receiptPhone: fieldError('sendChequePhone'),
  };

  return (
    <>
      <HowCard error={errorAt('how')} />
      <WhereCard serving={serving} error={errorAt('where')} table={table} />
      <WhenCard serving={serving} later={later} error={errorAt('when')} parts={parts} />
      <PaymentPlace checkout={checkout} />
      <LowerCards checkout={checkout} whoErrors={who} />
      {change && parts ? (
        <parts.PriceChangedSheet
          before={change.shown}
          after={change.quote}
          onAccept={placing.accept}
          onEdit={placing.edit}
        />
      ) : null}
    </>
  );
}
