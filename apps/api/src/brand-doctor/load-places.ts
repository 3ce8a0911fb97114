import type { CheckedBrand } from '@dasturxon/core/brand-doctor';
import { fullName } from '@dasturxon/core/format';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { stopList } from '../db/schema/catalog.ts';
import { domains } from '../db/schema/merchants.ts';
import { branches, cities, halls, regions } from '../db/schema/places.ts';
import { users } from '../db/schema/customers.ts';
import { toBranch, toCity, toRegion } from '../places/to-branch.ts';
import { Role } from '@dasturxon/core/auth';
import * as v from 'valibot';

type Places = Pick<
  CheckedBrand,
  'branches' | 'cities' | 'regions' | 'hallCount' | 'domains' | 'staff' | 'withoutFactor'
>;

/** Owners and managers who have signed in and have neither an authenticator app nor a passkey. */
async function loadWithoutFactor(tx: Tx, merchantId: string): Promise<CheckedBrand['withoutFactor']> {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      sql`${users.merchantId} = ${merchantId} and ${users.role} in ('MANAGER', 'ADMIN') and ${users.isActive}
        and ${users.role} <> 'CLIENT'
        and exists (select 1 from staff_sessions s where s.merchant_id = ${users.merchantId} and s.user_id = ${users.id})
        and not exists (select 1 from staff_totp t
          where t.merchant_id = ${users.merchantId} and t.user_id = ${users.id} and t.sealed is not null)
        and not exists (select 1 from staff_passkeys p
          where p.merchant_id = ${users.merchantId} and p.user_id = ${users.id})`,
    )
    .orderBy(asc(users.id));
  return rows.map(({ id, ...person }) => ({ id, name: fullName(person) }));
}

/** Branches, zones, host names and staff. Inside a tenant's transaction. */
export async function loadPlaces(tx: Tx, merchantId: string): Promise<Places> {
  const own = eq(branches.merchantId, merchantId);
  const branchRows = await tx
    .select()
    .from(branches)
    .where(own)
    .orderBy(asc(branches.priority), asc(branches.id));
  const cityRows = await tx
    .select()
    .from(cities)
    .where(and(eq(cities.merchantId, merchantId), eq(cities.isActive, true)))
    .orderBy(asc(cities.priority));
  const regionRows = await tx
    .select()
    .from(regions)
    .where(eq(regions.merchantId, merchantId))
    .orderBy(asc(regions.priority), asc(regions.id));
  const hosts = await tx
    .select()
    .from(domains)
    .where(eq(domains.merchantId, merchantId))
    .orderBy(asc(domains.host));
  const people = await tx
    .select({ role: users.role })
    .from(users)
    .where(sql`${users.merchantId} = ${merchantId} and ${users.role} <> 'CLIENT' and ${users.isActive}`);
  return {
    branches: branchRows.map(toBranch),
    cities: cityRows.map(toCity),
    regions: regionRows.map(toRegion),
    hallCount: await tx.$count(halls, and(eq(halls.merchantId, merchantId), eq(halls.isActive, true))),
    domains: hosts.map(({ host, verifiedAt }) => ({ host, isVerified: verifiedAt !== null })),
    withoutFactor: await loadWithoutFactor(tx, merchantId),
    staff: people.map(({ role }) => v.parse(Role, role)),
  };
}

/** Products that a branch has stopped without an end, since the audit log's last stop of them. */
export async function loadStops(tx: Tx, merchantId: string): Promise<CheckedBrand['stops']> {
  const rows = await tx
    .select({
      productId: stopList.productId,
      branchId: stopList.branchId,
      since: sql<
        string | null
      >`(select max(a.at)::text from audit_log a where a.merchant_id = ${stopList.merchantId}
        and a.action = 'product.stop' and a.subject_id = ${stopList.productId} and a.branch_id = ${stopList.branchId})`,
    })
    .from(stopList)
    .where(
      sql`${stopList.merchantId} = ${merchantId} and ${stopList.until} is null and ${stopList.amountLeft} is null`,
    );
  return rows.map(({ since, ...stop }) => ({ ...stop, since: since === null ? null : new Date(since) }));
}
