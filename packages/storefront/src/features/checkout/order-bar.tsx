import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { cartSumAtom } from '../../domains/cart/cart.ts';
import { useOrderWords } from '../../i18n/labels/order-words.ts';
import { CardError } from './cards/card.tsx';
import type { useCheckout } from './use-checkout.ts';
import { useSettled } from './cards/use-settled.ts';

/** The button that orders, with the total on it; where it cannot, it leads to the reason. */
export function OrderBar({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  const words = useOrderWords();
  const { total } = useAtomValue(cartSumAtom);
  const { quoted, placing, canOrder, isClosed, isStopped, errorAt, order, parts } = checkout;
  const { isBusy } = placing;
  const isSettled = useSettled();
  const price = quoted.quote?.totalPrice ?? (total || null);

  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  return (
    <ActionBar note={parts ? <parts.BarNote checkout={checkout} /> : <CardError text={errorAt('button')} />}>
      <PrimaryButton
        id="place-order"
        price={price === null ? null : words.money(price)}
        busy={isBusy}
        busyLabel={t`Sending the order`}
        disabled={!isSettled || isClosed || !(canOrder || isStopped)}
        aria-disabled={!canOrder || undefined}
        onClick={order}
      >
        {t({ message: `Order`, context: `the button that orders` })}
      </PrimaryButton>
    </ActionBar>
  );
}
