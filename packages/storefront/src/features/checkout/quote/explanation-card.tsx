import type { Quote } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { Totals } from '@dasturxon/ui/totals';

import { CheaperDelivery } from '../../../i18n/cheaper-delivery.tsx';
import { PriceWhy } from '../../../i18n/price-why.tsx';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { go } from '../../../router/navigation.ts';
import { Card } from '../cards/card.tsx';
import styles from '../cards/checkout.module.css';
import { useExplanation } from './use-explanation.tsx';
import type { useCheckout } from '../use-checkout.ts';
import { useErrorText } from './use-error-text.ts';

type ExplanationCardProps = Pick<ReturnType<typeof useCheckout>, 'quoted' | 'errorAt' | 'failureAt'>;

/** The server's price of the order, line by line. */
export function ExplanationCard({ quoted, errorAt, failureAt }: ExplanationCardProps) {
  const { t } = useLingui();
  const describe = useErrorText(quoted);
  const { isFresh, error, quote } = quoted;
  const failure = failureAt('lines');
  const lines = useExplanation(quoted, failure);

  return (
    <Card place="lines" title={t`Your order`} error={failure ? describe(failure) : errorAt('lines')}>
      {lines ? (
        <div className={isFresh ? undefined : styles.stale} aria-busy={!isFresh && !error}>
          <Totals label={t`Your order`} lines={lines} />
          {quote ? <Reasons quote={quote} /> : null}
        </div>
      ) : (
        <SkeletonRows label={t`Loading the price`} />
      )}
      {error ? (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={quoted.retry}>{t`Try again`}</PrimaryButton>
      ) : null}
      {failure ? (
        <PrimaryButton
          look={{ tone: 'quiet' }}
          onClick={() => go('/basket')}
        >{t`To the basket`}</PrimaryButton>
      ) : null}
    </Card>
  );
}

/** What is missing to a cheaper delivery, and how the total came about. */
function Reasons({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { cheaperDelivery, totalProductPrice, explanation, totalPrice, earned } = quote;
  const points = format.money(earned);
  return (
    <>
      {cheaperDelivery ? (
        <div className={styles.missing}>
          <CheaperDelivery cheaper={cheaperDelivery} sum={totalProductPrice} />
        </div>
      ) : null}
      {earned > 0 ? <p className={styles.quiet}>{t`You will earn ${points} of cashback`}</p> : null}
      <PriceWhy explanation={explanation ?? []} totalPrice={totalPrice} />
    </>
  );
}
