import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { paymentInbox } from '../db/schema/payments.ts';
import type { Deps } from '../deps.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { readAccount } from './accounts.ts';
import { openBooks } from './books.ts';
import type { CallAnswer, PaymentProvider, ProviderAtMerchant, RawCall, Verified } from './provider.ts';

type Needs = Pick<Deps, 'db' | 'log' | 'now' | 'newId' | 'secrets' | 'orderEvents' | 'wakeJobs'>;
type About = { merchantId: string; provider: PaymentProvider; call: RawCall };
type Outcome = 'REFUSED' | 'APPLIED' | 'FAILED';

const MERCHANT_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Calls that prove nothing are kept so many an hour, so that a stranger cannot fill the disk. */
const STRANGERS_KEPT = { limit: 200, seconds: 3600 };

/** The call kept as it came, before anything is made of it, and the provider in the merchant's name. */
type Kept = { id: string; at: ProviderAtMerchant };

/** Null for a merchant that is none or has no such account: there is nobody to keep the call for. */
async function keep(deps: Needs, { merchantId, provider, call }: About): Promise<Kept | null> {
  if (!MERCHANT_ID.test(merchantId)) return null;
  return deps.db.inTenant(merchantId, async (tx) => {
    const account = await readAccount(deps, tx, { merchantId, provider: provider.type });
    const at = account && provider.at(account);
    if (!at) return null;
    const id = deps.newId();
    const { operation, body, now: receivedAt } = call;
    const sealedBody = deps.secrets.seal({ body }, merchantId);
    await tx
      .insert(paymentInbox)
      .values({ merchantId, id, provider: provider.type, operation, sealedBody, receivedAt });
    return { id, at };
  });
}

async function mark(
  deps: Needs,
  tx: Tx,
  about: { merchantId: string; id: string; outcome: Outcome; answer: CallAnswer; note?: string },
) {
  const { merchantId, id, outcome, answer, note = null } = about;
  await tx
    .update(paymentInbox)
    .set({ outcome, note, status: answer.status, answer: answer.body, answeredAt: deps.now() })
    .where(and(eq(paymentInbox.merchantId, merchantId), eq(paymentInbox.id, id)));
}

/** A call that proved nothing changes nothing: some are kept, for whoever looks into them later. */
async function refused(
  deps: Needs,
  about: About & { id: string },
  { reason, answer }: Verified & { ok: false },
): Promise<CallAnswer> {
  const { merchantId, provider, call, id } = about;
  deps.log.warn(
    { merchantId, provider: provider.type, operation: call.operation, reason },
    'payment call refused',
  );
  const bucket = { bucket: `payment-strangers:${provider.type}`, ...STRANGERS_KEPT };
  await deps.db.inTenant(merchantId, async (tx) => {
    const wait = await countAgainst(tx, [bucket], { merchantId, now: call.now });
    if (wait === 0) return mark(deps, tx, { merchantId, id, outcome: 'REFUSED', answer, note: reason });
    const own = and(eq(paymentInbox.merchantId, merchantId), eq(paymentInbox.id, id));
    await tx.delete(paymentInbox).where(own);
  });
  return answer;
}

async function applied(
  deps: Needs,
  about: About & { id: string },
  verified: Verified & { ok: true },
): Promise<CallAnswer> {
  const { merchantId, provider, id } = about;
  try {
    const { answer, touched } = await deps.db.inTenant(merchantId, async (tx) => {
      const books = openBooks(deps, tx, { merchantId, provider: provider.type });
      const given = await verified.apply(books);
      await mark(deps, tx, { merchantId, id, outcome: 'APPLIED', answer: given });
      return { answer: given, touched: books.touched };
    });
    for (const orderId of touched) deps.orderEvents.announce(merchantId, orderId);
    if (touched.size > 0) deps.wakeJobs();
    return answer;
  } catch (err) {
    deps.log.error({ err, merchantId, provider: provider.type }, 'payment call failed');
    const answer = provider.failed(about.call);
    const note = 'failed';
    await deps.db
      .inTenant(merchantId, (tx) => mark(deps, tx, { merchantId, id, outcome: 'FAILED', answer, note }))
      .catch(() => undefined);
    return answer;
  }
}

/**
 * Answers a provider's call: it is kept as it came, proves itself, and is applied with its answer in one transaction. The
 * answer is made of what is stored, so a repeat gets the same bytes (T44, T45). Never throws.
 */
export async function receiveCall(deps: Needs, about: About): Promise<CallAnswer> {
  const { provider, call } = about;
  try {
    const kept = await keep(deps, about);
    if (!kept) return provider.stranger(call);
    const verified = await kept.at.verify(call);
    const kind = { ...about, id: kept.id };
    return await (verified.ok ? applied(deps, kind, verified) : refused(deps, kind, verified));
  } catch (err) {
    deps.log.error({ err, merchantId: about.merchantId, provider: provider.type }, 'payment call failed');
    return provider.failed(call);
  }
}
