import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, orElse, orNull } from '../kernel/wire.ts';
import { shownWhen } from './shown-when.schema.ts';

/** A picture over the menu that leads somewhere: a product, a category or an address of its own. */
export const Banner = v.object({
  id: Id,
  title: orNull(LocalizedText),
  image: v.string(),
  url: orNull(v.string()),
  productId: orNull(Id),
  categoryId: orNull(Id),
  priority: orElse(v.number(), 0),
  isActive: flag(true),
  ...shownWhen,
});
export type Banner = v.InferOutput<typeof Banner>;
