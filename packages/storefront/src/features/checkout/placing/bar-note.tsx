import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { AlertIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useSetAtom } from 'jotai';

import { notifyAtom } from '../../../store/notices.ts';
import { CardError } from '../cards/card.tsx';
import styles from '../cards/checkout.module.css';
import type { useCheckout } from '../use-checkout.ts';
import { useErrorText } from '../quote/use-error-text.ts';
import { useSendAgain } from './use-send-again.ts';

const isLost = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/** Why the button below is disabled, or what it is still doing. */
export function BarNote({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  const { quoted, errorAt, placing, trouble } = checkout;
  const describe = useErrorText(quoted);
  const notify = useSetAtom(notifyAtom);
  const text = errorAt('button');
  const stop = () => {
    placing.edit();
    notify({ text: t`If your order has already arrived, it is among your orders.` });
  };
  if (useSendAgain(checkout))
    return (
      <div className={styles.waiting}>
        <CardError
          text={
            isLost(trouble.failure)
              ? t`No connection. Your order will be sent automatically once you are back online.`
              : text
          }
        />
        <PrimaryButton
          look={{ tone: 'quiet', narrow: true, small: true }}
          onClick={stop}
        >{t`Stop trying`}</PrimaryButton>
      </div>
    );
  if (text || !quoted.error) return <CardError text={text} />;
  // Its card announces it to screen readers, below the visible part of a phone's screen.
  return (
    <p className={styles.error}>
      <AlertIcon size={16} />
      {describe(quoted.error)}
    </p>
  );
}
