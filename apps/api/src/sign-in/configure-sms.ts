import { SmsGateway } from '@dasturxon/core/merchant';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { changeSecrets, namedMerchant } from '../merchants/named-merchant.ts';
import { smsAccountsOf } from './sms-route.ts';

const Chosen = v.object({ smsGateway: v.fallback(v.nullable(SmsGateway), null) });

/** Said instead of valibot's own words, which quote what was given. */
const WRONG_PART = 'username and password are texts of 1 to 200 characters';
const Part = v.pipe(v.string(WRONG_PART), v.minLength(1, WRONG_PART), v.maxLength(200, WRONG_PART));

/** A brand's SMS: the gateway that goes first, its account there, and the text of a code. What is left out stays. */
export const ConfiguredSms = v.object({
  sub: v.string(),
  gateway: SmsGateway,
  account: v.optional(v.strictObject({ username: Part, password: Part })),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(300),
      v.includes('{code}', 'text has {code} where the code goes'),
    ),
  ),
});
export type ConfiguredSms = v.InferOutput<typeof ConfiguredSms>;

/**
 * Makes a gateway the first that a brand's SMS go through and seals its account. The account at the other gateway stays:
 * it is tried second. Throws as namedMerchant does, and for a gateway without an account.
 */
export async function configureSms(deps: CommandDeps, given: ConfiguredSms): Promise<string> {
  const { sub, gateway, account, text } = given;
  await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    const { merchantId, row } = merchant;
    const { smsGateway } = v.parse(Chosen, row.data);
    const smsAccounts = {
      ...smsAccountsOf(merchant.secrets, smsGateway),
      ...(account && { [gateway]: account }),
    };
    const own = smsAccounts[gateway];
    if (!own) throw new Error(`${gateway} has no account yet: --account sms.json`);
    const change = { smsAccounts, smsUsername: own.username, smsPassword: own.password };
    await changeSecrets(deps, tx, { merchant, change });
    await tx
      .update(merchants)
      .set({ data: { ...row.data, smsGateway: gateway } })
      .where(eq(merchants.merchantId, merchantId));
    if (text !== undefined)
      await tx
        .update(settings)
        .set({ web: sql`${settings.web} || jsonb_build_object('smsContent', ${text}::text)` })
        .where(eq(settings.merchantId, merchantId));
  });
  return `${sub}: codes go through ${gateway}`;
}
