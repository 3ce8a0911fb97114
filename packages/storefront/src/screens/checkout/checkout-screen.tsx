import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { usePhoneFirst } from '../../domains/account/phone-first.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { PriceCard } from '../../features/checkout/lower-cards.tsx';
import { OrderBar } from '../../features/checkout/order-bar.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import type { CheckoutParts } from '../../features/checkout/use-checkout-parts.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { usePreloadedScreen } from '../../store/preload-screen.ts';
import { useSignInToOrder } from '../sign-in-to-order.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';

// Only an order that is eaten in has a table.
const TablePicker = lazyComponent(
  () => import('../../features/table/table-picker.tsx'),
  (module) => module.TablePicker,
);

/** Checkout on one page (RT-09); a guest signs in first and comes back (SES-12, D54). */
export function CheckoutScreen() {
  const { t } = useLingui();
  const session = useAtomValue(sessionAtom);
  useTitle(t`Checkout`);
  useSignInToOrder('/checkout');

  if (session) return <CustomerCheckout />;
  return (
    <PageFrame title={t`Checkout`} backLabel={t`Back`} onBack={() => back('/basket')}>
      <SkeletonRows label={t`Loading`} />
    </PageFrame>
  );
}

function CustomerCheckout() {
  const { t } = useLingui();
  const isEmpty = useAtomValue(cartLinesAtom).length === 0;
  const checkout = useCheckout();
  const { parts, isClosed, placing } = checkout;
  const hasNothing = isEmpty && !placing.isBusy;
  const isResting = isClosed || hasNothing;
  usePhoneFirst('/checkout');
  // As soon as checkout is whole, the order's screen loads: it is there before the order is placed.
  usePreloadedScreen('/profile/orders/next', parts !== null && checkout.quoted.isFresh);
  return (
    <PageFrame
      title={t`Checkout`}
      backLabel={t`Back`}
      onBack={() => back('/basket')}
      aside={isResting ? null : <PriceCard checkout={checkout} />}
      footer={hasNothing ? null : <OrderBar checkout={checkout} />}
    >
      {isResting ? null : <Checkout checkout={checkout} table={<Table />} />}
      {parts ? <CheckoutLayers parts={parts} checkout={checkout} isResting={isResting} /> : null}
    </PageFrame>
  );
}

function Table() {
  const { t } = useLingui();
  return (
    <Suspense fallback={<SkeletonRows label={t`Loading`} count={2} />}>
      <TablePicker />
    </Suspense>
  );
}

type CheckoutLayersProps = {
  parts: CheckoutParts;
  checkout: ReturnType<typeof useCheckout>;
  isResting: boolean;
};

/** Why there is nothing to order, or what leads to whatever keeps the order back; and the way to the order to be. */
function CheckoutLayers({ parts, checkout, isResting }: CheckoutLayersProps) {
  return (
    <>
      {isResting ? <parts.NothingToOrder /> : <parts.ShowTrouble {...checkout} />}
      <parts.RestoreDetails />
    </>
  );
}
