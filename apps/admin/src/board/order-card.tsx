import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { isRinging, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { memo } from 'react';

import { OrderMoney } from '../prices/order-money.tsx';
import { PrintTrouble } from '../printing/print-control.tsx';
import { TillMark } from '../tills/order-in-till.tsx';
import { WaitingMark } from '../offline/waiting-mark.tsx';
import { openerId, useCardFocus } from './card-focus.ts';
import { kilometresOf } from '../dispatch/kilometres.ts';
import { useAddressText } from './guest/address-text.ts';
import { AllergyNote } from './notes/allergy-note.tsx';
import { HandoverNote } from './notes/handover-note.tsx';
import { IfMissingNote } from './notes/if-missing-note.tsx';
import { SERVICE_LABELS, STATUS_LABELS, STEP_LABELS } from './labels.ts';
import { nextMove, useMove, useMoveError } from './order-actions.ts';
import styles from './order-card.module.css';
import { OrderLines } from './order-lines.tsx';
import { GivenBy, GuestLine, SourceBadge, TestBadge } from './order-origin.tsx';
import { AnswerBar } from './timing/answer-bar.tsx';
import { OrderTime, useIsLate, WaitTime } from './timing/order-time.tsx';
import { isBlockProposed } from './reject/block-guest.tsx';
import { useCallError } from './use-call-error.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  /** How many orders its kitchen has. */
  load: number;
  put: (order: BoardOrder) => void;
  onOpen: (id: string) => void;
};

/** The usual next step, in one press. Accepting promises the suggested time. */
function NextStep({ order, session, load, put }: Omit<Props, 'onOpen'>) {
  const { t, i18n } = useLingui();
  const move = useMove(order, put);
  const next = nextMove(order, session, load);
  if (next === null) return null;
  const { to, minutes } = next;
  const label = STEP_LABELS[to];
  return (
    <div className={styles['step']}>
      <Button
        look={isRinging(order) ? 'main' : 'quiet'}
        isPending={move.isPending}
        onPress={() => move.mutate(next)}
      >
        {minutes !== undefined ? t`Accept · ${minutes} min` : label ? i18n._(label) : to}
      </Button>
    </div>
  );
}

/** Why the last press failed. It stays with the order, also when its card moves to another column. */
function MoveError({ order }: Pick<Props, 'order'>) {
  const error = useCallError(useMoveError(order));
  if (error === '') return null;
  return (
    <p className={styles['error']} role="alert">
      {error}
    </p>
  );
}

/** What kind of order it is and what happened to it. */
function CardBadges({ order, session }: Pick<Props, 'order' | 'session'>) {
  const { i18n, t } = useLingui();
  const mayBlock = session.permissions.includes('customers.block');
  return (
    <>
      <Badge>{i18n._(SERVICE_LABELS[order.serviceType])}</Badge>
      <SourceBadge order={order} />
      <TestBadge order={order} />
      <GivenBy order={order} />
      {order.revision > 0 && <Badge tone="warn">{t`CHANGED`}</Badge>}
      {order.edit !== null && <Badge>{t`Guest is asked`}</Badge>}
      {order.status === 'CANCELED' && <Badge tone="bad">{i18n._(STATUS_LABELS.CANCELED)}</Badge>}
      {isBlockProposed(order) && mayBlock && <Badge tone="warn">{t`Block the guest?`}</Badge>}
    </>
  );
}

/** One order on the board. Its number opens everything about it; the button makes the usual next step. */
export const OrderCard = memo(function OrderCard({ order, session, load, put, onOpen }: Props) {
  const { t } = useLingui();
  const ref = useCardFocus(order.id);
  const late = useIsLate(order);
  const number = order.number;
  const address = useAddressText(order);
  const where = order.table ?? address;
  const kilometres = kilometresOf(order);
  return (
    <li ref={ref} data-order={order.id}>
      <article
        className={clsx(styles['card'], late && styles['late'], isRinging(order) && styles['ringing'])}
        aria-label={t`Order ${number}`}
      >
        <header className={styles['head']}>
          <button
            type="button"
            id={openerId(order.id)}
            data-opener
            className={styles['number']}
            onClick={() => onOpen(order.id)}
          >
            № {number}
          </button>
          <CardBadges order={order} session={session} />
          <TillMark order={order} />
          <OrderTime order={order} zone={session.timeZone} />
          <WaitTime order={order} />
          <WaitingMark subject={`order ${order.id}`} />
        </header>
        <AnswerBar order={order} />
        <AllergyNote order={order} />
        <OrderLines lines={order.lines} />
        <IfMissingNote order={order} />
        <HandoverNote order={order} />
        {order.comment !== null && (
          <p className={styles['comment']} dir="auto">
            {order.comment}
          </p>
        )}
        <GuestLine order={order} />
        {where !== null && (
          <p className={styles['where']} dir="auto">
            {where}
            {order.zone !== null && address !== null && (
              <>
                {' · '}
                <bdi>{order.zone}</bdi>
              </>
            )}
            {kilometres !== null && address !== null && (
              <>
                {' · '}
                <bdi className={styles['whole']}>{t`${kilometres} km`}</bdi>
              </>
            )}
          </p>
        )}
        <OrderMoney order={order} className={styles['money']} />
        <NextStep order={order} session={session} load={load} put={put} />
        <PrintTrouble order={order} session={session} />
        <MoveError order={order} />
      </article>
    </li>
  );
});
