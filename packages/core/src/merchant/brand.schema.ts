import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, orNull } from '../kernel/wire.ts';
import { Color } from './merchant.schema.ts';

/** A brand in the catalogue of brands (ENT-06). */
export const Brand = v.object({
  id: Id,
  merchantId: Id,
  name: LocalizedText,
  domainUrl: orNull(v.string()),
  color: orNull(Color),
  image: orNull(v.string()),
});
export type Brand = v.InferOutput<typeof Brand>;
