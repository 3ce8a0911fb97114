import type { OrderDetails } from '@dasturxon/core/api';
import { tabOf } from '@dasturxon/core/order';
import { Suspense } from 'react';

import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { RepeatButton } from './repeat/repeat-button.tsx';

const ShareOrder = lazyWithMessages(
  () => import('./share-order.tsx'),
  (module) => module.ShareOrder,
);

/** What can be done with any order: repeat it, and share one that is under way (B37). */
export function ShareAndRepeat({ order }: { order: OrderDetails }) {
  return (
    <>
      {tabOf(order.status) === 'active' ? (
        <Suspense>
          <ShareOrder order={order} />
        </Suspense>
      ) : null}
      <RepeatButton order={order} />
    </>
  );
}
