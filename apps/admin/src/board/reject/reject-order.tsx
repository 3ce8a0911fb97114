import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { missingCalls, rejectionReasonsOf, type RejectionReason } from '@dasturxon/core/order';
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
import { CallAttempts } from './call-attempts.tsx';
import { ZoneLink } from './far-address.tsx';
import { RejectionPreview } from './rejection-preview.tsx';
import { SoldOutDishes } from './sold-out-dishes.tsx';
import { SwapFirst } from './swap-first.tsx';

type Props = Omit<OrderPanelProps, 'onClose' | 'load'>;
type More = Pick<Move, 'stop' | 'lever'>;
type ChosenProps = Pick<Props, 'order' | 'session' | 'put'> & {
  reason: RejectionReason;
  isPending: boolean;
  onReject: (more: More) => void;
};

/** What a reason does beside cancelling the order, as far as this person may: dishes, the branch, or nothing. */
function actOf(reason: RejectionReason, { permissions }: StaffSession): 'DISHES' | 'LEVERS' | 'NOTHING' {
  if (reason === 'OUT_OF_STOCK' && permissions.includes('stopList.write')) return 'DISHES';
  return leversOf(reason).length > 0 && permissions.includes('branch.pause') ? 'LEVERS' : 'NOTHING';
}

/** A chosen reason: what the guest reads and gets back, what the reason needs, and the button that rejects. */
function ChosenReason({ order, session, put, reason, isPending, onReject }: ChosenProps) {
  const { t } = useLingui();
  const left = missingCalls(reason, order.calls.length);
  const act = actOf(reason, session);
  return (
    <>
      <RejectionPreview order={order} reason={reason} />
      {reason === 'TOO_FAR' && <ZoneLink order={order} session={session} />}
      {reason === 'SUSPECTED' && (
        <Notice>{t`A manager is asked whether the guest is blocked; the guest is not told.`}</Notice>
      )}
      {left > 0 && (
        <div className={styles['wide']}>
          <Notice tone="warn">{t`Call the guest first. Unanswered calls still to record: ${left}`}</Notice>
          <CallAttempts order={order} session={session} put={put} />
        </div>
      )}
      {reason === 'OUT_OF_STOCK' && <SwapFirst order={order} session={session} put={put} />}
      {act === 'DISHES' && (
        <SoldOutDishes order={order} isPending={isPending} onReject={(stop) => onReject({ stop })} />
      )}
      {act === 'LEVERS' && (
        <BranchLevers reason={reason} isPending={isPending} onReject={(lever) => onReject({ lever })} />
      )}
      {act === 'NOTHING' && (
        <OnlineButton
          look="danger"
          isDisabled={left > 0}
          isPending={isPending}
          onPress={() => onReject({})}
        >{t`Cancel the order`}</OnlineButton>
      )}
    </>
  );
}

/**
 * The panel is longer than most screens, and its end is where the reasons open; what one needs is read after that, so the
 * section is brought into view whenever it grows. Returns its clean-up.
 */
function keepInView(section: HTMLElement): () => void {
  const growth = new ResizeObserver(() => section.scrollIntoView({ block: 'nearest' }));
  growth.observe(section);
  return () => growth.disconnect();
}

/** Cancels an order with a reason. Sold-out dishes are taken off sale with it (BO-47); a branch is paused or busy (BO-154). */
export function RejectOrder({ order, session, put, part }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(part === 'REJECT');
  const [chosen, setChosen] = useState<RejectionReason | null>(null);
  const move = useMove(order, put);
  const error = useCallError(move.error);
  if (!canReject(order, session)) return null;
  if (!isAsking)
    return (
      <div>
        <OnlineButton look="danger" onPress={() => setAsking(true)}>
          {t`Cancel the order…`}
        </OnlineButton>
      </div>
    );
  return (
    <section key={chosen ?? 'WHY'} ref={keepInView}>
      <h3>{chosen === null ? t`Why?` : i18n._(REASON_LABELS[chosen])}</h3>
      <div className={styles['buttons']}>
        {chosen === null ? (
          rejectionReasonsOf(order.serviceType).map((reason) => (
            <OnlineButton key={reason} look="danger" onPress={() => setChosen(reason)}>
              {i18n._(REASON_LABELS[reason])}
            </OnlineButton>
          ))
        ) : (
          <ChosenReason
            {...{ order, session, put, reason: chosen }}
            isPending={move.isPending}
            onReject={(more) => move.mutate({ to: 'CANCELED', reason: chosen, ...more })}
          />
        )}
        {chosen !== null && <Button autoFocus onPress={() => setChosen(null)}>{t`Another reason`}</Button>}
        <Button
          autoFocus={chosen === null}
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
