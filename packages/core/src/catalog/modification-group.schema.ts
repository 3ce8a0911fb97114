import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, listOf, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One choice of a modification group (D12). `max` 0 is unlimited, `dependsOn` names choices that must be made too. */
export const Modifier = v.object({
  id: Id,
  name: LocalizedText,
  image: orNull(v.string()),
  price: orElse(MoneyAmount, 0),
  min: orElse(Count, 0),
  max: orElse(Count, 1),
  /** How many are chosen before the guest touches anything; `true` reads as one. */
  default: v.pipe(v.nullish(v.union([Count, v.boolean()]), 0), v.transform(Number)),
  /** How many of the chosen ones cost nothing. */
  included: orElse(Count, 0),
  isAvailable: flag(true),
  dependsOn: listOf(Id),
  /** The dish that this option of a combo is (B16). Its price and availability are derived from that dish. */
  productId: orNull(Id),
  /** What this option of a combo adds to its price. */
  extra: orElse(MoneyAmount, 0),
  /** What this option of a combo costs by itself, derived; fiscal receipts divide a combo by it. */
  worth: orElse(MoneyAmount, 0),
});
export type Modifier = v.InferOutput<typeof Modifier>;

/** A question a product asks (D12). `required` means at least one; `max` 0 is unlimited. */
export const ModificationGroup = v.object({
  id: Id,
  name: LocalizedText,
  min: orElse(Count, 0),
  max: orElse(Count, 0),
  required: flag(),
  multiple: flag(),
  priority: orElse(v.number(), 0),
  items: listOf(Modifier),
});
export type ModificationGroup = v.InferOutput<typeof ModificationGroup>;
