import type { ChangeRow } from '@dasturxon/sandbox';
import { and, eq, getTableColumns } from 'drizzle-orm';

import { menuRules, products } from '../db/schema/catalog.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { branches, regions } from '../db/schema/places.ts';
import { promos } from '../db/schema/promos.ts';
import type { Deps } from './deps.ts';

const TABLES = { products, menuRules, branches, regions, promos, paymentMethods } as const;
type Fields = Record<string, unknown>;

/** A row's columns under the names of the wire. */
function standing(row: Fields, names: readonly string[]): Fields {
  const wire = row['data'] as Fields | undefined;
  return Object.fromEntries(names.map((name) => [name, name in row ? row[name] : (wire?.[name] ?? null)]));
}

/** Changes a row of a brand in the database; pages and orders learn of it as of any other change there. */
export function changeConsoleRow({ db, tenants }: Pick<Deps, 'db' | 'tenants'>): ChangeRow {
  return async (vendor, { table: name, id, set }) => {
    const tenant = await tenants.byIdOrSub(vendor);
    if (!tenant) return null;
    const { merchantId } = tenant;
    const table = TABLES[name];
    const columns = Object.keys(getTableColumns(table)).filter(
      (one) => !['merchantId', 'id', 'data'].includes(one),
    );
    return db.inTenant(merchantId, async (tx) => {
      const own = and(eq(table.merchantId, merchantId), eq(table.id, id));
      const [row]: Fields[] = await tx.select().from(table).where(own).for('update');
      if (!row) return null;
      const entries = Object.entries(set);
      const known = Object.fromEntries(entries.filter(([field]) => columns.includes(field)));
      const wire = Object.fromEntries(entries.filter(([field]) => !columns.includes(field)));
      const data: Fields = 'data' in row ? { data: { ...(row['data'] as Fields), ...wire } } : {};
      await tx
        .update(table)
        .set({ ...known, ...data })
        .where(own);
      return standing(row, Object.keys(set));
    });
  };
}
