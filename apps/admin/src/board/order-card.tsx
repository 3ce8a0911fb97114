import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { formatPrice } from '@dasturxon/core/format';
import {
  isLate,
  isRinging,
  suggestedMinutes,
  type BoardOrder,
  type StaffSession,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import { useLanguage } from '../i18n/use-language.ts';
import { openerId, useCardFocus } from './card-focus.ts';
import { paidLabel, PAYMENT_LABELS, SERVICE_LABELS, STATUS_LABELS, STEP_LABELS } from './labels.ts';
import { stepsOf, useMove, useMoveError } from './order-actions.ts';
import styles from './order-card.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderTime } from './order-time.tsx';
import { useCallError } from './use-call-error.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  now: Date;
  put: (order: BoardOrder) => void;
  onOpen: (id: string) => void;
};

function Money({ order }: { order: BoardOrder }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  if (order.totalPrice === null) return null;
  const name = PAYMENT_LABELS[order.paymentType];
  return (
    <p className={styles['money']}>
      <b>{formatPrice(order.totalPrice, language)}</b> {typeof name === 'string' ? name : i18n._(name)}{' '}
      <Badge tone={order.isPaid ? 'good' : 'warn'}>{i18n._(paidLabel(order))}</Badge>
    </p>
  );
}

/** The usual next step, in one press. Accepting promises the suggested time. */
function NextStep({ order, session, put }: Pick<Props, 'order' | 'session' | 'put'>) {
  const { t, i18n } = useLingui();
  const move = useMove(order, put);
  const [step] = stepsOf(order, session);
  if (step === undefined) return null;
  const minutes = suggestedMinutes(order);
  const label = STEP_LABELS[step];
  const isAccept = step === 'ACCEPTED' && order.atTime === null;
  return (
    <Button
      look={isRinging(order) ? 'main' : 'quiet'}
      isPending={move.isPending}
      onPress={() => move.mutate(isAccept ? { to: step, minutes } : { to: step })}
    >
      {isAccept ? t`Accept · ${minutes} min` : label ? i18n._(label) : step}
    </Button>
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

/** One order on the board. Its number opens everything about it; the button makes the usual next step. */
export function OrderCard({ order, session, now, put, onOpen }: Props) {
  const { i18n, t } = useLingui();
  const ref = useCardFocus(order.id);
  const late = isLate(order, now);
  const number = order.number;
  const where = order.table === null ? order.address : order.table;
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
            className={styles['number']}
            onClick={() => onOpen(order.id)}
          >
            № {number}
          </button>
          <Badge>{i18n._(SERVICE_LABELS[order.serviceType])}</Badge>
          {order.status === 'CANCELED' && <Badge tone="bad">{i18n._(STATUS_LABELS.CANCELED)}</Badge>}
          <OrderTime order={order} now={now} zone={session.timeZone} />
        </header>
        <OrderLines lines={order.lines} />
        {order.comment !== null && <p className={styles['comment']}>{order.comment}</p>}
        {where !== null && <p className={styles['where']}>{where}</p>}
        <Money order={order} />
        <NextStep order={order} session={session} put={put} />
        <MoveError order={order} />
      </article>
    </li>
  );
}
