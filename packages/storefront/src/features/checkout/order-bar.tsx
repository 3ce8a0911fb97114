import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { cartSumAtom } from '../../state/cart.ts';
import { useOrderWords } from '../../state/use-order-words.ts';
import { CardError } from './card.tsx';
import type { useCheckout } from './use-checkout.ts';

/** The button that orders, with the total on it. */
export function OrderBar({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  const words = useOrderWords();
  const { total } = useAtomValue(cartSumAtom);
  const { quoted, placing, canOrder, errorAt, order } = checkout;
  const { isBusy } = placing;

  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  return (
    <ActionBar note={<CardError text={errorAt('button')} />}>
      <PrimaryButton
        id="place-order"
        price={words.money(quoted.quote?.totalPrice ?? total)}
        busy={isBusy}
        busyLabel={t`Sending the order`}
        disabled={!canOrder}
        onClick={order}
      >
        {t({ message: `Order`, context: `the button that orders` })}
      </PrimaryButton>
    </ActionBar>
  );
}
