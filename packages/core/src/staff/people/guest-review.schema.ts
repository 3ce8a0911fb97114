import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, Instant, listOf, orNull, Stars } from '../../kernel/wire.ts';

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
  createdAt: Instant,
});
export type GuestReview = v.InferOutput<typeof GuestReview>;
