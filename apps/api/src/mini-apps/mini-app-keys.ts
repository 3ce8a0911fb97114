import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../http/serving/context.ts';

const key = () => v.fallback(v.nullish(v.string(), null), null);

/** What a merchant's mini-apps are proven by; sealed with its other secrets. Null: it has no such mini-app. */
export const MiniAppKeys = v.object({
  /** The merchant's own Telegram bot: signs init data and shared contacts (D28). */
  telegramBotToken: key(),
  /** Lets the server ask Click who opened the mini-app (D77). */
  clickApiKey: key(),
});
export type MiniAppKeys = v.InferOutput<typeof MiniAppKeys>;

/** Opens the keys of a merchant's mini-apps. */
export async function readMiniAppKeys(
  deps: Pick<Deps, 'db' | 'secrets'>,
  merchantId: string,
): Promise<MiniAppKeys> {
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx.select({ sealed: merchants.secrets }).from(merchants).where(eq(merchants.merchantId, merchantId)),
  );
  return v.parse(MiniAppKeys, deps.secrets.open(row?.sealed ?? '', merchantId) ?? {});
}
