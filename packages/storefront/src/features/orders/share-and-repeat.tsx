import type { OrderDetails } from '@dasturxon/core/api';
import { tabOf } from '@dasturxon/core/order';

import { RepeatButton } from './repeat-button.tsx';
import { ShareOrder } from './share-order.tsx';

/** What can be done with any order: repeat it, and share one that is under way (B37). */
export function ShareAndRepeat({ order }: { order: OrderDetails }) {
  return (
    <>
      {tabOf(order.status) === 'active' ? <ShareOrder order={order} /> : null}
      <RepeatButton order={order} />
    </>
  );
}
