import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id } from '../../kernel/wire.ts';

/** The open branch that is offered when an order was cancelled without an answer; `distance` in metres. */
export const OfferedBranch = v.object({
  id: Id,
  name: LocalizedText,
  serviceType: v.picklist(['DELIVERY', 'PICK_UP']),
  distance: v.number(),
});
export type OfferedBranch = v.InferOutput<typeof OfferedBranch>;
