import type { ApiError } from '@dasturxon/core/api';

import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import { countOrAskProof, gateError, type SoftLimit } from '../http/limits/proof-of-work.ts';
import { errorOfCode, tryCode, type CodeOwner } from './codes/codes.ts';
import { deviceBucket } from './device.ts';
import { giveBack, sentFrom } from './give-back.ts';

/** Wrong tries of one device or address over all phones and purposes: limits a guesser with many numbers (T18). */
function triesLimit(ctx: Ctx): SoftLimit {
  const times = ctx.env.SANDBOX ? 100 : 1;
  return { bucket: deviceBucket(ctx, 'code'), limit: 100 * times, ceiling: 1_000 * times, seconds: 3600 };
}

/**
 * Spends one try on the phone's live code, within the caller's limit of tries; a right code is used up and taken out of
 * the limits of its sender. Returns the error to throw after the commit, which counts the try; null for a right code.
 */
export async function proveCode(
  ctx: Ctx,
  tx: Tx,
  given: CodeOwner & { code: string },
): Promise<ApiError | null> {
  const { phone } = given;
  const tries = triesLimit(ctx);
  const refused = gateError(await countOrAskProof(ctx, tx, { subject: phone, soft: [tries] }));
  if (refused) return refused;
  const sent = await sentFrom(ctx, tx, given);
  const tried = await tryCode(ctx, tx, given);
  if (tried !== 'right') return errorOfCode(tried);
  await giveBack(ctx, tx, { phone, sent, tries });
  return null;
}
