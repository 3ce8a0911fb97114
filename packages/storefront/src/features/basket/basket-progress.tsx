import type { Progress } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { ProgressNote } from '@dasturxon/ui/progress-note';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { useProductWords } from '../../i18n/labels/product-words.ts';
import { languageAtom } from '../../store/language.ts';
import type { useBasket } from './use-basket.ts';

type BasketProgressProps = {
  basket: Pick<ReturnType<typeof useBasket>, 'minimum' | 'freeFee'>;
  /** Offered beside what is missing for delivery. */
  otherwise: ReactNode;
};

/** How far it is to the minimum for delivery, and to an order without the fee: the nearest thing first (VAL-12, D41). */
export function BasketProgress({ basket: { minimum, freeFee }, otherwise }: BasketProgressProps) {
  const { t } = useLingui();
  const words = useProductWords(useAtomValue(languageAtom));
  if (minimum && minimum.missing > 0)
    return (
      <>
        <Way progress={minimum} text={t`${words.money(minimum.missing)} more for delivery`} />
        {otherwise}
      </>
    );
  if (freeFee && freeFee.missing > 0)
    return (
      <Way progress={freeFee} text={t`${words.money(freeFee.missing)} more, and the service fee is on us`} />
    );
  return null;
}

function Way({ progress: { threshold, missing }, text }: { progress: Progress; text: string }) {
  return <ProgressNote text={text} value={threshold - missing} max={threshold} />;
}
