import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { cashDue, minutesWithoutCourier, isCourierMissing } from '@dasturxon/core/dispatch';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useAddressText } from '../board/guest/address-text.ts';
import { STATUS_LABELS } from '../board/labels.ts';
import { OrderTime } from '../board/timing/order-time.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { kilometresOf } from './kilometres.ts';
import styles from './dispatch.module.css';
import { useGive } from './use-dispatch.ts';
import { useDraggedOrder } from './use-drag.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  now: Date;
  isChosen: boolean;
  put: (order: BoardOrder) => void;
  onChoose: (id: string) => void;
  onAssign: (order: BoardOrder) => void;
};

/** The courier of an order, and what a courier service asks. */
function Assigned({ order: { courierId, delivery } }: Pick<Props, 'order'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (delivery === null) return null;
  const { provider, name, price } = delivery;
  return (
    <>
      {courierId !== null && <Badge tone="good">{name ?? t`Courier`}</Badge>}
      {courierId !== null && provider === 'YANDEX' && <Badge>{t`Courier service`}</Badge>}
      {delivery.isSearching && <Badge tone="warn">{t`The service is searching`}</Badge>}
      {price !== null && <span>{priceText(price, language)}</span>}
    </>
  );
}

/** How far it goes, what the courier collects, and who has it or how long it has waited. */
function Facts({ order, now }: Pick<Props, 'order' | 'now'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const minutes = minutesWithoutCourier(order, now);
  const due = cashDue(order);
  const sum = priceText(due, language);
  const kilometres = kilometresOf(order);
  return (
    <>
      <p className={styles['states']}>
        {kilometres !== null && <span>{t`${kilometres} km`}</span>}
        {due > 0 && <strong>{t`collect ${sum}`}</strong>}
      </p>
      <p className={styles['states']}>
        <Assigned order={order} />
        {minutes !== null && (
          <Badge
            tone={isCourierMissing(order, now) ? 'bad' : 'plain'}
          >{t`no courier for ${minutes} min`}</Badge>
        )}
      </p>
    </>
  );
}

/** Takes an order back. A courier that the service has found costs money, so it asks first. */
function TakeBack({ order, put }: Pick<Props, 'order' | 'put'>) {
  const { t } = useLingui();
  const giving = useGive(put);
  const error = useCallError(giving.error);
  const [isAsking, setAsking] = useState(false);
  const isFree = order.courierId === null;
  const isPaid = !isFree && order.delivery?.provider === 'YANDEX';
  const take = () => giving.mutate({ orders: [order], to: { provider: null, courierId: null } });
  return (
    <>
      {isAsking && <p>{t`The service may charge for the way its courier has made.`}</p>}
      <OnlineButton
        look={isAsking ? 'danger' : 'quiet'}
        isPending={giving.isPending}
        onPress={() => (isPaid && !isAsking ? setAsking(true) : take())}
      >
        {isFree ? t`Stop the search` : t`Take back`}
      </OnlineButton>
      {isAsking && <Button onPress={() => setAsking(false)}>{t`Leave it`}</Button>}
      {error !== '' && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function Actions({ order, put, onAssign }: Pick<Props, 'order' | 'put' | 'onAssign'>) {
  const { t } = useLingui();
  const isFree = order.courierId === null;
  const isTakenBack = !isFree || order.delivery?.isSearching === true;
  return (
    <div className={styles['buttons']}>
      <Button look={isFree ? 'main' : 'quiet'} onPress={() => onAssign(order)}>
        {isFree ? t`Assign` : t`Another courier`}
      </Button>
      {isTakenBack && <TakeBack key={order.courierId} order={order} put={put} />}
    </div>
  );
}

/** One delivery on the dispatch screen. Its number shows it on the map; it can be dragged onto a courier. */
export function DispatchCard({ order, session, now, isChosen, put, onChoose, onAssign }: Props) {
  const { t, i18n } = useLingui();
  const ref = useDraggedOrder(order.id);
  const number = order.number;
  const address = useAddressText(order);
  const hasLeft = order.status === 'ON_WAY';
  const look = clsx(
    styles['card'],
    isChosen && styles['chosen'],
    isCourierMissing(order, now) && styles['missing'],
  );
  return (
    <li data-order={order.id}>
      <article ref={ref} className={look} aria-label={t`Order ${number}`} draggable={!hasLeft}>
        <header className={styles['head']}>
          <button
            type="button"
            id={`dispatch-${order.id}`}
            className={styles['number']}
            aria-pressed={isChosen}
            onClick={() => onChoose(order.id)}
          >
            № {number}
          </button>
          <Badge tone={order.status === 'DONE' ? 'good' : 'plain'}>
            {i18n._(STATUS_LABELS[order.status])}
          </Badge>
          <OrderTime order={order} zone={session.timeZone} />
        </header>
        <p dir="auto">{address}</p>
        <Facts order={order} now={now} />
        {!hasLeft && <Actions order={order} put={put} onAssign={onAssign} />}
      </article>
    </li>
  );
}
