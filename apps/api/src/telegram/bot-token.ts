import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../deps.ts';

const WithToken = v.object({ telegramBotToken: v.fallback(v.optional(v.string(), ''), '') });

/** The merchant's own bot token, out of its sealed secrets; empty when it has no bot. */
export async function botTokenOf(deps: Pick<Deps, 'db' | 'secrets'>, merchantId: string): Promise<string> {
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx.select({ secrets: merchants.secrets }).from(merchants).where(eq(merchants.merchantId, merchantId)),
  );
  return v.parse(WithToken, deps.secrets.open(row?.secrets ?? '', merchantId) ?? {}).telegramBotToken;
}
