import * as v from 'valibot';

import { flag, Id, Instant, orNull } from '../kernel/wire.ts';
import { CODE_SHAPE } from '../validation/bounds.ts';

/** Stored fields of a card (ENT-44). `number` is the last four digits under a mask; the whole one is never ours (D14). */
const storedEntries = {
  id: Id,
  name: orNull(v.string()),
  number: v.string(),
  expire: orNull(v.string()),
  time: orNull(Instant),
  phone: orNull(v.string()),
  isVerified: flag(),
  /** Brand: UZCARD, HUMO, VISA… */
  type: orNull(v.string()),
};

/** A saved card. */
export const Card = v.object(storedEntries);
export type Card = v.InferOutput<typeof Card>;

/**
 * What the card form holds on its way to the payment provider (ENT-44, D82).
 * Never stored, never logged, never sent to our server: `number`, `cvv` and `code` live in the form alone.
 */
export const CardForm = v.object({
  ...storedEntries,
  id: orNull(Id),
  cvv: orNull(v.pipe(v.string(), v.regex(/^\d{3,4}$/))),
  code: orNull(v.pipe(v.string(), v.regex(CODE_SHAPE))),
});
export type CardForm = v.InferOutput<typeof CardForm>;
