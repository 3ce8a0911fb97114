import { randomUUID } from 'node:crypto';

import type { Role } from '@dasturxon/core/auth';
import { inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { merchants } from '../db/schema/merchants.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';

/** One person of each role at every demo brand. They sign in with these phones; the sandbox shows the codes. */
export const DEMO_STAFF = [
  { role: 'ADMIN', phone: '998900001001', firstName: 'Nodira' },
  { role: 'MANAGER', phone: '998900001002', firstName: 'Rustam' },
  { role: 'OPERATOR', phone: '998900001003', firstName: 'Dilnoza' },
  { role: 'KITCHEN', phone: '998900001004', firstName: 'Botir' },
  { role: 'COURIER', phone: '998900001005', firstName: 'Sardor' },
  { role: 'WAITER', phone: '998900001006', firstName: 'Malika' },
] as const satisfies readonly { role: Role; phone: string; firstName: string }[];

/** Creates the demo brands' staff. A phone with an existing account keeps it and its role. */
export async function completeStaff(tx: Tx, brands: readonly Pick<WholeBrand, 'merchant'>[]): Promise<void> {
  const ids = brands.map(({ merchant }) => merchant.id);
  const known = await tx
    .select({ merchantId: merchants.merchantId })
    .from(merchants)
    .where(inArray(merchants.merchantId, ids));
  const rows = known.flatMap(({ merchantId }) =>
    DEMO_STAFF.map((person) => ({ ...person, merchantId, id: randomUUID() })),
  );
  if (rows.length > 0) await tx.insert(users).values(rows).onConflictDoNothing();
}
