import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, Instant, listOf, MoneyAmount, orNull, Stars } from '../../kernel/wire.ts';
import { HIDE_REASONS } from './review-care.ts';

/** A review with a text or pictures as staff read it (B34). */
export const GuestReview = v.object({
  id: Id,
  grade: Stars,
  comment: orNull(v.string()),
  /** The guest's private pictures, which staff alone see. */
  pictures: listOf(Id),
  /** The dish; null: the order as a whole. */
  dish: orNull(LocalizedText),
  orderNumber: v.number(),
  branchId: Id,
  /** The first name alone. */
  guest: orNull(v.string()),
  /** The language that the guest reads; null: not known. */
  language: orNull(v.string()),
  reply: orNull(v.string()),
  /** What the restaurant wrote to the guest alone. */
  message: orNull(v.string()),
  /** The points that were given as an apology. */
  apology: orNull(MoneyAmount),
  /** Why guests do not see it; null: they do. */
  hidden: orNull(v.picklist(HIDE_REASONS)),
  createdAt: Instant,
});
export type GuestReview = v.InferOutput<typeof GuestReview>;

/** The most points of an apology, as the owner has set them; 0: none. */
export const ApologyLimit = v.object({ limit: MoneyAmount });
export type ApologyLimit = v.InferOutput<typeof ApologyLimit>;
