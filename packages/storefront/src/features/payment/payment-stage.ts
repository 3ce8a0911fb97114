import type { OrderDetails, OrderPayment } from '@dasturxon/core/api';
import { isPaidBeforehand } from '@dasturxon/core/order';

/** How long the answer of a provider is waited for before the guest is offered other ways. */
export const CHECK_FOR_MS = 30_000;
/** After that long a visit to a provider's page has nothing to do with what is seen now. */
const FORGET_AFTER_MS = 60 * 60_000;

/**
 * The payment state shown to the guest. `checking`: returned, without an answer yet. `slow`: the provider has begun
 * and takes its time. `silent`: returned, without an answer for long; a payment may be under way. `failed`: the
 * provider reported no payment. `none`: there is nothing to do.
 */
export type PaymentStage = 'paid' | 'checking' | 'slow' | 'silent' | 'failed' | 'unpaid' | 'none';

type Facts = Pick<OrderPayment, 'isPaid' | 'canPay' | 'state'>;

/**
 * The stage of a payment, by the server's state and the time since the guest is back from a provider's page (F19, F20).
 */
export function stageOf(
  payment: Facts,
  { backAt, now }: { backAt: number | null; now: number },
): PaymentStage {
  const waited = backAt === null ? Number.POSITIVE_INFINITY : now - backAt;
  if (payment.isPaid) return 'paid';
  if (payment.state === 'PENDING') return waited < CHECK_FOR_MS ? 'checking' : 'slow';
  if (!payment.canPay) return 'none';
  if (waited >= FORGET_AFTER_MS) return 'unpaid';
  if (payment.state === 'CANCELED') return 'failed';
  return waited < CHECK_FOR_MS ? 'checking' : 'silent';
}

const QUICK_MS = 2_000;
const CALM_MS = 10_000;

/** How long after its cancellation an order may still receive money that was under way (ms). */
const LATE_MONEY_MS = 15 * 60_000;

type Cancelled = Pick<OrderDetails, 'status' | 'isPaid' | 'paymentType' | 'history'>;

/**
 * Whether money may still arrive for an order that was cancelled unpaid, through a provider that its guest had left for
 * cash too. That money is refunded, and the page shows it.
 */
export function awaitsLateMoney(
  { status, isPaid, paymentType, history }: Cancelled,
  { now }: { now: number },
): boolean {
  const hadProvider =
    isPaidBeforehand(paymentType) || history.some(({ type }) => type === 'CHANGE_PAYMENT_TYPE');
  if (status !== 'CANCELED' || isPaid || !hadProvider) return false;
  const cancelled = history.find((event) => event.status === 'CANCELED');
  return cancelled !== undefined && now - Date.parse(cancelled.at) < LATE_MONEY_MS;
}

/**
 * The polling interval: every 2 s for half a minute, then every 10 s, also while a refund is open or late money may
 * come, and never in a final state.
 */
export function pollEvery(
  stage: PaymentStage,
  { refunding = 0, awaitsLate = false }: { refunding?: number; awaitsLate?: boolean } = {},
): number | false {
  if (stage === 'checking') return QUICK_MS;
  if (refunding > 0 || awaitsLate) return CALM_MS;
  return stage === 'slow' || stage === 'silent' || stage === 'failed' ? CALM_MS : false;
}
