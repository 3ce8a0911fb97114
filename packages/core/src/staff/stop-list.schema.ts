import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

/** A product that is off sale at a branch. */
export const ProductStop = v.object({
  /** When it returns by itself; null: not before staff put it back. */
  until: orNull(Instant),
  /** Who stopped it; null where it was not the back office. */
  by: orNull(v.string()),
  reason: orNull(v.string()),
});
export type ProductStop = v.InferOutput<typeof ProductStop>;

/** A product of a branch as the stop-list shows it. */
export const StoppableProduct = v.object({
  id: Id,
  name: orNull(LocalizedText),
  /** Its stock has run out or the merchant has switched it off: staff cannot put it back here. */
  isSoldOut: flag(),
  stop: orNull(ProductStop),
});
export type StoppableProduct = v.InferOutput<typeof StoppableProduct>;

/** A category of the menu with the products that the branch offers. */
export const StopListSection = v.object({
  id: Id,
  name: orNull(LocalizedText),
  products: v.array(StoppableProduct),
});
export type StopListSection = v.InferOutput<typeof StopListSection>;

/** Where a product was stopped, and when it returns there by itself. */
export const StoppedAt = v.object({ branchId: Id, until: orNull(Instant) });
export type StoppedAt = v.InferOutput<typeof StoppedAt>;
