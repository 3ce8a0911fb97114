import { User } from '@dasturxon/core/auth';
import * as v from 'valibot';

import type { users } from '../db/schema/customers.ts';

/** A user as the wire has it. */
export function toUser(row: typeof users.$inferSelect): User {
  const createdDate = row.createdAt.toISOString();
  return v.parse(User, { ...row, createdDate, lastModifiedDate: row.updatedAt.toISOString() });
}
