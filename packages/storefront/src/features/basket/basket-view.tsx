import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';

import { useClosedText } from '../../domains/checkout/use-closed-text.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { closedTextAtom } from '../../domains/branches/closed-text.ts';
import { languageAtom } from '../../store/language.ts';
import { go } from '../../router/navigation.ts';
import { useMainAction } from '../../store/main-action.ts';
import { removeLineAtom } from '../../domains/cart/cart.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { BasketProgress, BasketTotals } from './basket-progress.tsx';
import { BasketRow } from './basket-row.tsx';
import styles from './basket-view.module.css';
import { LeftOut } from './left-out.tsx';
import type { useBasket } from './use-basket.ts';
import { settingsAtom } from '../../store/boot.ts';
import { beginCheckoutAtom } from '../../domains/analytics/commerce-events.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';

// Last on the page, below the sums and the way on.
const Recommended = lazyComponent(
  () => import('./recommended.tsx'),
  (module) => module.Recommended,
);

type BasketViewProps = {
  basket: ReturnType<typeof useBasket>;
  buttonId?: string;
};

/** A basket with something in it: lines, what is missing to the minimum, the sums, and the way on. */
export function BasketView({ basket, buttonId }: BasketViewProps) {
  const { t } = useLingui();
  const format = useProductFormats(useAtomValue(languageAtom));
  const removeLine = useSetAtom(removeLineAtom);
  const beginCheckout = useSetAtom(beginCheckoutAtom);
  const { lines, dropped, price, minimum, recommended } = basket;
  const hasRefused = lines.some((line) => line.errors.length > 0);
  const closed = useClosedText();
  const opening = useAtomValue(closedTextAtom);
  const later = opening && t`Closed now. ${opening}. You can order for later.`;
  const isBelow = minimum !== null && minimum.missing > 0;
  const text = t`To checkout`;
  const total = format.money(price.totalPrice);
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
      <LeftOut basket={basket} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <BasketRow key={line.key} line={line} />
        ))}
      </ul>
      <BasketProgress basket={basket} otherwise={hasRefused ? null : <WithoutDelivery />} />
      <Suspense>
        <Recommended products={recommended} />
      </Suspense>
      <div className={styles.sums}>
        <BasketTotals basket={basket} />
      </div>
      <ActionBar note={closed ?? (hasRefused ? t`Remove unavailable dishes to continue.` : later)}>
        <PrimaryButton native={{ id: buttonId }} price={total} disabled={isDisabled} onClick={goOn}>
          {text}
        </PrimaryButton>
      </ActionBar>
    </>
  );
}

/**
 * The alternative to a delivery below the minimum: pick-up, else dine-in, which have no minimum (D37). Nothing if the
 * merchant only delivers.
 */
function WithoutDelivery() {
  const { t } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeDraftAtom);
  const beginCheckout = useSetAtom(beginCheckoutAtom);
  const serviceType = (['PICK_UP', 'DINE_IN'] as const).find((type) => services.includes(type));
  if (!serviceType) return null;
  const takeIt = () => {
    change({ serviceType, day: null, time: null });
    beginCheckout();
    go('/checkout');
  };
  return (
    <div className={styles.instead}>
      <PrimaryButton look={{ tone: 'quiet', small: true }} onClick={takeIt}>
        {serviceType === 'PICK_UP' ? t`Pick it up instead` : t`Eat in instead`}
      </PrimaryButton>
    </div>
  );
}
