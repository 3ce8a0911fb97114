import * as v from 'valibot';

import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

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
