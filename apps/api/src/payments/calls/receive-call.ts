import { ID_PATTERN } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentInbox } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import { logSecurity } from '../../http/log/security-log.ts';
import { readAccount } from '../attempts/accounts.ts';
import { openLedger } from '../ledger/ledger.ts';
import type {
  CallAnswer,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Refused,
  Verified,
} from '../protocol/provider.ts';
import { keepAnswer } from './provider-statements.ts';

type ReceiveCallDeps = Pick<
  Deps,
  'db' | 'log' | 'now' | 'newId' | 'secrets' | 'orderEvents' | 'wakeJobs' | 'metrics'
>;
type About = { merchantId: string; provider: PaymentProvider; call: RawCall };
/** A call whose body is not read yet: that of `head` is empty. */
type Arriving = Omit<About, 'call'> & { head: RawCall; readBody: () => Promise<string> };
/** `isProven`: the provider's key or signature was right, whatever came of it. */
type Received = { answer: CallAnswer; isProven: boolean };
type Outcome = 'APPLIED' | 'FAILED';

/** Calls that prove nothing are kept so many an hour, so that forged calls cannot fill the disk. */
const UNAUTHENTICATED_KEPT = { limit: 200, seconds: 3600 };

/** The largest part of a call that proves nothing which is kept, in characters. */
const UNAUTHENTICATED_BODY_AT_MOST = 2_048;

/**
 * A call as it was kept, and what it was found to be; `answer` alone when it was refused on the spot. Without an id it is
 * not stored: its provider has to confirm it first.
 */
type Kept = { id: string | null; verified: Verified | Promise<Verified> } | { answer: CallAnswer };

/** The provider with the keys of the merchant who is called; null for an unknown merchant or one without such an account. */
async function merchantAt(
  deps: ReceiveCallDeps,
  { merchantId, provider }: Omit<About, 'call'>,
): Promise<ProviderAtMerchant | null> {
  if (!ID_PATTERN.test(merchantId)) return null;
  const account = await deps.db.inTenant(merchantId, (tx) =>
    readAccount(deps, tx, { merchantId, provider: provider.type }),
  );
  return account && provider.at(account);
}

/** Keeps the call as it came. One that plainly proves nothing is refused in the same transaction. */
async function keep(deps: ReceiveCallDeps, about: About, at: ProviderAtMerchant): Promise<Kept> {
  const { merchantId, call } = about;
  const verified = at.verify(call);
  if (!(verified instanceof Promise) && !verified.ok) return refuse(deps, about, verified);
  // Awaited after the transaction: if that fails first, this rejection would be unhandled.
  if (verified instanceof Promise) verified.catch(() => undefined);
  if (at.isUnsigned?.(call)) return { id: null, verified };
  const row = inboxRow(deps, about);
  await deps.db.inTenant(merchantId, (tx) => tx.insert(paymentInbox).values(row));
  return { id: row.id, verified };
}

async function refuse(
  deps: ReceiveCallDeps,
  about: About,
  refused: Refused,
): Promise<{ answer: CallAnswer }> {
  await deps.db.inTenant(about.merchantId, (tx) => keepUnauthenticated(deps, tx, { ...about, refused }));
  return { answer: refused.answer };
}

function inboxRow(deps: ReceiveCallDeps, { merchantId, provider, call }: About, body = call.body) {
  const { operation, now: receivedAt } = call;
  const sealedBody = deps.secrets.seal({ body }, merchantId);
  return { merchantId, id: deps.newId(), provider: provider.type, operation, sealedBody, receivedAt };
}

/** Whether one more call that proves nothing may be kept. */
async function hasRoom(tx: Tx, { merchantId, provider, call }: About): Promise<boolean> {
  const bucket = { bucket: `payment-unauthenticated:${provider.type}`, ...UNAUTHENTICATED_KEPT };
  return (await countAgainst(tx, [bucket], { merchantId, now: call.now })) === 0;
}

/** Stores a limited number of unauthenticated calls for later inquiries. */
async function keepUnauthenticated(deps: ReceiveCallDeps, tx: Tx, about: About & { refused: Refused }) {
  const { merchantId, provider, call, refused } = about;
  const { reason: note, answer } = refused;
  const { operation } = call;
  logSecurity(deps.log, 'callback.forged', { merchantId, provider: provider.type, operation, reason: note });
  if (!(await hasRoom(tx, about))) return;
  const answered = { outcome: 'REFUSED', note, status: answer.status, answer: answer.body };
  await tx.insert(paymentInbox).values({
    ...inboxRow(deps, about, call.body.slice(0, UNAUTHENTICATED_BODY_AT_MOST)),
    ...answered,
    answeredAt: deps.now(),
  });
}

async function mark(
  deps: ReceiveCallDeps,
  tx: Tx,
  about: { merchantId: string; id: string; outcome: Outcome; answer: CallAnswer; note?: string },
) {
  const { merchantId, id, outcome, answer, note = null } = about;
  await tx
    .update(paymentInbox)
    .set({ outcome, note, status: answer.status, answer: answer.body, answeredAt: deps.now() })
    .where(and(eq(paymentInbox.merchantId, merchantId), eq(paymentInbox.id, id)));
}

