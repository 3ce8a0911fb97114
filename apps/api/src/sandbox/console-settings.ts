import type { ChangeSettings } from '@dasturxon/sandbox';
import { eq } from 'drizzle-orm';

import { settings } from '../db/schema/merchants.ts';
import type { Deps } from './deps.ts';

const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Changes one part of a brand's settings in the database; pages learn of it as of any other change there. */
export function changeConsoleSettings({ db, tenants }: Pick<Deps, 'db' | 'tenants'>): ChangeSettings {
  return async (vendor, { part, set }) => {
    const tenant = await tenants.byIdOrSub(vendor);
    if (!tenant) return false;
    const { merchantId } = tenant;
    await db.inTenant(merchantId, async (tx) => {
      const own = eq(settings.merchantId, merchantId);
      const [row] = await tx.select().from(settings).where(own).for('update');
      await tx
        .update(settings)
        .set({ [part]: withoutNulls({ ...row?.[part], ...set }) })
        .where(own);
    });
    return true;
  };
}
