import { Promo } from '@dasturxon/core/promo';
import * as v from 'valibot';

import type { promos } from '../../db/schema/promos.ts';

/** A promo as the wire has it. */
export function toPromo(row: typeof promos.$inferSelect): Promo {
  const createdDate = row.createdAt.toISOString();
  return v.parse(Promo, { ...row, createdDate, lastModifiedDate: row.updatedAt.toISOString() });
}
