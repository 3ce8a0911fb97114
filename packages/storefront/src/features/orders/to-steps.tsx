import { formatTime } from '@dasturxon/core/format';
import {
  type OrderHistoryEvent,
  type OrderStatus,
  type Tracked,
  type TrackingStep,
  trackingSteps,
} from '@dasturxon/core/order';
import {
  CheckIcon,
  ClockIcon,
  HomeIcon,
  PotIcon,
  ReceiptIcon,
  ScooterIcon,
  StoreIcon,
} from '@dasturxon/ui/icons';
import type { OrderStep } from '@dasturxon/ui/order-status';
import type { ReactNode } from 'react';

const STATES: Record<TrackingStep['state'], OrderStep['state']> = {
  DONE: 'done',
  CURRENT: 'current',
  AHEAD: 'todo',
  CANCELED: 'failed',
};

const SIGNS: Partial<Record<OrderStatus, ReactNode>> = {
  CREATED: <ReceiptIcon size={20} />,
  AT_TIME: <ClockIcon size={20} />,
  ACCEPTED: <CheckIcon size={20} />,
  COOKING: <PotIcon size={20} />,
  DONE: <StoreIcon size={20} />,
  ON_WAY: <ScooterIcon size={20} />,
  DELIVERED: <HomeIcon size={20} />,
  CLOSED: <HomeIcon size={20} />,
};

type StepsOf = {
  history: readonly OrderHistoryEvent[];
  label: (order: {
    status: OrderStatus;
    serviceType: string;
  }) => Pick<OrderStep, 'label' | 'labelLang' | 'meaning'>;
  zone: string;
};

/** The timeline as the view shows it: labels, clock times, signs. */
export function toSteps(order: Tracked, { history, label, zone }: StepsOf): OrderStep[] {
  return trackingSteps(order, history).map(({ status, state, at }) => ({
    id: status,
    ...label({ status, serviceType: order.serviceType }),
    time: at && formatTime(at, zone),
    state: STATES[state],
    icon: SIGNS[status],
  }));
}
