import { DAY_MS } from '@dasturxon/core/kernel';
import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import type { AttemptRow } from '../../ledger/ledger.ts';
import type { LookedUp } from '../../protocol/provider.ts';
import { formatIsoDay } from '@dasturxon/core/format';
import type { ClickAccount } from './click-account.ts';
import type { ClickMerchantApi } from './merchant-api.ts';
import { ClickMerchantRefused } from './merchant-call.ts';

const PAID = 2;

type Asked = { order: { number: number }; attempt: AttemptRow; now: Date };
/** Click's code for a wrong proof. */
const WRONG_PROOF = -1;
/** Our order numbers begin above it. */
const NO_ORDER = '0';

/** Whether Click takes the keys: it is asked for the payment of an order that does not exist. */
export async function takesClickKeys(
  api: ClickMerchantApi,
  account: ClickAccount,
  now: Date,
): Promise<boolean> {
  const order = { transactionParam: NO_ORDER, day: formatIsoDay(now, PROVIDER_ZONE) };
  try {
    await api.statusByOrder({ account, now }, order);
    return true;
  } catch (error) {
    if (error instanceof ClickMerchantRefused) return error.code !== WRONG_PROOF;
    throw error;
  }
}

type Status = { paymentId: string | null; status: number | null };

/** The days in Tashkent on which an attempt can have been paid: from its Prepare to the day after. */
function daysOf({ begunAt, createdAt }: AttemptRow, now: Date): string[] {
  const begun = begunAt ?? createdAt;
  const last = new Date(Math.min(now.getTime(), begun.getTime() + DAY_MS));
  return [...new Set([formatIsoDay(begun, PROVIDER_ZONE), formatIsoDay(last, PROVIDER_ZONE)])];
}

/** Click's answer; null for an unknown payment. */
async function orNull(asked: Promise<Status>): Promise<Status | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ClickMerchantRefused) return null;
    throw error;
  });
}

/** The state of an attempt's payment: by its id, else by the order on the days on which it can have been paid. */
async function statusOf(api: ClickMerchantApi, account: ClickAccount, asked: Asked): Promise<Status | null> {
  const { order, attempt, now } = asked;
  const call = { account, now };
  const id = attempt.providerPaymentId;
  const known = id === null ? null : await orNull(api.statusById(call, id));
  if (known) return known;
  for (const day of daysOf(attempt, now)) {
    const found = await orNull(api.statusByOrder(call, { transactionParam: String(order.number), day }));
    // An order has a payment for each try: another try's payment proves nothing about this attempt.
    if (found && (id === null || found.paymentId === id)) return found;
  }
  return null;
}

/** Whether Click's answer can be about this attempt: asked by the order alone, Click answers with the payment of its total. */
const isFound = ({ providerPaymentId, state, isExtra }: AttemptRow) =>
  providerPaymentId !== null || (state !== 'CANCELED' && !isExtra);

/**
 * What became of an attempt at Click. Click takes no money before Prepare, so an attempt without one is open. An attempt
 * that has ended counts as paid only by the id of its own payment.
 */
export async function lookUpAtClick(
  api: ClickMerchantApi,
  account: ClickAccount,
  asked: Asked,
): Promise<LookedUp> {
  const { attempt } = asked;
  const { providerId } = attempt;
  if (providerId === null) return { state: 'OPEN' };
  if (!isFound(attempt)) return { state: 'OPEN' };
  const found = await statusOf(api, account, asked);
  if (found === null || found.status === null) return { state: 'OPEN' };
  if (found.status < 0) return { state: 'CANCELED' };
  const providerPaymentId = found.paymentId ?? attempt.providerPaymentId;
  if (found.status !== PAID || providerPaymentId === null) return { state: 'OPEN' };
  return { state: 'PAID', providerId, providerPaymentId, amount: attempt.amount };
}
