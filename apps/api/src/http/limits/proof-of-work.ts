import { createHash, randomBytes } from 'node:crypto';

import { readPuzzle, unsignedPuzzle, isSolved, puzzleBits, PUZZLE_LIFE_SECONDS } from '@dasturxon/core/auth';
import { PROOF_HEADER, readProof, type ApiError, type Puzzle } from '@dasturxon/core/api';

import type { Tx } from '../../db/connect.ts';
import { rateCounts } from '../../db/schema/customers.ts';
import { equalInConstantTime, type Secrets } from '../../kernel/secrets.ts';
import { countAgainst, countsOf, longestWait, type RateLimit } from './rate-limit.ts';
import { apiError } from '../api-error.ts';

type PuzzleDeps = {
  secrets: Secrets;
  merchantId: string;
  now: () => Date;
  header: (name: string) => string | null;
};

/** A limit over which a call needs a proof of work, and `ceiling` over which it is refused. */
export type SoftLimit = RateLimit & { ceiling: number };

const hash = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

const sign = ({ secrets, merchantId }: PuzzleDeps, subject: string, unsigned: string) =>
  secrets.hmac(`puzzle|${merchantId}|${subject}|${unsigned}`);

/** A puzzle for one call about `subject` (a phone, a key) at this merchant. */
export function newPuzzle(ctx: PuzzleDeps, about: { subject: string; bits: number }): Puzzle {
  const nonce = randomBytes(16).toString('base64url');
  const endsAt = ctx.now().getTime() + PUZZLE_LIFE_SECONDS * 1000;
  const unsigned = unsignedPuzzle({ nonce, bits: about.bits, endsAt });
  return { text: `${unsigned}.${sign(ctx, about.subject, unsigned)}`, bits: about.bits };
}

/**
 * Whether the call carries a solved puzzle of ours about `subject` that is not over and was not used before. It counts as
 * used from now on. One bit less than `bits` will do: others may have raised the difficulty while it was being solved.
 */
export async function spendProof(
  ctx: PuzzleDeps,
  tx: Tx,
  { subject, bits }: { subject: string; bits: number },
): Promise<boolean> {
  const proof = readProof(ctx.header(PROOF_HEADER));
  const parts = proof && readPuzzle(proof.puzzle);
  if (!proof || !parts || parts.bits < bits - 1 || parts.endsAt <= ctx.now().getTime()) return false;
  if (!equalInConstantTime(parts.signature, sign(ctx, subject, unsignedPuzzle(parts)))) return false;
  if (!(await isSolved({ text: proof.puzzle, bits: parts.bits }, proof.solution, hash))) return false;
  const row = {
    merchantId: ctx.merchantId,
    bucket: `proof:${parts.nonce}`,
    windowStart: new Date(parts.endsAt),
  };
  const spent = await tx
    .insert(rateCounts)
    .values(row)
    .onConflictDoNothing()
    .returning({ bucket: rateCounts.bucket });
  return spent.length === 1;
}

/** What became of a call that is limited: allowed, refused for so many seconds, or to be sent again with a proof. */
export type Gate = { wait: number; puzzle: null } | { wait: 0; puzzle: Puzzle };

type Limited = {
  /** What the proof is about: it cannot be used for anything else. */
  subject: string;
  soft: readonly SoftLimit[];
  /** Limits that no proof lifts, the caller's own. */
  hard?: readonly RateLimit[];
  /** The same, of all callers together: counted last. */
  shared?: readonly RateLimit[];
};

/**
 * Counts a call against its limits. Over a soft limit it needs a proof of work, harder the further it is over, so that
 * the guests of a mobile network behind one address are slowed down but not locked out (T19).
 */
export async function countOrAskProof(ctx: PuzzleDeps, tx: Tx, limited: Limited): Promise<Gate> {
  const { subject, soft, hard = [], shared = [] } = limited;
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const ceilings = soft.map(({ bucket, seconds, ceiling }) => ({ bucket, seconds, limit: ceiling }));
  const all = [...hard, ...ceilings, ...shared];
  const wait = await longestWait(tx, all, about);
  if (wait > 0) return { wait, puzzle: null };
  const counts = await countsOf(tx, soft, about);
  const over = soft.map(({ limit }, index) => ({ limit, over: (counts[index] ?? 0) - limit }));
  const bits = Math.max(0, ...over.map((one) => (one.over < 0 ? 0 : puzzleBits(one.over, one.limit))));
  if (bits > 0 && !(await spendProof(ctx, tx, { subject, bits })))
    return { wait: 0, puzzle: newPuzzle(ctx, { subject, bits }) };
  if (bits > 0) return { wait: await countAgainst(tx, all, about), puzzle: null };
  const unproven = await countAgainst(tx, [...hard, ...soft, ...shared], about);
  // Parallel calls read the same counts: one that lost the last place is asked for its proof after all.
  return unproven > 0 ? countOrAskProof(ctx, tx, limited) : { wait: 0, puzzle: null };
}

/** The error of a call that may not go on; null for one that may. */
export function gateError({ wait, puzzle }: Gate): ApiError | null {
  if (wait > 0) return apiError('request.rateLimited', { seconds: wait });
  return puzzle && apiError('request.proofRequired', { puzzle });
}
