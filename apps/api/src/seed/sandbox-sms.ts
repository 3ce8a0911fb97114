import { eq, inArray } from 'drizzle-orm';

import { merchants } from '../db/schema/merchants.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../http/serving/context.ts';
import type { SmsAccounts } from '../gateways/sms/sms-gateway.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';

/** A demo brand's accounts at the sandbox's SMS services; no real service accepts them. */
export function sandboxSms(sub: string): SmsAccounts {
  return {
    ESKIZ: { username: `${sub}@sandbox.example`, password: `sandbox-${sub}` },
    PLAY_MOBILE: { username: `sandbox.${sub}`, password: `play-mobile-${sub}` },
  };
}

/** Gives demo brands of an older version, which had one account for both services, an account at each. */
export async function completeSms(
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Tx,
  brands: readonly WholeBrand[],
): Promise<void> {
  const ids = brands.map(({ merchant }) => merchant.id);
  const rows = await tx.select().from(merchants).where(inArray(merchants.merchantId, ids));
  for (const { merchantId, sub, secrets: sealed } of rows) {
    const opened = secrets.open(sealed ?? '', merchantId);
    if (!opened || opened['smsAccounts'] || opened['smsUsername'] !== `${sub}@sandbox.example`) continue;
    const whole = secrets.seal({ ...opened, smsAccounts: sandboxSms(sub) }, merchantId);
    await tx.update(merchants).set({ secrets: whole }).where(eq(merchants.merchantId, merchantId));
  }
}
