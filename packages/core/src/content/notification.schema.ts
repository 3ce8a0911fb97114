import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

/** A message of the brand to one guest. */
export const Notification = v.object({
  id: Id,
  title: LocalizedText,
  text: orNull(LocalizedText),
  image: orNull(v.string()),
  orderId: orNull(Id),
  isRead: flag(),
  createdDate: orNull(Instant),
});
export type Notification = v.InferOutput<typeof Notification>;
