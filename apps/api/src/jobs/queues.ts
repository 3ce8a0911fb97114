import { HOUR_S } from '@dasturxon/core/kernel';
import type { PausedService } from '@dasturxon/core/branch';
import { SMS_GATEWAYS, type SmsGateway } from '@dasturxon/core/merchant';
import type { LadderRung } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';

import type { Tx } from '../db/connect.ts';
import { outbox } from '../db/schema/merchants.ts';
import { PUSH_SERVICES } from '../kernel/push-services.ts';
import { MESSAGE, PLAN, type Retry } from './retry-policies.ts';

/** What is done later than the request, and what each job carries besides its merchant. */
export type Jobs = {
  /**
   * `sealed` holds phone and text; it is not sent after `notAfter` (ISO). `about` is the phone's keyed hash, `gateway`
   * the one that is tried first.
   */
  'sms.send': { sealed: string; notAfter: string; about: string; gateway?: SmsGateway };
  /** An order for later is due (D27: AT_TIME → CREATED). */
  'order.release': { orderId: string };
  /** Cancels an order whose time for prepayment has passed. */
  'order.expire-unpaid': { orderId: string };
  /** The time to answer a proposed edit of an order has passed. */
  'order.edit-lapse': { orderId: string; editId: string };
  /** An accepted order may be past the promised time. */
  'order.late': { orderId: string };
  /** A new order is accepted by itself, where its branch does so. */
  'order.auto-accept': { orderId: string };
  /** A rung of an unanswered order's ladder is due; without `rung`, from a server version without the ladder. */
  'order.remind': { orderId: string; rung?: LadderRung; since?: string };
  /** Notifies the guest and the staff chat of an order's change. */
  'bot.order': { orderId: string };
  /** Plans the tickets of a changed order. */
  'print.plan': { orderId: string };
  /** Publishes the changes of the menu that are planned for a time (ISO). */
  'menu.publish': { at: string };
  /** The block of a guest ends, unless another end was set since; `until` is ISO. */
  'customer.unblock': { userId: string; until: string };
  /** Writes the events of a changed order for the merchant's webhooks. */
  'webhook.plan': { orderId: string };
  /** Sends an event to one webhook. */
  'webhook.send': { deliveryId: string };
  /** Plans a message to a guest for each of their devices. */
  'push.plan': { notificationId: string; isUrgent: boolean };
  /** Brings a message to one device by web push, until `notAfter` (ISO). */
  'push.send': {
    notificationId: string;
    sessionId: string;
    isUrgent: boolean;
    notAfter: string;
    /** The device's push service; missing or null for one that is not known. */
    service?: string | null;
  };
  /** Brings an order into the merchant's till, and notes what staff do there after a change. */
  'till.push': { orderId: string };
  /** Reads the merchant's till: its stop-list, the orders that it has, its menu. */
  'till.watch': Record<string, never>;
  /** Brings an order or a booking into the merchant's CRM, and keeps it there as it is here. */
  'crm.push': { kind: 'ORDER' | 'BOOKING'; id: string };
  /** A provider took back the money of an order that the staff has accepted. */
  'bot.payment-reversed': { orderId: string; attemptId: string };
  /** Notifies the staff chat of a refund that has not been made for ten minutes. */
  'bot.refund-overdue': { refundId: string };
  /** Notifies the staff chat and the guest of a booking's change; with `remindOf`, reminds the guest of a booking of that time (ISO). */
  'bot.booking': { reservationId: string; remindOf?: string };
  /** Notifies the staff chat that the pause of a branch, or of one of its services, began or ended. */
  'bot.branch': { branchId: string; service?: PausedService };
  /** The boards of a branch are looked at; `at` names the look, so that an older one is dropped. */
  'branch.watch': { branchId: string; at: string };
  /** Warns the staff chat that the boards of a branch are silent, or that one is back. */
  'bot.silence': { branchId: string };
  /** A sign-in code for the Telegram account of its phone; the fields are those of an SMS. */
  'bot.code': { sealed: string; notAfter: string; about: string };
  /** Sends the next messages of a broadcast; `turn` counts the jobs of it, so that an older one does nothing. */
  'broadcast.send': { broadcastId: string; turn: number };
  /** A sealed bot update: a message or a button press. */
  'bot.update': { sealed: string };
  /** The bot's menu button, commands and webhook are set. */
  'bot.set-up': Record<string, never>;
  /** Requests a courier for a ready delivery if the merchant has a courier service. */
  'courier.call': { orderId: string };
  /** A delivery of a courier service is asked about, again and again until it ends. */
  'courier.follow': { deliveryId: string };
  /** The same once, after the service reported a change. */
  'courier.refresh': { deliveryId: string };
  /** Polls a provider for the state of an attempt to pay until it ends (T49). */
  'payment.look-up': { attemptId: string; provider: PaymentType };
  /** Money goes back to a guest. */
  'payment.refund': { refundId: string; provider: PaymentType };
  /** Sends the receipt lines to a provider that does not create fiscal receipts by itself. */
  'payment.cheque': { attemptId: string };
};
export type QueueName = keyof Jobs;

