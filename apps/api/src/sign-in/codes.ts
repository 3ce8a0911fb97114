import { randomInt } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { phoneCodes } from '../db/schema/customers.ts';
import type { Ctx } from '../deps.ts';
import { equalInConstantTime } from '../secrets.ts';

/** D29: six digits that live 180 s, five tries each. */
export const CODE_LIFE_S = 180;
export const CODE_TRIES = 5;
/** How long until the next code may be asked for, by how many were sent in this row of sends. */
export const RESEND_AFTER_S: readonly number[] = [60, 120, 600];
/** A row of sends ends after a quiet hour. */
const ROW_ENDS_AFTER_S = 3600;

export type CodePurpose = 'SIGN_IN' | 'CHANGE_PHONE';
export type CodeOwner = { phone: string; purpose: CodePurpose };

/** A code from the system's generator. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** Seconds until the next send, after the `sends`-th. */
export function resendAfter(sends: number): number {
  return RESEND_AFTER_S[Math.min(sends, RESEND_AFTER_S.length) - 1] ?? 60;
}

const rowOf = (ctx: Ctx, { phone, purpose }: CodeOwner) =>
  and(
    eq(phoneCodes.merchantId, ctx.merchantId),
    eq(phoneCodes.phone, phone),
    eq(phoneCodes.purpose, purpose),
  );

const hmacOf = (ctx: Ctx, owner: CodeOwner, { id, code }: { id: string; code: string }) =>
  ctx.secrets.hmac(['code', ctx.merchantId, owner.purpose, owner.phone, id, code].join('|'));

/** How many codes of this row of sends went out, and how many seconds the next one has to wait. Locks the row. */
export async function sendsSoFar(
  ctx: Ctx,
  tx: Tx,
  owner: CodeOwner,
): Promise<{ sends: number; wait: number }> {
  const [last] = await tx.select().from(phoneCodes).where(rowOf(ctx, owner)).for('update');
  const quiet = last ? (ctx.now().getTime() - last.sentAt.getTime()) / 1000 : Infinity;
  const sends = last && quiet < ROW_ENDS_AFTER_S ? last.sends : 0;
  return { sends, wait: sends === 0 ? 0 : Math.max(0, Math.ceil(resendAfter(sends) - quiet)) };
}

/** Replaces the phone's live code by a new one, the `sends`-th of its row. */
export async function issueCode(
  ctx: Ctx,
  tx: Tx,
  owner: CodeOwner & { sends: number },
): Promise<{ id: string; code: string }> {
  const { phone, purpose, sends } = owner;
  const now = ctx.now();
  const [id, code] = [ctx.newId(), newCode()];
  const fresh = {
    id,
    sends,
    codeHmac: hmacOf(ctx, owner, { id, code }),
    attempts: 0,
    userId: ctx.caller?.userId ?? null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFE_S * 1000),
  };
  await tx
    .insert(phoneCodes)
    .values({ merchantId: ctx.merchantId, phone, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [phoneCodes.merchantId, phoneCodes.phone, phoneCodes.purpose],
      set: fresh,
    });
  return { id, code };
}

export type CodeVerdict = 'right' | 'code.wrong' | 'code.expired' | 'code.tooManyAttempts';

/**
 * Spends one try on the phone's live code; a right one is used up. The try is counted before it is compared, so
 * tries at the same moment count once each. The caller commits in either case.
 */
export async function tryCode(ctx: Ctx, tx: Tx, given: CodeOwner & { code: string }): Promise<CodeVerdict> {
  const [live] = await tx
    .update(phoneCodes)
    .set({ attempts: sql`${phoneCodes.attempts} + 1` })
    .where(rowOf(ctx, given))
    .returning();
  if (!live || live.codeHmac === '') return 'code.wrong';
  if (live.attempts > CODE_TRIES) return 'code.tooManyAttempts';
  if (live.expiresAt <= ctx.now()) return 'code.expired';
  if (live.userId !== null && live.userId !== ctx.caller?.userId && given.purpose === 'CHANGE_PHONE')
    return 'code.wrong';
  if (!equalInConstantTime(live.codeHmac, hmacOf(ctx, given, { id: live.id, code: given.code })))
    return 'code.wrong';
  await tx.update(phoneCodes).set({ codeHmac: '' }).where(rowOf(ctx, given));
  return 'right';
}