/** A call that its provider did not confirm. */
async function refusedLater(deps: ReceiveCallDeps, about: About & { id: string }, refused: Refused) {
  const { merchantId, id } = about;
  const own = and(eq(paymentInbox.merchantId, merchantId), eq(paymentInbox.id, id));
  await deps.db.inTenant(merchantId, async (tx) => {
    await tx.delete(paymentInbox).where(own);
    await keepUnauthenticated(deps, tx, { ...about, refused });
  });
  return refused.answer;
}

async function applied(
  deps: ReceiveCallDeps,
  about: About & { id: string },
  verified: Verified & { ok: true },
): Promise<CallAnswer> {
  const { merchantId, provider, id } = about;
  try {
    const { answer, touched } = await deps.db.inTenant(merchantId, async (tx) => {
      const ledger = openLedger(deps, tx, { merchantId, provider: provider.type });
      const given = await verified.apply(ledger);
      const { stated } = verified;
      if (stated) await keepAnswer(deps, tx, { merchantId, provider: provider.type, statement: stated });
      await mark(deps, tx, { merchantId, id, outcome: 'APPLIED', answer: given });
      return { answer: given, touched: ledger.touched };
    });
    for (const orderId of touched) deps.orderEvents.announce(merchantId, orderId);
    if (touched.size > 0) deps.wakeJobs();
    return answer;
  } catch (err) {
    deps.metrics.count('payment_failures_total', { provider: provider.type });
    deps.log.error({ err, merchantId, provider: provider.type }, 'payment call failed');
    const answer = provider.failed(about.call);
    const note = 'failed';
    await deps.db
      .inTenant(merchantId, (tx) => mark(deps, tx, { merchantId, id, outcome: 'FAILED', answer, note }))
      .catch(() => undefined);
    return answer;
  }
}

/** A call that its provider had to confirm is stored from then on; what was not confirmed leaves nothing behind. */
async function confirmed(
  deps: ReceiveCallDeps,
  about: About,
  asked: Verified | Promise<Verified>,
): Promise<Received> {
  const { merchantId, provider, call } = about;
  const verified = await Promise.resolve(asked).catch((err: unknown) => {
    deps.log.warn({ err, merchantId, provider: provider.type }, 'provider not asked');
    return null;
  });
  if (!verified) return { answer: provider.failed(call), isProven: false };
  if (!verified.ok) {
    const { operation } = call;
    const { reason } = verified;
    logSecurity(deps.log, 'callback.forged', { merchantId, provider: provider.type, operation, reason });
    return { answer: verified.answer, isProven: false };
  }
  const row = inboxRow(deps, about);
  await deps.db.inTenant(merchantId, (tx) => tx.insert(paymentInbox).values(row));
  return { answer: await applied(deps, { ...about, id: row.id }, verified), isProven: true };
}

/** A call whose head is not refused: it is kept, proves itself, and is applied. */
async function received(deps: ReceiveCallDeps, about: About, at: ProviderAtMerchant): Promise<Received> {
  const kept = await keep(deps, about, at);
  if ('answer' in kept) return { answer: kept.answer, isProven: false };
  if (kept.id === null) return confirmed(deps, about, kept.verified);
  const verified = await kept.verified;
  const known = { ...about, id: kept.id };
  if (verified.ok) return { answer: await applied(deps, known, verified), isProven: true };
  return { answer: await refusedLater(deps, known, verified), isProven: false };
}

/**
 * Answers a provider's call: stores it as received, authenticates it, and applies it with its answer in one
 * transaction. The answer comes from stored rows, so a repeat gets the same bytes (T44, T45). Where a header has the
 * provider's key, an unauthenticated call's body is not read. Never throws.
 */
export async function receiveCall(deps: ReceiveCallDeps, arriving: Arriving): Promise<Received> {
  const { head, readBody, ...where } = arriving;
  const { merchantId, provider } = where;
  let call = head;
  try {
    const at = await merchantAt(deps, where);
    const refused = at?.refuseHead?.(head);
    if (refused) return { ...(await refuse(deps, { ...where, call }, refused)), isProven: false };
    const isUnauthenticatedHead = !at && provider.isProvenByHead?.(head);
    if (!isUnauthenticatedHead) call = { ...head, body: await readBody() };
    if (at) return await received(deps, { ...where, call }, at);
    const { operation } = call;
    logSecurity(deps.log, 'callback.forged', { provider: provider.type, operation, reason: 'no account' });
    return { answer: provider.unauthenticated(call), isProven: false };
  } catch (err) {
    deps.log.error({ err, merchantId, provider: provider.type }, 'payment call failed');
    // Ours, not the caller's: the answer echoes the call's id, so that the provider makes it again.
    if (call === head) call = { ...head, body: await readBody() };
    return { answer: provider.failed(call), isProven: true };
  }
}
