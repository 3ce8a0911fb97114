import type { PaymentPage } from '@dasturxon/core/api';
import { isLanguage } from '@dasturxon/core/kernel';
import { type PaymentType, providerOf } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { isSplit } from '../../orders/model/order-edits.ts';
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
import { ownPartOf, partOf } from '../order-parts/parts.ts';
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
async function attemptOf(ctx: Ctx, { tx, row, provider }: Place): Promise<AttemptRow> {
  const { merchantId } = ctx;
  const payable = await openLedger(ctx, tx, { merchantId, provider }).check(row, null);
  if (!payable.ok) throw errorOf(payable.code);
  const sent = (await attemptsOf(tx, row)).findLast(
    (one) => one.provider === provider && one.state === 'CREATED' && one.data['byCard'] !== true,
  );
  if (sent) return sent;
  const of = { orderId: row.id, part: row.payingPart?.part ?? null, isExtra: row.isPaid };
  const made = { merchantId, id: ctx.newId(), provider, ...of, state: 'CREATED' as const };
  const attempt = await insertAttempt(tx, { ...made, amount: payable.value, createdAt: ctx.now() });
  await lookUpLater(ctx, tx, attempt);
  return attempt;
}

/** A page that the guest was sent to before, and its attempt. */
type OpenedBefore = { page: PaymentPage; attempt: AttemptRow };

/** The page of an invoice that the guest has opened; any other open transaction is abandoned. */
async function openPage(ctx: Ctx, { tx, row, provider }: Place): Promise<OpenedBefore | null> {
  const attempts = await attemptsOf(tx, row);
  const live = blockingAttempt(row, attempts);
  const page = live?.state === 'PENDING' && live.provider === provider ? pageOf(live, ctx.now()) : null;
  const isLocked = live?.state === 'PENDING' || frozenUntil(attempts, ctx.now()) !== null;
  if (!page && isLocked) await freeOrder(ctx, tx, { row, reason: 'SWITCHED' });
  return live && page ? { page, attempt: live } : null;
}

/** Who pays an order or a part of it, and where they come back to. */
export type Payer = Pick<Payable, 'payer' | 'language' | 'returnUrl' | 'platform'>;

/** What is paid, found again in each transaction, its order's row locked. */
export type Paying = {
  find: (tx: Tx) => Promise<OrderRow>;
  payerOf: (tx: Tx, row: OrderRow) => Promise<Payer>;
  /** Asks the providers about what was begun before. */
  askBefore: () => Promise<void>;
};

/** The guest who pays their own order. */
export async function guestPays(ctx: SignedIn, tx: Tx, row: OrderRow): Promise<Payer> {
  const user = found(await userById(ctx, tx, row.userId), 'session.expired');
  return {
    payer: { id: user.id, phone: user.phone },
    language: isLanguage(user.language) ? user.language : 'uz',
    returnUrl: orderPage(ctx, row),
    platform: platformOfPayment(ctx, row),
  };
}

type Beginning = Place & { payer: Payer };

/** The order data for the provider. */
async function payableOf(ctx: Ctx, place: Beginning, attempt: AttemptRow): Promise<Payable> {
  const { tx, row, provider, payer } = place;
  const { merchantId } = ctx;
  const [order] = await withLines(tx, [row]);
  const fiscal = await fiscalOfPayment(tx, { row, attempt, now: ctx.now() });
  return {
    merchantId,
    order: order!,
    amount: attempt.amount,
    fiscal: fiscal?.lines ?? null,
    attempt,
    ...payer,
    callbackUrl: callbackUrl(ctx, provider),
    now: ctx.now(),
  };
}

type Ready = { payable: Payable; at: ProviderAtMerchant };

/** Whether there is nothing to pay: points have paid the order, which is settled here, or others pay all of it. */
async function needsNothing(ctx: Ctx, tx: Tx, row: OrderRow): Promise<boolean> {
  if (isSplit(row) && !row.isPaid && !row.payingPart) return true;
  if (row.totalPrice > 0 || row.status === 'CANCELED') return false;
  await settleNothing(ctx, tx, row);
  return true;
}

