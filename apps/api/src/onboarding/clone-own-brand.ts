import type { CloneOffer } from '@dasturxon/core/brand-file';
import type { SmsGateway } from '@dasturxon/core/merchant';
import type { SubCheck } from '@dasturxon/core/onboarding';
import { eq } from 'drizzle-orm';

import { writeAudit } from '../audit/write-audit.ts';
import { requireWholeBrand } from '../brand-file/screen/require-whole-brand.ts';
import { withCopy, type WriteCopy } from '../brand-file/clone-brand.ts';
import type { Tx } from '../db/connect.ts';
import { brandInvites } from '../db/schema/editing/onboarding.ts';
import { apiError } from '../http/api-error.ts';
import { countAgainst, demoTimes, longestWait, longestWaitOfAll } from '../http/limits/rate-limit.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { sha256 } from '../kernel/secrets.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { isTakenMeanwhile } from '../new-brand/new-brand.ts';
import { changeSms } from '../sign-in/sms/configure-sms.ts';
import {
  brandHost,
  givesAddresses,
  inviteOf,
  LIFE_MS,
  madeOf,
  ownerPage,
  problemOfSub,
} from './brand-invites.ts';

type Wanted = {
  name: string;
  sub: string;
  sms: { gateway: SmsGateway; username: string; password: string } | null;
};

/** Each copy takes room on the server. A brand makes so many a day, and all brands together ten times as many. */
const COPIES = { bucket: 'brand:clone', limit: 3, seconds: 86_400 };
const OF_ALL_TIMES = 10;

const limitOf = (ctx: SignedIn) => ({ ...COPIES, limit: COPIES.limit * demoTimes(ctx) });

/** What the copy of a brand needs. */
export const cloneOffer = (env: SignedIn['env']): CloneOffer => ({
  platformHost: givesAddresses(env) ? env.PLATFORM_HOST : null,
  needsSms: !env.SANDBOX,
});

/** Whether a short name is free. */
export const checkCloneSub = (ctx: SignedIn, sub: string): Promise<SubCheck> =>
  ctx.db.asPlatform(async (tx) => ({ problem: await problemOfSub(ctx, tx, sub) }));

/** The token of the owner's link: the same one for the same call, so that a repeat leads to the brand that it has made. */
function tokenOf({ secrets, merchantId, caller, idempotencyKey }: SignedIn): string {
  if (idempotencyKey === null) throw apiError('idempotency.keyMissing');
  const mark = secrets.hmac(`brand:clone|${merchantId}|${caller.userId}|${idempotencyKey}`);
  return Buffer.from(mark, 'hex').toString('base64url');
}

/** Throws why no copy is made: brand.subReserved, brand.subTaken or request.rateLimited. */
async function requireRoom(ctx: SignedIn, tx: Tx, sub: string): Promise<void> {
  const problem = await problemOfSub(ctx, tx, sub);
  if (problem) throw apiError(problem === 'taken' ? 'brand.subTaken' : 'brand.subReserved');
  const [limit, now] = [limitOf(ctx), ctx.now()];
  const ofAll = { ...limit, limit: limit.limit * OF_ALL_TIMES };
  const seconds = Math.max(
    await longestWait(tx, [limit], { merchantId: ctx.merchantId, now }),
    await longestWaitOfAll(tx, [ofAll], now),
  );
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}

/** Where the owner goes on if this very call has made a brand before; null: it has not. */
async function madeBefore(ctx: SignedIn, tx: Tx): Promise<string | null> {
  const token = tokenOf(ctx);
  const [row] = await tx
    .select()
    .from(brandInvites)
    .where(eq(brandInvites.tokenHash, sha256(token)));
  return (row && (await madeOf(ctx, tx, { row, token }))?.goTo) ?? null;
}

/** The invitation of this call, locked. A repeat of the call waits here, and finds what was made. */
async function ownInvite(ctx: SignedIn, tx: Tx, token: string) {
  const [createdAt, expiresAt] = [ctx.now(), new Date(ctx.now().getTime() + LIFE_MS)];
  await tx
    .insert(brandInvites)
    .values({ id: ctx.newId(), tokenHash: sha256(token), createdAt, expiresAt })
    .onConflictDoNothing();
  const row = await inviteOf(ctx, tx, { token, isLocked: true });
  const made = await madeOf(ctx, tx, { row, token });
  return { id: row.id, goTo: made?.goTo ?? null };
}

/** Writes the copy with all that belongs to it, in one transaction. */
async function writeClone(ctx: SignedIn, tx: Tx, { sub, sms, write }: Wanted & { write: WriteCopy }) {
  const token = tokenOf(ctx);
  const invite = await ownInvite(ctx, tx, token);
  if (invite.goTo !== null) return invite.goTo;
  await requireRoom(ctx, tx, sub);
  const seconds = await countAgainst(tx, [limitOf(ctx)], { merchantId: ctx.merchantId, now: ctx.now() });
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
  await write(tx);
  const merchant = await namedMerchant(ctx, tx, sub);
  if (sms) {
    const { gateway, ...account } = sms;
    await changeSms(ctx, tx, { merchant, gateway, account });
  }
  const made = { madeId: merchant.merchantId, madeAt: ctx.now() };
  await tx.update(brandInvites).set(made).where(eq(brandInvites.id, invite.id));
  await writeAudit(ctx, tx, {
    action: 'brand.clone',
    subject: 'brand',
    subjectId: null,
    branchId: null,
    before: null,
    after: { brand: sub },
  });
  return ownerPage(sub, token, ctx);
}

/**
 * Makes a brand as a copy of the caller's (BO-365) and leads to where its owner proves their phone, as a new owner's link does.
 * Throws forbidden for an owner of some branches, brand.subTaken, brand.subReserved, request.rateLimited, and
 * request.invalid without the account by which the new brand sends codes.
 */
export async function cloneOwnBrand(ctx: SignedIn, wanted: Wanted): Promise<{ goTo: string }> {
  requireWholeBrand(ctx);
  const offer = cloneOffer(ctx.env);
  if (offer.platformHost === null) throw apiError('notFound');
  if (offer.needsSms && wanted.sms === null) throw apiError('request.invalid');
  // Before the brand is read: what is refused costs nothing.
  const before = await ctx.db.asPlatform(async (tx) => {
    const made = await madeBefore(ctx, tx);
    if (made === null) await requireRoom(ctx, tx, wanted.sub);
    return made;
  });
  if (before !== null) return { goTo: before };
  const { sub: as, name } = wanted;
  const copy = { sub: ctx.tenant.sub, as, name, hosts: [brandHost(as, ctx)] };
  const goTo = await withCopy(ctx, copy, (write) =>
    ctx.db.asPlatform((tx) => writeClone(ctx, tx, { ...wanted, write })),
  ).catch((error: unknown) => {
    throw isTakenMeanwhile(error) ? apiError('brand.subTaken') : error;
  });
  ctx.tenants.forget();
  ctx.log.info({ merchantId: `m-${as}` }, 'brand made as a copy');
  return { goTo };
}