/** How each queue retries. What fails for good goes to the dead letters. */
export const QUEUES: Record<QueueName, Retry> = {
  'sms.send': {
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR_S,
  },
  'order.release': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'order.expire-unpaid': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'order.edit-lapse': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'order.late': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'order.auto-accept': { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'order.remind': MESSAGE,
  'bot.order': MESSAGE,
  'print.plan': PLAN,
  'menu.publish': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'customer.unblock': PLAN,
  'webhook.plan': PLAN,
  // About a day: a receiver may be down for a night.
  'webhook.send': {
    retryLimit: 40,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR_S,
    expireInSeconds: 60,
  },
  'push.plan': PLAN,
  'push.send': MESSAGE,
  // It plans its own next attempts; a retry is for a failure of ours.
  'till.push': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60 },
  'crm.push': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60 },
  // The next turn reads it anew.
  'till.watch': { retryLimit: 0, retryDelay: 5, retryBackoff: false, expireInSeconds: 150 },
  'bot.payment-reversed': MESSAGE,
  'bot.refund-overdue': MESSAGE,
  'bot.booking': MESSAGE,
  'bot.branch': MESSAGE,
  'branch.watch': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'bot.silence': MESSAGE,
  'bot.code': {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR_S,
  },
  // Twenty calls of ten seconds at most.
  'broadcast.send': {
    retryLimit: 50,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
  'bot.update': {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR_S,
  },
  'bot.set-up': { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  'courier.call': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'courier.follow': { retryLimit: 360, retryDelay: 10, retryBackoff: false, expireInSeconds: 120 },
  'courier.refresh': { retryLimit: 0, retryDelay: 5, retryBackoff: false, expireInSeconds: 120 },
  'payment.look-up': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'payment.cheque': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'payment.refund': { retryLimit: 50, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
};

/** The job of a worker that has sent no heartbeat for so long is given to another. */
export const HEARTBEAT_SECONDS = 20;

/** Queues that notify people of an order: a job that fails for good raises an alarm. */
export const ORDER_NOTIFICATIONS: readonly QueueName[] = [
  'bot.order',
  'bot.booking',
  'bot.payment-reversed',
  'bot.refund-overdue',
  'order.remind',
];

/**
 * Jobs of one merchant in one lane that run at once, over all processes. A merchant whose provider hangs waits for its
 * own jobs alone; so do, for one heartbeat, the jobs of a merchant whose worker was killed.
 */
export const PER_MERCHANT = 4;

/** Payment providers whose jobs have lanes of their own: one that hangs takes no places of another one's. */
const PROVIDER_LANES: readonly PaymentType[] = ['PAYME', 'CLICK', 'UZUM', 'PAYNET', 'RAHMAT'];

type Lanes = { by: string; names: readonly string[] };

/** Queues that call outside services, the field of a job that names the service, and the services with a lane. */
const SERVICE_LANES: Partial<Record<QueueName, Lanes>> = {
  'payment.look-up': { by: 'provider', names: PROVIDER_LANES },
  'payment.refund': { by: 'provider', names: PROVIDER_LANES },
  'sms.send': { by: 'gateway', names: SMS_GATEWAYS },
  'push.send': { by: 'service', names: PUSH_SERVICES },
};

/** The lanes of a queue: names of pg-boss queues that retry alike and have places of their own. */
export function lanesOf(queue: QueueName): readonly string[] {
  const names = SERVICE_LANES[queue]?.names ?? [];
  return [queue, ...names.map((name) => `${queue}/${name}`)];
}

/** The lane of a job. A job of an older version names no service and takes the queue's own lane. */
export function laneOf(queue: string, payload: Readonly<Record<string, unknown>>): string {
  const { by, names } = SERVICE_LANES[queue as QueueName] ?? { by: '', names: [] };
  const service = String(payload[by]);
  return names.includes(service) ? `${queue}/${service}` : queue;
}

export const DEAD_LETTERS = 'dead.letters';

type NewJob<Name extends QueueName> = {
  id: string;
  merchantId: string;
  queue: Name;
  payload: Jobs[Name];
  startAfter?: Date;
};

/** Writes a job into the open transaction; it exists when, and only when, that commits. Call `wakeJobs` after. */
export async function sendJob<Name extends QueueName>(tx: Tx, job: NewJob<Name>): Promise<void> {
  const { id, merchantId, queue, payload, startAfter } = job;
  await tx.insert(outbox).values({ id, merchantId, queue, payload, startAfter: startAfter ?? null });
}
