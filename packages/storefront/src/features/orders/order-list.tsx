import { formatDate, leftToRight } from '@dasturxon/core/format';
import { type Order, type OrderStatus, tabOf } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PotIcon,
  ReceiptIcon,
  ScooterIcon,
  StoreIcon,
} from '@dasturxon/ui/icons';
import { OrderCard } from '@dasturxon/ui/order-card';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { toPicture } from '../../catalog/picture-source.ts';
import { useDeps } from '../../hosts/deps.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './orders.module.css';
import { RepeatButton } from './repeat/repeat-button.tsx';
import { useStatusLabel } from './use-status-label.ts';

const SIGNS: Record<OrderStatus, ReactNode> = {
  OPEN: <ReceiptIcon size={16} />,
  CREATED: <ReceiptIcon size={16} />,
  AT_TIME: <ClockIcon size={16} />,
  ACCEPTED: <CheckIcon size={16} />,
  COOKING: <PotIcon size={16} />,
  DONE: <StoreIcon size={16} />,
  ATTACHED: <ScooterIcon size={16} />,
  ON_WAY: <ScooterIcon size={16} />,
  DELIVERED: <CheckIcon size={16} />,
  CLOSED: <CheckIcon size={16} />,
  CANCELED: <CloseIcon size={16} />,
};

const toneOf = (status: OrderStatus) =>
  status === 'CANCELED' ? 'failed' : tabOf(status) === 'active' ? 'active' : 'done';

type OrderListProps = {
  orders: readonly Order[];
  /** What can be done with one that is under way: pay it. */
  actionOf?: (order: Order) => ReactNode;
};

/** Orders as cards: number, status label with its sign, contents and total (ST-06). */
export function OrderList({ orders, actionOf }: OrderListProps) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} action={actionOf?.(order)} />
      ))}
    </ul>
  );
}

function OrderRow({ order, action }: { order: Order; action: ReactNode }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const { label, labelLang, meaning } = useStatusLabel()(order);
  const when = leftToRight(formatDate(order.timestamp, { time: true }, timeZone));

  return (
    <OrderCard
      title={t`Order № ${order.number}`}
      href={`/profile/orders/${order.id}`}
      status={{ text: label, lang: labelLang, tone: toneOf(order.status), icon: SIGNS[order.status] }}
      subtitle={[meaning, when, format.service(order.serviceType)].filter(Boolean).join(' · ')}
      summary={joinNames(
        order.cartItems.map((line) => `${format.name(line.name)} ${format.count(line)}`.trim()),
        language,
      )}
      pictures={order.cartItems.map(({ image }) => toPicture(image)).filter((picture) => picture !== null)}
      total={format.money(order.totalPrice)}
      action={tabOf(order.status) === 'archive' ? <RepeatButton order={order} narrow /> : action}
      onOpen={() => go(`/profile/orders/${order.id}`)}
    />
  );
}
