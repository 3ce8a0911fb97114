import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, orNull } from '../kernel/wire.ts';

/** Something that is off sale at a branch, or of which little is left. */
export const ProductStop = v.object({
  /** When it returns by itself; null: not before staff put it back. */
  until: orNull(Instant),
  /** The person who stopped it; null outside the back office. */
  by: orNull(v.string()),
  reason: orNull(v.string()),
  /** How much is still sold, in the product's unit; null: nothing is. */
  left: orNull(v.number()),
});
export type ProductStop = v.InferOutput<typeof ProductStop>;

/** A choice of a product as the stop-list shows it; it is stopped in all products at once. */
export const StoppableModifier = v.object({ id: Id, name: orNull(LocalizedText), stop: orNull(ProductStop) });
export type StoppableModifier = v.InferOutput<typeof StoppableModifier>;

/** A product of a branch as the stop-list shows it. */
export const StoppableProduct = v.object({
  id: Id,
  name: orNull(LocalizedText),
  /** Its stock has run out or the merchant has switched it off: staff cannot put it back here. */
  isSoldOut: flag(),
  stop: orNull(ProductStop),
  modifiers: listOf(StoppableModifier),
});
export type StoppableProduct = v.InferOutput<typeof StoppableProduct>;

/** A category of the menu with the products that the branch offers. */
export const StopListSection = v.object({
  id: Id,
  name: orNull(LocalizedText),
  products: v.array(StoppableProduct),
});
export type StopListSection = v.InferOutput<typeof StopListSection>;

/** An order that is not cooked yet and needs what was stopped. */
export const AffectedOrder = v.object({ id: Id, number: v.number() });
export type AffectedOrder = v.InferOutput<typeof AffectedOrder>;

/** Where something was stopped, when it returns there by itself, and which orders in flight need it. */
export const StoppedAt = v.object({
  branchId: Id,
  until: orNull(Instant),
  /** The products that were on sale until now: what an undo puts back. */
  productIds: listOf(Id),
  orders: listOf(AffectedOrder),
});
export type StoppedAt = v.InferOutput<typeof StoppedAt>;
