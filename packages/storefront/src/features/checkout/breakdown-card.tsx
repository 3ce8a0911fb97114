import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { Totals } from '@dasturxon/ui/totals';
import { useAtomValue } from 'jotai';

import { failureText } from '../../i18n/failure-words.ts';
import { joinWords } from '../../i18n/place-line.ts';
import { toTotalsLines } from '../../i18n/totals-lines.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../state/language.ts';
import { productsAtom } from '../../state/menu.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../state/order-draft.ts';
import { useOrderWords } from '../../state/use-order-words.ts';
import { Card } from './card.tsx';
import styles from './checkout.module.css';
import { refusedProducts } from './problems.ts';
import type { useQuote } from './use-quote.ts';

type BreakdownCardProps = { quoted: ReturnType<typeof useQuote>; error: string | null };

/** What it costs and why, line by line, as the server says. */
export function BreakdownCard({ quoted, error }: BreakdownCardProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const products = useAtomValue(productsAtom);
  const words = useOrderWords();
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY';
  const hasAddress = Boolean(useAtomValue(orderDraftAtom).address);
  const { quote, isFresh, error: failure } = quoted;
  const refused = refusedProducts(failure).flatMap((id) => products.get(id)?.[1] ?? []);
  const text = failure ? failureText(i18n, language, failure) : error;

  return (
    <Card
      place="lines"
      title={t`Your order`}
      error={refused.length > 0 ? `${text} ${joinWords(refused, language)}` : text}
    >
      {quote ? (
        <div className={isFresh ? undefined : styles.stale} aria-busy={!isFresh}>
          <Totals
            label={t`Your order`}
            lines={toTotalsLines({ ...quote, isBrought: isDelivery && (hasAddress || null) }, words, i18n)}
          />
        </div>
      ) : failure ? null : (
        <SkeletonRows label={t`Loading the price`} />
      )}
      {failure ? <PrimaryButton tone="quiet" onClick={quoted.retry}>{t`Try again`}</PrimaryButton> : null}
      {failure ? (
        <PrimaryButton tone="quiet" onClick={() => go('/basket')}>{t`To the basket`}</PrimaryButton>
      ) : null}
    </Card>
  );
}
