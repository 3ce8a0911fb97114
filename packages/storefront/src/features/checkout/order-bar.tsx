import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { failureText } from '../../i18n/failure-words.ts';
import { cartSumAtom } from '../../state/cart.ts';
import { languageAtom } from '../../state/language.ts';
import { useOrderWords } from '../../state/use-order-words.ts';
import { CardError } from './card.tsx';
import type { useCheckout } from './use-checkout.ts';
import { useSendAgain } from './use-send-again.ts';
import { useSettled } from './use-settled.ts';

/** The button that orders, with the total on it. */
export function OrderBar({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const words = useOrderWords();
  const { total } = useAtomValue(cartSumAtom);
  const { quoted, placing, canOrder, errorAt, order } = checkout;
  const { isBusy, failure } = placing;
  const isSettled = useSettled();
  const price = quoted.quote?.totalPrice ?? (total || null);
  // Said here as well as beside the prices, which are further down than a phone shows.
  const unpriced = price === null ? quoted.error : null;
  const isWaiting = useSendAgain({ failure, canOrder, order });
  const note = isWaiting
    ? t`No connection. Your order will be sent automatically once you are back online.`
    : (errorAt('button') ?? (unpriced && failureText(i18n, language, unpriced)));

  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  return (
    <ActionBar note={<CardError text={note} />}>
      <PrimaryButton
        id="place-order"
        price={price === null ? null : words.money(price)}
        busy={isBusy}
        busyLabel={t`Sending the order`}
        disabled={!canOrder || !isSettled}
        onClick={order}
      >
        {t({ message: `Order`, context: `the button that orders` })}
      </PrimaryButton>
    </ActionBar>
  );
}