/** A provider with the merchant's keys. Throws payment.unavailable. */
async function providerAt(ctx: Ctx, tx: Tx, provider: PaymentType): Promise<ProviderAtMerchant> {
  const account = await readAccount(ctx, tx, { merchantId: ctx.merchantId, provider });
  const at = account && ctx.payments.get(provider)?.at(account);
  if (!at) throw apiError('payment.unavailable');
  return at;
}

/** Everything that the provider is asked with, or the page that it has given for this order already. */
async function prepare(
  ctx: Ctx,
  tx: Tx,
  paying: Paying,
): Promise<{ page: PaymentPage; attempt: AttemptRow | null } | Ready> {
  const row = await paying.find(tx);
  const payer = await paying.payerOf(tx, row);
  if (await needsNothing(ctx, tx, row))
    return { page: { url: payer.returnUrl, kind: 'AWAIT', expiresAt: null }, attempt: null };
  const provider = providerOf(row.paymentType);
  const at = await providerAt(ctx, tx, provider);
  const place = { tx, row, provider };
  const opened = await openPage(ctx, place);
  if (opened) return opened;
  const attempt = await attemptOf(ctx, place);
  const page = pageOf(attempt, ctx.now());
  return page ? { page, attempt } : { payable: await payableOf(ctx, { ...place, payer }, attempt), at };
}

/** What `prepare` finds, after the provider of a page that would be opened again was asked about it. */
async function prepareAsked(ctx: Ctx, paying: Paying): ReturnType<typeof prepare> {
  const ready = await ctx.db.inTenant(ctx.merchantId, (tx) => prepare(ctx, tx, paying));
  const attempt = 'page' in ready ? ready.attempt : null;
  if (!attempt || attempt.providerId === null) return ready;
  await paying.askBefore();
  return ctx.db.inTenant(ctx.merchantId, (tx) => prepare(ctx, tx, paying));
}

/** Stores the guest's target and the provider's id. */
async function remember(ctx: Ctx, payable: Payable, started: Started): Promise<PaymentPage> {
  const { merchantId, now } = ctx;
  const expiresAt = started.expiresAt ?? new Date(now().getTime() + LINK_MINUTES * 60_000);
  const { url, kind } = started;
  const page: PaymentPage = { url, kind, expiresAt: expiresAt.toISOString() };
  await ctx.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, payable.order.id);
    const { id, part } = payable.attempt;
    const attempt = (await attemptsOf(tx, await partOf(tx, row, part))).find((one) => one.id === id);
    if (!attempt) return;
    const data = { ...started.data, page };
    const providerId = attempt.providerId ?? started.providerId ?? null;
    await updateAttempt(tx, attempt, { data, expiresAt, providerId });
  });
  return page;
}

/** Where an order or a part of it is paid. Throws payment.* errors, and payment.failed when the provider is down. */
export async function openCheckout(ctx: Ctx, paying: Paying): Promise<PaymentPage> {
  const ready = await prepareAsked(ctx, paying);
  if ('page' in ready) return ready.page;
  ctx.wakeJobs();
  try {
    return await remember(ctx, ready.payable, await ready.at.startCheckout(ready.payable));
  } catch (err) {
    ctx.log.warn({ err, orderId: ready.payable.order.id }, 'payment not started');
    throw apiError('payment.failed');
  }
}

/** API-32: where the caller's order is paid, or their own part of it. Throws order.notFound, and what `openCheckout` throws. */
export async function getCheckout(ctx: SignedIn, orderId: string): Promise<PaymentPage> {
  const page = await openCheckout(ctx, {
    find: async (tx) => ownPartOf(tx, await ownOrder(ctx, tx, orderId)),
    payerOf: (tx, row) => guestPays(ctx, tx, row),
    askBefore: () => askOpenAttempts(ctx, orderId),
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return page;
}
