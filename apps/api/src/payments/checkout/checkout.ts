import type { PaymentPage } from '@dasturxon/core/api';
import { isLanguage } from '@dasturxon/core/kernel';
import { type PaymentType, providerOf } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import { type OrderRow, withLines } from '../../orders/model/to-order.ts';
import { userById } from '../../users/find-user.ts';
import { readAccount } from '../attempts/accounts.ts';
import {
  type AttemptRow,
  attemptsOf,
  blockingAttempt,
  insertAttempt,
  updateAttempt,
} from '../attempts/attempts.ts';
import { openLedger } from '../ledger/ledger.ts';
import { lookUpLater } from '../ledger/payment-context.ts';
import { fiscalOfPayment } from '../attempts/fiscal-of-payment.ts';
import { freeOrder, frozenUntil } from '../attempts/free-order.ts';
import { askOpenAttempts } from './ask-open-attempts.ts';
import { errorOf } from './error-of.ts';
import type { Payable, ProviderAtMerchant, Started } from '../protocol/provider.ts';
import { CALLBACK_NAMES } from '../providers/providers.ts';
import { settleNothing } from '../ledger/settle-order.ts';
import { orderPage, ownOrigin, platformOfPayment } from './return-page.ts';

/** How long a link to a provider's page is valid if the provider does not state it, in minutes. */
const LINK_MINUTES = 30;

/** The page that the guest was sent to before, while it is still good. */
function pageOf(attempt: AttemptRow | undefined, now: Date): PaymentPage | null {
  // Written by this file alone, when the page was begun.
  const page = attempt?.data['page'] as PaymentPage | undefined;
  if (!page || !page.expiresAt) return null;
  return new Date(page.expiresAt).getTime() > now.getTime() + 60_000 ? page : null;
}

function callbackUrl(ctx: Ctx, provider: PaymentType): string {
  const [name = ''] = Object.entries(CALLBACK_NAMES).find(([, type]) => type === provider) ?? [];
  return `${ownOrigin(ctx)}/callbacks/${name}/${ctx.merchantId}`;
}

type Place = { tx: Tx; row: OrderRow; provider: PaymentType };

/** An attempt of the guest's for this provider: the one of before, else a new one, whose fate will be asked after. */
async function attemptOf(ctx: SignedIn, { tx, row, provider }: Place): Promise<AttemptRow> {
  const { merchantId } = ctx;
  const payable = await openLedger(ctx, tx, { merchantId, provider }).check(row, null);
  if (!payable.ok) throw errorOf(payable.code);
  const sent = (await attemptsOf(tx, row)).findLast(
    (one) => one.provider === provider && one.state === 'CREATED' && one.data['byCard'] !== true,
  );
  if (sent) return sent;
  const isExtra = row.isPaid;
  const made = { merchantId, id: ctx.newId(), orderId: row.id, provider, isExtra, state: 'CREATED' as const };
  const attempt = await insertAttempt(tx, { ...made, amount: payable.value, createdAt: ctx.now() });
  await lookUpLater(ctx, tx, attempt);
  return attempt;
}

/** A page that the guest was sent to before, and its attempt. */
type OpenedBefore = { page: PaymentPage; attempt: AttemptRow };

/** The page of an invoice that the guest has opened; any other open transaction is abandoned. */
async function openPage(ctx: SignedIn, { tx, row, provider }: Place): Promise<OpenedBefore | null> {
  const attempts = await attemptsOf(tx, row);
  const live = blockingAttempt(row, attempts);
  const page = live?.state === 'PENDING' && live.provider === provider ? pageOf(live, ctx.now()) : null;
  const isLocked = live?.state === 'PENDING' || frozenUntil(attempts, ctx.now()) !== null;
  if (!page && isLocked) await freeOrder(ctx, tx, { row, reason: 'SWITCHED' });
  return live && page ? { page, attempt: live } : null;
}

