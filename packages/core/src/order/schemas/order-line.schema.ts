import * as v from 'valibot';

import { Unit } from '../../catalog/product.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, listOf, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';
import { LINE_COMMENT_LENGTH } from '../handover/line-notes.ts';
import { IfMissing } from './if-missing.schema.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000));

/** A line as the basket keeps it and an order asks for it: ids and counts, never a price. */
export const CartItem = v.object({
  productId: Id,
  /** KG and LITER count steps of `measure` (D39). */
  count: Count,
  modifiers: listOf(v.object({ id: Id, count: orElse(Count, 1) })),
});
export type CartItem = v.InferOutput<typeof CartItem>;

/** The same line in a body: an unknown field, a price above all, is refused. */
export const PlacedItem = v.strictObject({
  ...CartItem.entries,
  modifiers: v.nullish(
    v.pipe(v.array(v.strictObject({ id: Id, count: orElse(Count, 1) })), v.maxLength(100)),
    [],
  ),
  /** What the guest asks of the kitchen about this dish (B15). */
  comment: orNull(v.pipe(v.string(), v.maxLength(LINE_COMMENT_LENGTH))),
  /** What happens when this dish has run out; null: as for the whole order. */
  ifMissing: orNull(IfMissing),
});
export type PlacedItem = v.InferOutput<typeof PlacedItem>;

/** A modifier as it was when the order was placed. `count` is per unit of the product. */
export const OrderLineModifier = v.object({
  id: Id,
  name: LocalizedText,
  price: MoneyAmount,
  count: Count,
  /** The dish that this option of a combo is, and what it cost by itself: the fiscal receipt divides the combo (B16). */
  productId: orNull(Id),
  worth: orElse(MoneyAmount, 0),
});
export type OrderLineModifier = v.InferOutput<typeof OrderLineModifier>;

/** A line as it was when the order was placed: what was bought, and at which price. */
export const OrderLine = v.object({
  id: Id,
  productId: Id,
  name: LocalizedText,
  image: orNull(v.string()),
  unit: orElse(Unit, 'COUNT'),
  measure: orNull(v.number()),
  count: Count,
  costPrice: MoneyAmount,
  /** Percent. */
  discount: orElse(v.number(), 0),
  /** After discount, with additional price and modifiers. */
  unitPrice: MoneyAmount,
  /** The whole line. */
  price: MoneyAmount,
  modifiers: listOf(OrderLineModifier),
  comment: orNull(v.string()),
  ifMissing: orNull(IfMissing),
});
export type OrderLine = v.InferOutput<typeof OrderLine>;
