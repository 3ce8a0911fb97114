import type { BoardOrder } from '@dasturxon/core/staff';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderEdits } from '../../db/schema/orders.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

/** How the last question to a guest has ended, by the order's id. */
export type GuestAnswer = NonNullable<BoardOrder['answer']>;

const ENDED = ['APPLIED', 'DECLINED', 'LAPSED'] as const;

/** What became of the changes that guests were asked about; one agreed on by phone was no question. */
export async function guestAnswers(
  { merchantId }: { merchantId: string },
  tx: Tx,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, GuestAnswer>> {
  const ids = rows.map(({ id }) => id);
  const answers = await tx
    .selectDistinctOn([orderEdits.orderId], {
      orderId: orderEdits.orderId,
      outcome: orderEdits.state,
      at: orderEdits.decidedAt,
    })
    .from(orderEdits)
    .where(
      and(
        eq(orderEdits.merchantId, merchantId),
        inArray(orderEdits.orderId, ids),
        inArray(orderEdits.state, [...ENDED]),
        eq(orderEdits.consent, 'GUEST'),
        isNotNull(orderEdits.until),
        isNotNull(orderEdits.decidedAt),
      ),
    )
    .orderBy(orderEdits.orderId, desc(orderEdits.decidedAt));
  return new Map(
    answers.map(({ orderId, outcome, at }) => [
      orderId,
      // The query reads no other states and no edit without a moment.
      { outcome: outcome as GuestAnswer['outcome'], at: at!.toISOString() },
    ]),
  );
}
