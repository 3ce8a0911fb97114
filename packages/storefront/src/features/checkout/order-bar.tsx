import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { cartSumAtom } from '../../domains/cart/cart.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { useMainAction } from '../../store/main-action.ts';
import { CardError } from './cards/card.tsx';
import type { useCheckout } from './use-checkout.ts';
import { useSettled } from './cards/use-settled.ts';

type BarProps = { checkout: ReturnType<typeof useCheckout> };

/** The button that orders, with the total on it; where it cannot, it leads to the reason. */
export function OrderBar({ checkout }: BarProps) {
  const { t } = useLingui();
  const { canOrder, errorAt, order, parts } = checkout;
  const { isBusy } = checkout;
  const { text, price, isDisabled } = useOrderButton(checkout);

  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  return (
    <ActionBar note={parts ? <parts.BarNote checkout={checkout} /> : <CardError text={errorAt('button')} />}>
      <PrimaryButton
        native={{ id: 'place-order', 'aria-disabled': !canOrder || undefined }}
        price={price}
        busy={isBusy}
        busyLabel={t`Sending the order`}
        disabled={isDisabled}
        onClick={order}
      >
        {text}
      </PrimaryButton>
    </ActionBar>
  );
}

/** The button's label, price and state; a host shows the same on its own button. */
function useOrderButton(checkout: BarProps['checkout']) {
  const { quoted, isBusy, canOrder, isClosed, isPressable, order } = checkout;
  const { t } = useLingui();
  const format = useOrderFormats();
  const { total } = useAtomValue(cartSumAtom);
  const isSettled = useSettled();
  const text = t({ message: `Order`, context: `the button that orders` });
  const sum = quoted.quote?.totalPrice ?? (total || null);
  const price = sum === null ? null : format.money(sum);
  const drop = useEffectEvent(checkout.drop);
  useEffect(() => {
    if (!isSettled) drop();
  }, [isSettled]);
  const isDisabled = !isSettled || isClosed || !(canOrder || isPressable);
  useMainAction({
    place: 'order',
    text,
    price,
    isEnabled: !isDisabled && canOrder,
    isBusy,
    press: () => isDisabled || isBusy || order(),
  });
  return { text, price, isDisabled };
}
