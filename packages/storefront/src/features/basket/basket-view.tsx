import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { useOrderingClosed } from '../../domains/checkout/use-ordering-closed.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { closedTextAtom } from '../../domains/branches/closed-text.ts';
import { languageAtom } from '../../store/language.ts';
import { go } from '../../router/navigation.ts';
import { useMainAction } from '../../store/main-action.ts';
import { removeLineAtom } from '../../domains/cart/cart.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { Optional } from '../../lazy/optional.tsx';
import { BasketRow, OtherBranch } from './basket-row.tsx';
import { BasketTotals } from './basket-totals.tsx';
import styles from './basket-view.module.css';
import type { useBasket } from './use-basket.ts';
import { useDishNames } from './use-dish-names.ts';
import { beginCheckoutAtom } from '../../domains/analytics/commerce-events.ts';

// Nothing for a basket beyond every threshold.
const BasketProgress = lazyComponent(
  () => import('./basket-progress.tsx'),
  (module) => module.BasketProgress,
);

// Last on the page, below the sums and the way on.
const Recommended = lazyComponent(
  () => import('./recommended.tsx'),
  (module) => module.Recommended,
);

// Of few baskets: of those with dishes that are gone, or below the minimum.
const LeftOut = lazyWithMessages(
  () => import('./left-out.tsx'),
  (module) => module.LeftOut,
);
const WithoutDelivery = lazyWithMessages(
  () => import('./without-delivery.tsx'),
  (module) => module.WithoutDelivery,
);

type BasketViewProps = {
  basket: ReturnType<typeof useBasket>;
  buttonId?: string;
  /** What applies by itself to the basket, above the sums. */
  offers?: ReactNode;
};

/** A basket with something in it: lines, what is missing to the minimum, the sums, and the way on. */
export function BasketView({ basket, buttonId, offers }: BasketViewProps) {
  const { t } = useLingui();
  const format = useProductFormats(useAtomValue(languageAtom));
  const removeLine = useSetAtom(removeLineAtom);
  const beginCheckout = useSetAtom(beginCheckoutAtom);
  const { lines, dropped, minimum, recommended } = basket;
  const hasRefused = lines.some((line) => line.errors.length > 0);
  const closed = useOrderingClosed();
  const opening = useAtomValue(closedTextAtom);
  const later = opening && t`Closed now. ${opening}. You can order for later.`;
  const isBelow = minimum !== null && minimum.missing > 0;
  const text = t`To checkout`;
  const total = format.money(basket.total);
  const isDisabled = closed !== null || hasRefused || isBelow || lines.length === 0;
  const goOn = () => {
    // A line announced as left out must not keep the rest from being ordered.
    for (const { key } of dropped) removeLine(key);
    beginCheckout();
    go('/checkout');
  };
  useMainAction(
    buttonId ? { place: 'checkout', text, price: total, isEnabled: !isDisabled, press: goOn } : null,
  );

  return (
    <>
      <Gone basket={basket} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <BasketRow key={line.key} line={line} />
        ))}
      </ul>
      <Optional>
        <BasketProgress basket={basket} otherwise={hasRefused ? null : <WithoutDelivery />} />
      </Optional>
      <Optional>
        <Recommended products={recommended} />
      </Optional>
      {offers}
      <div className={styles.sums}>
        <BasketTotals basket={basket} />
      </div>
      <ActionBar note={closed ?? (hasRefused ? <Refused lines={lines} /> : later)}>
        <PrimaryButton native={{ id: buttonId }} price={total} disabled={isDisabled} onClick={goOn}>
          {text}
        </PrimaryButton>
      </ActionBar>
    </>
  );
}

/** What to do about lines that cannot be ordered. */
function Refused({ lines }: Pick<BasketViewProps['basket'], 'lines'>) {
  const { t } = useLingui();
  const isSplit = lines.some(({ errors }) => errors[0]?.code === 'product.otherBranch');
  return isSplit ? (
    <Optional>
      <OtherBranch place="button" />
    </Optional>
  ) : (
    t`Remove unavailable dishes to continue.`
  );
}

/** The dishes that are left out; their names are kept while they are still on the menu. */
function Gone({ basket }: Pick<BasketViewProps, 'basket'>) {
  const kept = useDishNames(basket);
  const { dropped } = basket;
  if (dropped.length === 0) return null;
  return (
    <Optional>
      <LeftOut dropped={dropped} kept={kept} />
    </Optional>
  );
}
