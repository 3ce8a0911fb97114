import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { isSoldOutRejection, rejectionReasonsOf, type RejectionReason } from '@dasturxon/core/order';
import { leversOf, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OnlineButton } from '../../offline/online-button.tsx';
import { REASON_LABELS } from '../labels.ts';
import { canReject, type Move, useMove } from '../order-actions.ts';
import type { OrderPanelProps } from '../order-panel.tsx';
import styles from '../order-panel.module.css';
import { useCallError } from '../use-call-error.ts';
import { BranchLevers } from './branch-levers.tsx';
import { SoldOutDishes } from './sold-out-dishes.tsx';

type Props = Omit<OrderPanelProps, 'onClose'>;

/** Whether this person may do more about a reason than cancel the order. */
function hasMore(reason: RejectionReason, { permissions }: StaffSession): boolean {
  if (isSoldOutRejection({ to: 'CANCELED', reason })) return permissions.includes('stopList.write');
  return leversOf(reason).length > 0 && permissions.includes('branch.pause');
}

/** Cancels an order with a reason. Sold-out dishes are taken off sale with it (BO-47); a branch is paused or busy (BO-154). */
export function RejectOrder({ order, session, put, part }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(part === 'REJECT');
  const [chosen, setChosen] = useState<RejectionReason | null>(null);
  const move = useMove(order, put);
  const error = useCallError(move.error);
  if (!canReject(order, session)) return null;
  const reject = (reason: RejectionReason, more: Pick<Move, 'stop' | 'lever'> = {}) =>
    move.mutate({ to: 'CANCELED', reason, ...more });
  const choose = (reason: RejectionReason) => (hasMore(reason, session) ? setChosen(reason) : reject(reason));
  if (!isAsking)
    return (
      <div>
        <OnlineButton look="danger" onPress={() => setAsking(true)}>
          {t`Cancel the order…`}
        </OnlineButton>
      </div>
    );
  return (
    <section>
      <h3>
        {order.isPaid ? t`Why? The guest is told, and the money goes back.` : t`Why? The guest is told.`}
      </h3>
      <div className={styles['buttons']}>
        {chosen === null &&
          rejectionReasonsOf(order.serviceType).map((reason) => (
            <OnlineButton
              key={reason}
              look="danger"
              isPending={move.isPending}
              onPress={() => choose(reason)}
            >
              {i18n._(REASON_LABELS[reason])}
            </OnlineButton>
          ))}
        {chosen === 'OUT_OF_STOCK' && (
          <SoldOutDishes
            order={order}
            isPending={move.isPending}
            onReject={(stop) => reject(chosen, { stop })}
          />
        )}
        {chosen !== null && leversOf(chosen).length > 0 && (
          <BranchLevers
            reason={chosen}
            isPending={move.isPending}
            onReject={(lever) => reject(chosen, { lever })}
          />
        )}
        <Button
          autoFocus
          onPress={() => {
            setChosen(null);
            setAsking(false);
          }}
        >
          {t`Keep the order`}
        </Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}
