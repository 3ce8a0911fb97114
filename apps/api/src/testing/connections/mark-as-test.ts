import { sql } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import type { Scene } from '../scene.ts';

/** Makes the placed orders of a brand test orders of its set-up (BO-334). */
export const markAsTest = ({ deps, merchantId }: Scene) =>
  deps.db.inTenant(merchantId, (tx) =>
    tx.update(orders).set({ data: sql`${orders.data} || '{"isTest": true}'::jsonb` }),
  );
