import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { ReceiptIcon } from '@dasturxon/ui/icons';
import { OrderPill } from '@dasturxon/ui/order-pill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { cartSumAtom } from '../../domains/cart/cart.ts';
import { archivedOrdersQuery } from '../../domains/orders/orders.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { languageAtom } from '../../store/language.ts';
import { settingsAtom } from '../../store/boot.ts';
import { useRepeat } from '../../features/orders/repeat/repeat-button.tsx';

/** The last order over the menu, in the basket again with one tap; not there once the basket has something (B10). */
export function LastOrderPill({ onNone }: { onNone: () => void }) {
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const { count } = useAtomValue(cartSumAtom);
  const { data, isError } = useInfiniteQuery(archivedOrdersQuery(useApi(), userId));
  const order = data?.pages[0]?.find(({ status }) => status !== 'CANCELED');
  const hasNone = isError || (data !== undefined && !order);
  useEffect(() => {
    if (hasNone) onNone();
  }, [hasNone, onNone]);
  return order && count === 0 ? <Pill order={order} /> : null;
}

function Pill({ order }: { order: Order }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const { bottomNavigation } = useAtomValue(settingsAtom).layout;
  const repeat = useRepeat(order);
  const dishes = order.cartItems.map((line) => `${format.name(line.name)} ${format.count(line)}`.trim());
  return (
    <>
      <OrderPill
        label={t`Your last order`}
        text={t`Order again`}
        detail={joinNames(dishes, language)}
        icon={<ReceiptIcon size={20} />}
        isBusy={repeat.isPending}
        above={{ nav: bottomNavigation }}
        onOpen={repeat.run}
      />
      {repeat.sheet}
    </>
  );
}
