import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { usePhoneFirst } from '../../data/phone-first.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { PriceCard } from '../../features/checkout/lower-cards.tsx';
import { OrderBar } from '../../features/checkout/order-bar.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { cartLinesAtom } from '../../state/cart.ts';
import { sessionAtom } from '../../state/session.ts';
import { useSignInToOrder } from '../sign-in-to-order.ts';

// Only an order that is eaten in has a table.
const TablePicker = lazy(async () => ({
  default: (await import('../../features/table/table-picker.tsx')).TablePicker,
}));

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
  usePhoneFirst('/checkout');
  const header = { title: t`Checkout`, backLabel: t`Back`, onBack: () => back('/basket') };

  if (isEmpty && !checkout.placing.isBusy) {
    return (
      <PageFrame {...header}>
        <EmptyState
          drawing="basket"
          title={t`The basket is empty`}
          text={t`Add something tasty from the menu.`}
          action={<ToMenuButton />}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      {...header}
      aside={<PriceCard checkout={checkout} />}
      footer={<OrderBar checkout={checkout} />}
    >
      <Checkout
        checkout={checkout}
        table={
          <Suspense fallback={<SkeletonRows label={t`Loading`} count={2} />}>
            <TablePicker />
          </Suspense>
        }
      />
      {checkout.late ? <checkout.late.ShowTrouble {...checkout} /> : null}
      {checkout.late && checkout.quoted.isFresh ? <checkout.late.WayToOrder /> : null}
    </PageFrame>
  );
}