/** The order data for the provider. */
async function payableOf(ctx: SignedIn, place: Place, attempt: AttemptRow): Promise<Payable> {
  const { tx, row, provider } = place;
  const { merchantId } = ctx;
  const user = found(await userById(ctx, tx, row.userId), 'session.expired');
  const [order] = await withLines(tx, [row]);
  const fiscal = await fiscalOfPayment(tx, { row, attempt, now: ctx.now() });
  return {
    merchantId,
    order: order!,
    amount: attempt.amount,
    fiscal: fiscal?.lines ?? null,
    attempt,
    payer: { id: user.id, phone: user.phone },
    returnUrl: orderPage(ctx, row),
    callbackUrl: callbackUrl(ctx, provider),
    language: isLanguage(user.language) ? user.language : 'uz',
    platform: platformOfPayment(ctx, row),
    now: ctx.now(),
  };
}

type Ready = { payable: Payable; at: ProviderAtMerchant };

/** Everything that the provider is asked with, or the page that it has given for this order already. */
async function prepare(
  ctx: SignedIn,
  tx: Tx,
  orderId: string,
): Promise<{ page: PaymentPage; attempt: AttemptRow | null } | Ready> {
  const row = await ownOrder(ctx, tx, orderId);
  if (row.totalPrice === 0 && row.status !== 'CANCELED') {
    await settleNothing(ctx, tx, row);
    return { page: { url: orderPage(ctx, row), kind: 'AWAIT', expiresAt: null }, attempt: null };
  }
  const provider = providerOf(row.paymentType);
  const account = await readAccount(ctx, tx, { merchantId: ctx.merchantId, provider });
  const at = account && ctx.payments.get(provider)?.at(account);
  if (!at) throw apiError('payment.unavailable');
  const place = { tx, row, provider };
  const opened = await openPage(ctx, place);
  if (opened) return opened;
  const attempt = await attemptOf(ctx, place);
  const page = pageOf(attempt, ctx.now());
  return page ? { page, attempt } : { payable: await payableOf(ctx, place, attempt), at };
}

/** What `prepare` finds, after the provider of a page that would be opened again was asked about it. */
async function prepareAsked(ctx: SignedIn, orderId: string): ReturnType<typeof prepare> {
  const ready = await ctx.db.inTenant(ctx.merchantId, (tx) => prepare(ctx, tx, orderId));
  const attempt = 'page' in ready ? ready.attempt : null;
  if (!attempt || attempt.providerId === null) return ready;
  await askOpenAttempts(ctx, orderId);
  return ctx.db.inTenant(ctx.merchantId, (tx) => prepare(ctx, tx, orderId));
}

/** Stores the guest's target and the provider's id. */
async function remember(ctx: SignedIn, payable: Payable, started: Started): Promise<PaymentPage> {
  const { merchantId, now } = ctx;
  const expiresAt = started.expiresAt ?? new Date(now().getTime() + LINK_MINUTES * 60_000);
  const { url, kind } = started;
  const page: PaymentPage = { url, kind, expiresAt: expiresAt.toISOString() };
  await ctx.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, payable.order.id);
    const attempt = (await attemptsOf(tx, row)).find((one) => one.id === payable.attempt.id);
    if (!attempt) return;
    const data = { ...started.data, page };
    const providerId = attempt.providerId ?? started.providerId ?? null;
    await updateAttempt(tx, attempt, { data, expiresAt, providerId });
  });
  return page;
}

/** API-32: where an order is paid. Throws order.notFound, payment.* errors, and payment.failed when the provider is down. */
export async function getCheckout(ctx: SignedIn, orderId: string): Promise<PaymentPage> {
  const ready = await prepareAsked(ctx, orderId);
  if ('page' in ready) {
    ctx.orderEvents.announce(ctx.merchantId, orderId);
    return ready.page;
  }
  ctx.wakeJobs();
  try {
    return await remember(ctx, ready.payable, await ready.at.startCheckout(ready.payable));
  } catch (err) {
    ctx.log.warn({ err, orderId }, 'payment not started');
    throw apiError('payment.failed');
  }
}
