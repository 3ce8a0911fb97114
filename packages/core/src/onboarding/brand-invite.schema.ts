import * as v from 'valibot';

import { Instant, orNull } from '../kernel/wire.ts';

/** What a new brand is called. */
export const BrandName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60));
/** A short name as it is typed; `subProblem` names what is wrong with it. */
export const TypedSub = v.pipe(v.string(), v.maxLength(64));

/** What the link of a new owner offers (BO-330). */
export const BrandInviteOffer = v.object({
  expiresAt: Instant,
  /** The host that the brand's short name is put before. */
  platformHost: v.string(),
  /** The brand that the link has made: where its owner goes on. */
  made: orNull(v.object({ name: v.string(), goTo: v.string() })),
});
export type BrandInviteOffer = v.InferOutput<typeof BrandInviteOffer>;

/** Whether a short name can be taken: null, or why not. */
export const SubCheck = v.object({ problem: orNull(v.picklist(['shape', 'reserved', 'taken'])) });
export type SubCheck = v.InferOutput<typeof SubCheck>;
