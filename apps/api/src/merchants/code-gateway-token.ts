import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../http/serving/context.ts';

const Sealed = v.object({
  telegramGatewayToken: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
});

/** The token of Telegram Gateway out of a merchant's opened secrets; null without one (B18). */
export const codeGatewayTokenOf = (opened: object): string | null =>
  v.parse(Sealed, opened).telegramGatewayToken;

/** Whether a merchant's codes try Telegram Gateway before an SMS. */
export async function triesTelegram(
  deps: Pick<Deps, 'db' | 'secrets'>,
  merchantId: string,
): Promise<boolean> {
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx.select({ sealed: merchants.secrets }).from(merchants).where(eq(merchants.merchantId, merchantId)),
  );
  return codeGatewayTokenOf(deps.secrets.open(row?.sealed ?? '', merchantId) ?? {}) !== null;
}
