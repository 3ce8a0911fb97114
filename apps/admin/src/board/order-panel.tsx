import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatPhone, formatPrice } from '@dasturxon/core/format';
import { rejectionReasonsOf } from '@dasturxon/core/order';
import {
  ACCEPT_MINUTES,
  canDelay,
  canOpenContact,
  DELAY_MINUTES,
  type BoardOrder,
  type StaffSession,
} from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import {
  PAYMENT_LABELS,
  paidLabel,
  REASON_LABELS,
  SERVICE_LABELS,
  STATUS_LABELS,
  STEP_LABELS,
} from './labels.ts';
import { canReject, stepsOf, useContact, useDelay, useMove } from './order-actions.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-panel.module.css';
import { clock, OrderTime } from './order-time.tsx';
import { useCallError } from './use-call-error.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  now: Date;
  put: (order: BoardOrder) => void;
  onClose: () => void;
};

function Guest({ order, session }: Pick<Props, 'order' | 'session'>) {
  const { t } = useLingui();
  const contact = useContact(order);
  const error = useCallError(contact.error);
  if (order.guest === null) return null;
  const phone = contact.data?.phone;
  return (
    <div className={styles['row']}>
      {order.guest.name !== null && <span>{order.guest.name}</span>}
      {phone ? (
        <a href={`tel:+${phone}`} dir="ltr">
          {formatPhone(phone)}
        </a>
      ) : (
        <>
          <span dir="ltr">{order.guest.phone}</span>
          {order.guest.phone !== null && canOpenContact(session.role, order) && (
            <Button isPending={contact.isPending} onPress={() => contact.mutate()}>
              {t`Show the phone`}
            </Button>
          )}
        </>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}

function Steps({ order, session, put }: Pick<Props, 'order' | 'session' | 'put'>) {
  const { t, i18n } = useLingui();
  const move = useMove(order, put);
  const error = useCallError(move.error);
  const steps = stepsOf(order, session);
  const promises = order.atTime === null && steps.includes('ACCEPTED');
  return (
    <>
      {promises && (
        <section>
          <h3>{t`Accept: ready in`}</h3>
          <div className={styles['buttons']}>
            {ACCEPT_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                isPending={move.isPending}
                onPress={() => move.mutate({ to: 'ACCEPTED', minutes })}
              >
                {t`${minutes} min`}
              </Button>
            ))}
          </div>
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

function Delay({ order, put }: Pick<Props, 'order' | 'put'>) {
  const { t } = useLingui();
  const delay = useDelay(order, put);
  const error = useCallError(delay.error);
  if (!canDelay(order)) return null;
  return (
    <section>
      <h3>{t`It takes longer. The guest gets the new time.`}</h3>
      <div className={styles['buttons']}>
        {DELAY_MINUTES.map((minutes) => (
          <Button key={minutes} isPending={delay.isPending} onPress={() => delay.mutate(minutes)}>
            {t`+${minutes} min`}
          </Button>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

function Reject({ order, session, put }: Pick<Props, 'order' | 'session' | 'put'>) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const move = useMove(order, put);
  const error = useCallError(move.error);
  if (!canReject(order, session)) return null;
  if (!isAsking)
    return (
      <div>
        <Button look="danger" onPress={() => setAsking(true)}>
          {t`Cancel the order…`}
        </Button>
      </div>
    );
  return (
    <section>
      <h3>
        {order.isPaid ? t`Why? The guest is told, and the money goes back.` : t`Why? The guest is told.`}
      </h3>
      <div className={styles['buttons']}>
        {rejectionReasonsOf(order.serviceType).map((reason) => (
          <Button
            key={reason}
            look="danger"
            isPending={move.isPending}
            onPress={() => move.mutate({ to: 'CANCELED', reason })}
          >
            {i18n._(REASON_LABELS[reason])}
          </Button>
        ))}
        <Button autoFocus onPress={() => setAsking(false)}>
          {t`Keep the order`}
        </Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

/** Why an order was cancelled; null for one that was not, or without a reason. */
function Reason({ order }: Pick<Props, 'order'>) {
  const { i18n } = useLingui();
  if (order.reason === null) return null;
  const label = (REASON_LABELS as Partial<Record<string, MessageDescriptor>>)[order.reason];
  return <Notice tone="warn">{label ? i18n._(label) : order.reason}</Notice>;
}

function LastMove({ order, session }: Pick<Props, 'order' | 'session'>) {
  const { t, i18n } = useLingui();
  const status = i18n._(STATUS_LABELS[order.status]);
  if (order.lastMove === null) return <p>{status}</p>;
  const time = clock(new Date(order.lastMove.at), session.timeZone);
  const by = order.lastMove.by;
  return <p>{by === null ? t`${status} at ${time}` : t`${status} at ${time}, ${by}`}</p>;
}

/** Everything about one order, and all that can be done with it. */
export function OrderPanel({ order, session, now, put, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const number = order.number;
  const name = PAYMENT_LABELS[order.paymentType];
  return (
    <Dialog title={t`Order ${number}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['row']}>
        <b>{i18n._(SERVICE_LABELS[order.serviceType])}</b>
        <OrderTime order={order} now={now} zone={session.timeZone} />
      </div>
      <LastMove order={order} session={session} />
      <Reason order={order} />
      <OrderLines lines={order.lines} />
      {order.comment !== null && <Notice tone="warn">{order.comment}</Notice>}
      {order.courierComment !== null && <Notice>{order.courierComment}</Notice>}
      {order.address !== null && <p>{order.address}</p>}
      {order.table !== null && <p>{order.table}</p>}
      <Guest order={order} session={session} />
      {order.totalPrice !== null && (
        <p>
          <b>{formatPrice(order.totalPrice, language)}</b> · {typeof name === 'string' ? name : i18n._(name)}{' '}
          · {i18n._(paidLabel(order))}
        </p>
      )}
      <Steps order={order} session={session} put={put} />
      {session.permissions.includes('orders.delay') && <Delay order={order} put={put} />}
      <Reject order={order} session={session} put={put} />
    </Dialog>
  );
}
