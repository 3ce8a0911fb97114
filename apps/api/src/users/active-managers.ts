import { and, eq, inArray, isNull } from 'drizzle-orm';

import { users } from '../db/schema/customers.ts';

/** The users of a merchant who manage it now, and are notified of what others miss. */
export const isActiveManager = (merchantId: string) =>
  and(
    eq(users.merchantId, merchantId),
    inArray(users.role, ['MANAGER', 'ADMIN']),
    eq(users.isActive, true),
    isNull(users.deletedAt),
  );
