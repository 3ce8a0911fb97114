import type { StaffBranch } from '@dasturxon/core/staff';
import { businessDayEnd } from '@dasturxon/core/time';

import type { Reply } from '../../http/answers.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeLever } from './write-lever.ts';

/** Sets how many later orders a slot of tonight takes; null returns to the usual number (BO-153). */
export function setCapacity(
  ctx: SignedIn,
  { id, orders }: { id: string; orders: number | null },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const until = businessDayEnd(ctx.now(), ctx.tenant.timeZone).toISOString();
  return writeLever(ctx, { id, sent }, (before) =>
    orders === null && before.tonight === null
      ? null
      : {
          action: 'branch.capacity',
          data: { tonight: orders === null ? null : { orders, until } },
          facts: ({ tonight, slotCapacity }) => ({ slotCapacity: tonight?.orders ?? slotCapacity }),
        },
  );
}
