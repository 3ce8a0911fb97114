import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { BasketView } from '../../features/basket/basket-view.tsx';
import { useBasket } from '../../features/basket/use-basket.ts';
import { GROUP_PARAM, groupAtom } from '../../domains/group/membership.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { Optional } from '../../lazy/optional.tsx';
import { useQueryParam } from '../../router/navigation.ts';
import { LoadFailure } from '../load-failure.tsx';

const LastOrder = lazyWithMessages(
  () => import('../../features/orders/last-order.tsx'),
  (module) => module.LastOrder,
);

const BasketOffers = lazyWithMessages(
  () => import('./basket-offers.tsx'),
  (module) => module.BasketOffers,
);

// Of guests who order with others.
const GroupBasket = lazyWithMessages(
  () => import('./group-basket.tsx'),
  (module) => module.GroupBasket,
);

type BasketContentProps = {
  /** The way to the dishes from an empty basket; not offered where they are beside it. */
  onMenu?: () => void;
  /** Beside the menu there is no room for what goes well with it. */
  isNarrow?: boolean;
};

/** What is going to be ordered, wherever it is shown (SCR-02): alone, or with others (C6). */
export function BasketContent(props: BasketContentProps) {
  const isGroup = useAtomValue(groupAtom) !== null;
  const link = useQueryParam(GROUP_PARAM);
  if (!isGroup && link === null) return <SingleBasket {...props} />;
  return (
    <Suspense>
      <GroupBasket link={link} />
    </Suspense>
  );
}

function SingleBasket({ onMenu, isNarrow = false }: BasketContentProps) {
  const { t } = useLingui();
  const basket = useBasket();
  if (!basket.isEmpty) return <FilledBasket basket={basket} isNarrow={isNarrow} />;
  return (
    <>
      <EmptyState
        drawing="basket"
        title={t`The basket is empty`}
        text={t`Add something tasty from the menu.`}
        action={onMenu ? <PrimaryButton onClick={onMenu}>{t`To the menu`}</PrimaryButton> : undefined}
      />
      <Optional>
        <LastOrder />
      </Optional>
    </>
  );
}

type FilledBasketProps = { basket: ReturnType<typeof useBasket>; isNarrow: boolean };

function FilledBasket({ basket, isNarrow }: FilledBasketProps) {
  const { t } = useLingui();
  const { overall } = basket;
  if (overall.isPending) return <Spinner label={t`Loading`} />;
  if (!overall.data) return <LoadFailure error={overall.error} onRetry={() => void overall.refetch()} />;
  const { promotions } = basket;
  const offers = (
    <Optional>
      <BasketOffers promotions={promotions} />
    </Optional>
  );
  return isNarrow ? (
    <BasketView basket={{ ...basket, recommended: [] }} offers={offers} />
  ) : (
    <BasketView basket={basket} buttonId="to-checkout" offers={offers} />
  );
}
