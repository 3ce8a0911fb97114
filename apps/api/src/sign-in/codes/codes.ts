import { randomInt } from 'node:crypto';

import type { ApiError } from '@dasturxon/core/api';
import {
  type CodeChannel,
  CODE_ATTEMPTS,
  CODE_LENGTH,
  CODE_LIFE_SECONDS,
  resendCountdown,
} from '@dasturxon/core/auth';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { phoneCodes } from '../../db/schema/customers.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { apiError } from '../../http/api-error.ts';
import { equalInConstantTime } from '../../kernel/secrets.ts';

/** A series of sends ends after an hour without one. */
const ROW_ENDS_AFTER_S = 3600;
/** Replaces the hash of a used code. */
const USED = '';

export type CodePurpose = 'SIGN_IN' | 'CHANGE_PHONE';
export type CodeOwner = { phone: string; purpose: CodePurpose };
/** One more code for a phone: the how-manieth of its row, by which channel, and the caller's bucket that counted it. */
type NewCode = CodeOwner & { sends: number; channel: CodeChannel; sentFrom: string };

/** A code from the system's generator. */
function newCode(): string {
  return String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

const rowOf = (ctx: Ctx, { phone, purpose }: CodeOwner) =>
  and(
    eq(phoneCodes.merchantId, ctx.merchantId),
    eq(phoneCodes.phone, phone),
    eq(phoneCodes.purpose, purpose),
  );

const hmacOf = (ctx: Ctx, owner: CodeOwner, { id, code }: { id: string; code: string }) =>
  ctx.secrets.hmac(['code', ctx.merchantId, owner.purpose, owner.phone, id, code].join('|'));

/** Codes sent in a row, seconds until the next one, and the tries that the last one still has. */
type SendsSoFar = { sends: number; wait: number; triesLeft: number };

/**
 * The state of this series of sends. A used code ends it: a verified phone need not wait, but the phone's limits
 * still count (T19). Locks the row.
 */
export async function sendsSoFar(ctx: Ctx, tx: Tx, owner: CodeOwner): Promise<SendsSoFar> {
  const [last] = await tx.select().from(phoneCodes).where(rowOf(ctx, owner)).for('update');
  const now = ctx.now();
  const quiet = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : Infinity;
  if (!last || last.codeHmac === USED || quiet >= ROW_ENDS_AFTER_S)
    return { sends: 0, wait: 0, triesLeft: 0 };
  const wait = resendCountdown({ sends: last.sends, lastSentAt: last.sentAt, now });
  return { sends: last.sends, wait, triesLeft: last.expiresAt > now ? triesLeft(last.attempts) : 0 };
}

/** Replaces the phone's live code by a new one, the `sends`-th of its row. */
export async function issueCode(ctx: Ctx, tx: Tx, owner: NewCode): Promise<{ id: string; code: string }> {
  const { phone, purpose, sends, channel, sentFrom } = owner;
  const now = ctx.now();
  const [id, code] = [ctx.newId(), newCode()];
  const fresh = {
    id,
    sends,
    channel,
    sentFrom,
    codeHmac: hmacOf(ctx, owner, { id, code }),
    attempts: 0,
    userId: ctx.caller?.userId ?? null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
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

/** Whether a code is still valid for its phone: not of a deleted account, not used, not replaced (T26). */
export async function isCodeLive(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const live = await tx
    .select({ codeHmac: phoneCodes.codeHmac })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.merchantId, merchantId), eq(phoneCodes.id, id)));
  return live.some(({ codeHmac }) => codeHmac !== USED);
}

/** Why a code was not taken, and how many more tries it has. */
type CodeError = {
  code: 'code.wrong' | 'code.expired' | 'code.tooManyAttempts';
  triesLeft: number;
};

/** The error that the caller is answered with. */
export const errorOfCode = ({ code, triesLeft }: CodeError): ApiError => apiError(code, { triesLeft });

const triesLeft = (attempts: number) => Math.max(0, CODE_ATTEMPTS - attempts);

/**
 * Spends one try on the phone's live code; a right one is used up. The try is counted before it is compared, so
 * tries at the same moment count once each. The caller commits in either case.
 */
export async function tryCode(
  ctx: Ctx,
  tx: Tx,
  given: CodeOwner & { code: string },
): Promise<'right' | CodeError> {
  const live = await countTry(ctx, tx, given);
  const refused = spentError(live, ctx.now());
  if (refused) return refused;
  if (live.codeHmac === USED || !isAskers(ctx, live) || !isRight(ctx, live, given))
    return { code: 'code.wrong', triesLeft: triesLeft(live.attempts) };
  await tx.update(phoneCodes).set({ codeHmac: USED, attempts: 0 }).where(rowOf(ctx, given));
  return 'right';
}

/**
 * Counts one try for the phone. A phone without a live code gets a row that no code matches, and five tries as well,
 * so that the remaining tries do not reveal customers (T18).
 */
async function countTry(ctx: Ctx, tx: Tx, { phone, purpose }: CodeOwner): Promise<PhoneCode> {
  const now = ctx.now();
  const quietSince = new Date(now.getTime() - ROW_ENDS_AFTER_S * 1000);
  const expiresAt = new Date(now.getTime() + ROW_ENDS_AFTER_S * 1000);
  const isOver = sql`(${phoneCodes.sentAt} <= ${quietSince.toISOString()}::timestamptz
    or (${phoneCodes.codeHmac} = ${USED} and ${phoneCodes.attempts} = 0))`;
  const decoy = { id: ctx.newId(), codeHmac: USED, attempts: 1, sentAt: now, expiresAt };
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(phoneCodes)
    .values({ merchantId: ctx.merchantId, phone, purpose, sends: 0, ...decoy })
    .onConflictDoUpdate({
      target: [phoneCodes.merchantId, phoneCodes.phone, phoneCodes.purpose],
      set: {
        codeHmac: sql`case when ${isOver} then ${USED} else ${phoneCodes.codeHmac} end`,
        attempts: sql`case when ${isOver} then 1 else ${phoneCodes.attempts} + 1 end`,
        sentAt: sql`case when ${isOver} then ${at(now)} else ${phoneCodes.sentAt} end`,
        expiresAt: sql`case when ${isOver} then ${at(expiresAt)} else ${phoneCodes.expiresAt} end`,
      },
    })
    .returning();
  return row as PhoneCode;
}

type PhoneCode = typeof phoneCodes.$inferSelect;

/** Refuses every input: the tries are used up, or the code has expired. */
function spentError({ attempts, expiresAt }: PhoneCode, now: Date): CodeError | null {
  if (attempts > CODE_ATTEMPTS) return { code: 'code.tooManyAttempts', triesLeft: 0 };
  return expiresAt <= now ? { code: 'code.expired', triesLeft: 0 } : null;
}

/** A code for a new phone is good in the account that asked for it. */
const isAskers = (ctx: Ctx, { purpose, userId }: PhoneCode) =>
  purpose !== 'CHANGE_PHONE' || userId === null || userId === ctx.caller?.userId;

const isRight = (ctx: Ctx, { id, codeHmac }: PhoneCode, given: CodeOwner & { code: string }) =>
  equalInConstantTime(codeHmac, hmacOf(ctx, given, { id, code: given.code }));
