import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, orNull } from '../kernel/wire.ts';

/** A branch as other records name it: enough to show and to find on a map. */
export const BranchRef = v.object({
  id: Id,
  name: orNull(LocalizedText),
  address: orNull(v.string()),
  phone: orNull(v.string()),
  latitude: orNull(v.number()),
  longitude: orNull(v.number()),
});
export type BranchRef = v.InferOutput<typeof BranchRef>;
