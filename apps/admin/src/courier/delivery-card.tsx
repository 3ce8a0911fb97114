import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { cashDue, type CourierStep, courierStepsOf, routeLinks } from '@dasturxon/core/dispatch';
import { formatPhone } from '@dasturxon/core/format';
import { canOpenContact, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useAddressText } from '../board/guest/address-text.ts';
import { STATUS_LABELS } from '../board/labels.ts';
import { HandoverNote } from '../board/notes/handover-note.tsx';
import { useContact } from '../board/order-actions.ts';
import { OrderLines } from '../board/order-lines.tsx';
import { OrderTime } from '../board/timing/order-time.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { EntrancePhoto } from '../guest-pictures/entrance-photo.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { kilometresOf } from '../dispatch/kilometres.ts';
import styles from './courier.module.css';
import { HandOver } from './hand-over.tsx';
import { useReport, useTake } from './use-deliveries.ts';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

const STEP_LABELS: Readonly<Record<Exclude<CourierStep, 'HANDED_OVER'>, MessageDescriptor>> = {
  PICKED_UP: msg`I have picked it up`,
  ARRIVED: msg`I am here`,
};

function Call({ order, session }: Omit<Props, 'put'>) {
  const { t } = useLingui();
  const contact = useContact(order);
  const error = useCallError(contact.error);
  const phone = contact.data?.phone;
  if (order.guest === null || !canOpenContact(session.role, order)) return null;
  return (
    <>
      {phone ? (
        <a className={styles['link']} href={`tel:+${phone}`} dir="ltr">
          {formatPhone(phone)}
        </a>
      ) : (
        <OnlineButton isPending={contact.isPending} onPress={() => contact.mutate()}>
          {t`Show the phone`}
        </OnlineButton>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

/** The receiver or else the guest, the address and the route. */
function Destination({ order, session }: Omit<Props, 'put'>) {
  const { t } = useLingui();
  const address = useAddressText(order);
  if (order.guest === null) return null;
  const { name } = order.receiver ?? order.guest;
  return (
    <>
      <p className={styles['address']} dir="auto">
        {address}
      </p>
      {name !== null && <p dir="auto">{name}</p>}
      <EntrancePhoto order={order} />
      <HandoverNote order={order} />
      {order.courierComment !== null && <Notice tone="warn">{order.courierComment}</Notice>}
      {order.comment !== null && <Notice>{order.comment}</Notice>}
      {order.point && (
        <p className={styles['row']}>
          <span>{t`Way:`}</span>
          {routeLinks(order.point).map(({ service, url }) => (
            <a key={service} className={styles['link']} href={url} target="_blank" rel="noreferrer">
              {service}
            </a>
          ))}
        </p>
      )}
      <div className={styles['row']}>
        <Call order={order} session={session} />
      </div>
      <OrderLines lines={order.lines} />
    </>
  );
}

function Steps({ order, session, put }: Props) {
  const { i18n } = useLingui();
  const report = useReport(order, put);
  const error = useCallError(report.error);
  return (
    <div className={styles['steps']}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {courierStepsOf(order, session.userId).map((step) =>
        step === 'HANDED_OVER' ? (
          <HandOver key={step} order={order} put={put} />
        ) : (
          <OnlineButton
            key={step}
            look={step === 'ARRIVED' ? 'quiet' : 'main'}
            isPending={report.isPending}
            onPress={() => report.mutate({ step, cash: 0 })}
          >
            {i18n._(STEP_LABELS[step])}
          </OnlineButton>
        ),
      )}
    </div>
  );
}

function Take({ order, put }: Omit<Props, 'session'>) {
  const { t } = useLingui();
  const take = useTake(order, put);
  const error = useCallError(take.error);
  return (
    <div className={styles['steps']}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <OnlineButton look="main" isPending={take.isPending} onPress={() => take.mutate()}>
        {t`Take the order`}
      </OnlineButton>
    </div>
  );
}

/** The state of an order in one line: its number, status, and by when. */
function Head({ order, session }: Omit<Props, 'put'>) {
  const { t, i18n } = useLingui();
  const isSearching = order.courierId === null && order.delivery?.isSearching;
  return (
    <header className={styles['row']}>
      <strong className={styles['number']}>№ {order.number}</strong>
      <Badge tone={order.status === 'DONE' ? 'good' : 'plain'}>{i18n._(STATUS_LABELS[order.status])}</Badge>
      {isSearching && <Badge tone="warn">{t`The service is searching`}</Badge>}
      <OrderTime order={order} zone={session.timeZone} />
    </header>
  );
}

/** The branch and, while the guest is hidden, the street and the distance. */
function Trip({ order, session }: Omit<Props, 'put'>) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const branch = options.find(({ value }) => value === order.branchId)?.label ?? '';
  const kilometres = kilometresOf(order);
  return (
    <>
      <p className={styles['quiet']} dir="auto">
        {branch}
      </p>
      {order.guest === null && (
        <p>
          <bdi>{order.address}</bdi>
          {kilometres !== null && ` · ${t`${kilometres} km`}`}
        </p>
      )}
    </>
  );
}

/** An order on the courier's phone: what they may know of it, and the next step as one large button. */
export function DeliveryCard({ order, session, put }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const number = order.number;
  const due = cashDue(order);
  const [sum, tip] = [due, order.tip ?? 0].map((amount) => priceText(amount, language));
  return (
    <li>
      <article className={styles['card']} aria-label={t`Order ${number}`}>
        <Head order={order} session={session} />
        <Trip order={order} session={session} />
        <Destination order={order} session={session} />
        {due > 0 ? <p className={styles['sum']}>{t`collect ${sum}`}</p> : <p>{t`Nothing to collect`}</p>}
        {(order.tip ?? 0) > 0 && <p>{t`Your tip: ${tip}`}</p>}
        {order.courierId === null ? (
          <Take order={order} put={put} />
        ) : (
          <Steps order={order} session={session} put={put} />
        )}
      </article>
    </li>
  );
}
