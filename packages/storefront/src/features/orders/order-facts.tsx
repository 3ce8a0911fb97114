import type { OrderDetails } from '@dasturxon/core/api';
import { formatDate, formatPhone, formatTime, leftToRight } from '@dasturxon/core/format';
import { expectedArrival, expectedReady, orderMoney, paidByType, timingLabel } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { languageAtom } from '../../store/language.ts';
import { IF_MISSING_LABELS } from '../../i18n/labels/if-missing-labels.ts';
import { useAddressLabels } from '../../i18n/labels/address-labels.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import styles from './orders.module.css';
import { hallsQuery } from '../../domains/tables/halls.ts';

/** The order's service type, place, time and receiver; missing ones are omitted. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const { timeZone, now } = useDeps();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const paymentName = usePaymentNames();
  const { receiver, changeFrom, cutlery, leaveAtDoor, isGift, ifMissing } = order;
  const place = usePlace(order);
  const isDelivery = order.serviceType === 'DELIVERY';
  const money = orderMoney(order, order.history);
  const state =
    money &&
    { PAID: t`paid`, UNPAID: t`unpaid`, RETURNING: t`money is being returned`, RETURNED: t`money returned` }[
      money
    ];
  const payment = joinNames([paymentName(paidByType(order, order.history)), state], language);

  const facts = [
    { label: t`Order type`, value: format.service(order.serviceType) },
    { label: t`Address`, value: place.address },
    { label: t`Branch`, value: place.branch },
    { label: t`Table`, value: useTable(order) },
    { label: t`Scheduled`, value: promisedTime(order, timeZone) },
    { label: t`Ready around`, value: isDelivery ? null : readyTime(order, timeZone, now()) },
    { label: t`Arrives around`, value: useArrival(order) },
    { label: t`Ordered at`, value: leftToRight(formatDate(order.timestamp, { time: true }, timeZone)) },
    { label: t`Payment`, value: payment },
    { label: t`Prepare change from`, value: changeFrom && format.money(changeFrom) },
    {
      label: t`Cutlery`,
      value: cutlery === null ? null : cutlery === 0 ? t`No cutlery needed` : String(cutlery),
    },
    { label: t`Door`, value: leaveAtDoor ? t`Leave at the door` : null },
    { label: t`Allergies`, value: order.allergies, isTheirs: true },
    { label: t`If something has run out`, value: ifMissing && i18n._(IF_MISSING_LABELS[ifMissing]) },
    { label: t`Comment on the order`, value: order.comment, isTheirs: true },
    { label: t`Comment for the courier`, value: order.courierComment, isTheirs: true },
    {
      label: t`Recipient`,
      value:
        receiver &&
        joinNames([receiver.name, leftToRight(formatPhone(receiver.phone)), isGift && t`a gift`], language),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value, isTheirs }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{isTheirs ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The clock time at which it is ready about, until it is (IMP-05); one that has gone by is no promise. */
function readyTime(order: OrderDetails, zone: string, now: Date): string | null {
  const ready = expectedReady(order);
  if (!ready || ready <= now) return null;
  return leftToRight(formatTime(ready, zone));
}

/** When a delivery arrives about; kept until the courier is there, also where they are late (IMP-05). */
function useArrival(order: OrderDetails): string | null {
  const { t } = useLingui();
  const { timeZone, now } = useDeps();
  const arrival = expectedArrival(order);
  if (!arrival) return null;
  const time = leftToRight(formatTime(arrival, timeZone));
  return arrival < now() ? t`${time}, running late` : time;
}

/** The promised moment of a later order, else null (ST-04, D24). */
export function promisedTime(order: OrderDetails, zone: string): string | null {
  const at = order.deliveryAt ?? order.atTime;
  return timingLabel(order) === 'ON_TIME' && at ? leftToRight(formatDate(at, { time: true }, zone)) : null;
}

/** Hall and table of an order that is eaten in, by their names (IMP-12). */
function useTable({ serviceType, branch, hallId, tableId }: OrderDetails): string | null {
  const { t } = useLingui();
  const format = useOrderFormats();
  const isDineIn = serviceType === 'DINE_IN' && hallId !== null;
  const halls = useQuery(hallsQuery(useApi(), isDineIn ? (branch?.id ?? null) : null)).data;
  const hall = halls?.find(({ id }) => id === hallId);
  const table = hall?.tables.find(({ id }) => id === tableId);
  return hall ? [format.name(hall.name), table && t`table ${table.name}`].filter(Boolean).join(' · ') : null;
}

function usePlace({ serviceType, address, branch }: OrderDetails) {
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const { whole } = useAddressLabels();
  const name = branch?.name ? format.name(branch.name) : null;
  if (serviceType === 'DELIVERY') return { address: address && whole(address), branch: name };
  return { address: null, branch: joinNames([name, branch?.address], language) };
}
