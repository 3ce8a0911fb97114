import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, orNull } from '../kernel/wire.ts';

/**
 * A city a merchant delivers in (ENT-17). `taximeterComment` describes the cost in a taximeter city; `en` reads as
 * `eng`.
 */
export const City = v.object({
  id: Id,
  name: LocalizedText,
  description: orNull(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  isMain: flag(),
  isTaximeter: flag(),
  taximeterComment: orNull(LocalizedText),
});
export type City = v.InferOutput<typeof City>;
