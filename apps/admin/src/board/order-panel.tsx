import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { ACCEPT_MINUTES, delayChoices, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { OrderEdits } from '../edits/order-edits.tsx';
import type { OrderPart } from '../keys/use-board-keys.ts';
import { OrderInTill } from '../tills/order-in-till.tsx';
import { useMinuteKeys } from '../keys/use-minute-keys.ts';
import { OrderMoney } from '../prices/order-money.tsx';
import { OrderPrice } from '../prices/order-price.tsx';
import { PrintControl } from '../printing/print-control.tsx';
import { GiveToBranch } from '../other-branch/give-to-branch.tsx';
import { OrderRefund } from '../refunds/order-refund.tsx';
import { REASON_LABELS, SERVICE_LABELS, STATUS_LABELS, STEP_LABELS } from './labels.ts';
import { nextMove, stepsOf, useDelay, useMove } from './order-actions.ts';
import { LastMove } from './last-move.tsx';
import { GivenBy } from './order-origin.tsx';
import { AllergyNote } from './notes/allergy-note.tsx';
import { HandoverNote } from './notes/handover-note.tsx';
import { IfMissingNote } from './notes/if-missing-note.tsx';
import { TypedMinutes } from './typed-minutes.tsx';
import { useAddressText } from './guest/address-text.ts';
import { OrderGuest } from './guest/order-guest.tsx';
import { SeenBy } from '../alerts/seen-by.tsx';
import { BlockGuest } from './reject/block-guest.tsx';
import { CallAttempts } from './reject/call-attempts.tsx';
import { FarAddress } from './reject/far-address.tsx';
import { RejectOrder } from './reject/reject-order.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-panel.module.css';
import { OrderTime } from './timing/order-time.tsx';
import { useCallError } from './use-call-error.ts';
import { useConnection } from '../offline/connection.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { WaitingMark } from '../offline/waiting-mark.tsx';
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts';
import { DoorPhoto } from '../guest-pictures/door-photo.tsx';
import { EntrancePhoto } from '../guest-pictures/entrance-photo.tsx';

const OrderLog = lazyWithMessages(async () => (await import('../order-log/order-log.tsx')).OrderLog);

export type OrderPanelProps = {
  order: BoardOrder;
  session: StaffSession;
  put: (order: BoardOrder) => void;
  /** The part that a key has opened it at. */
  part: OrderPart | null;
  /** How many orders its kitchen has. */
  load: number;
  onClose: () => void;
};

function Steps({ order, session, put, load }: Pick<OrderPanelProps, 'order' | 'session' | 'put' | 'load'>) {
  const { t, i18n } = useLingui();
  const move = useMove(order, put);
  const error = useCallError(move.error);
  const steps = stepsOf(order, session);
  const promises = order.atTime === null && steps.includes('ACCEPTED');
  const suggested = nextMove(order, session, load)?.minutes ?? null;
  const usual: readonly number[] = ACCEPT_MINUTES;
  const choices = suggested === null || usual.includes(suggested) ? usual : [...usual, suggested];
  const chips = useMinuteKeys(choices, (minutes) => {
    if (!move.isPending) move.mutate({ to: 'ACCEPTED', minutes });
  });
  return (
    <>
      {promises && (
        <section>
          <h3>{t`Accept: ready in`}</h3>
          <div ref={chips} className={styles['buttons']}>
            {choices.map((minutes) => (
              <Button
                key={minutes}
                look={minutes === suggested ? 'main' : 'quiet'}
                isPending={move.isPending}
                onPress={() => move.mutate({ to: 'ACCEPTED', minutes })}
              >
                {t`${minutes} min`}
              </Button>
            ))}
          </div>
          <TypedMinutes
            isPending={move.isPending}
            onAccept={(minutes) => move.mutate({ to: 'ACCEPTED', minutes })}
          />
        </section>
      )}
      <div className={styles['buttons']}>
        {steps
          .filter((step) => !(promises && step === 'ACCEPTED'))
          .map((step) => (
            <Button
              key={step}
              look="main"
              isPending={move.isPending}
              onPress={() => move.mutate({ to: step })}
            >
              {i18n._(STEP_LABELS[step] ?? STATUS_LABELS[step])}
            </Button>
          ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

function Delay({ order, put, part }: Pick<OrderPanelProps, 'order' | 'put' | 'part'>) {
  const { t } = useLingui();
  const delay = useDelay(order, put);
  const error = useCallError(delay.error);
  const choices = delayChoices(order);
  const isLive = useConnection() === 'LIVE';
  const chips = useMinuteKeys(choices, (minutes) => {
    if (isLive && !delay.isPending) delay.mutate(minutes);
  });
  if (choices.length === 0) return null;
  return (
    <section>
      <h3>{t`It takes longer. The guest gets the new time.`}</h3>
      <div ref={chips} className={styles['buttons']}>
        {choices.map((minutes, index) => (
          <OnlineButton
            key={minutes}
            autoFocus={part === 'DELAY' && index === 0}
            isPending={delay.isPending}
            onPress={() => delay.mutate(minutes)}
          >
            {t`+${minutes} min`}
          </OnlineButton>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

/** Why an order was cancelled; null for one that was not, or without a reason. */
function Reason({ order }: Pick<OrderPanelProps, 'order'>) {
  const { i18n } = useLingui();
  if (order.reason === null) return null;
  const label = (REASON_LABELS as Partial<Record<string, MessageDescriptor>>)[order.reason];
  return <Notice tone="warn">{label ? i18n._(label) : order.reason}</Notice>;
}

/** Everything about one order, and all that can be done with it. */
export function OrderPanel({ order, session, put, part, load, onClose }: OrderPanelProps) {
  const { t, i18n } = useLingui();
  const number = order.number;
  const address = useAddressText(order);
  return (
    <Dialog title={t`Order ${number}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['row']}>
        <b>{i18n._(SERVICE_LABELS[order.serviceType])}</b>
        {order.status === 'CANCELED' && <Badge tone="bad">{i18n._(STATUS_LABELS.CANCELED)}</Badge>}
        <OrderTime order={order} zone={session.timeZone} />
        <WaitingMark subject={`order ${order.id}`} />
      </div>
      <LastMove order={order} session={session} />
      <GivenBy order={order} />
      <Reason order={order} />
      <AllergyNote order={order} />
      <OrderLines lines={order.lines} />
      <div className={styles['row']}>
        <PrintControl order={order} session={session} />
      </div>
      <IfMissingNote order={order} />
      <HandoverNote order={order} />
      {order.comment !== null && (
        <Notice tone="warn">
          <p dir="auto" className={styles['text']}>
            {order.comment}
          </p>
        </Notice>
      )}
      {order.courierComment !== null && (
        <Notice>
          <p dir="auto" className={styles['text']}>
            {order.courierComment}
          </p>
        </Notice>
      )}
      {address !== null && <p dir="auto">{address}</p>}
      <EntrancePhoto order={order} />
      <DoorPhoto order={order} />
      {order.table !== null && <p dir="auto">{order.table}</p>}
      <OrderGuest order={order} session={session} />
      <CallAttempts order={order} session={session} put={put} />
      <BlockGuest order={order} session={session} put={put} />
      <FarAddress order={order} session={session} />
      <OrderMoney order={order} />
      {order.totalPrice !== null && <OrderPrice order={order} />}
      <OrderEdits order={order} session={session} put={put} />
      <GiveToBranch order={order} session={session} put={put} />
      <OrderRefund order={order} session={session} />
      <SeenBy order={order} session={session} />
      <OrderInTill order={order} session={session} put={put} />
      <Steps order={order} session={session} put={put} load={load} />
      {session.permissions.includes('orders.delay') && <Delay order={order} put={put} part={part} />}
      <RejectOrder order={order} session={session} put={put} part={part} />
      {session.permissions.includes('orders.edit') && (
        <Suspense>
          <OrderLog order={order} session={session} />
        </Suspense>
      )}
    </Dialog>
  );
}
