import { COUNTRY_CODE } from '@dasturxon/core/format';
import { SmsGateway } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../../db/schema/merchants.ts';
import type { Deps } from '../../http/serving/context.ts';
import { DEFAULT_SMS_GATEWAY, type SmsAccounts } from '../../gateways/sms/sms-gateway.ts';
import { codeGatewayTokenOf } from '../../merchants/code-gateway-token.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { smsCostsOf } from './sms-usage.ts';

/** The gateways, accounts and texts of a merchant's SMS (SET-31). */
export type SmsRoute = {
  smsGateway: SmsGateway | null;
  accounts: SmsAccounts;
  /** The token of Telegram Gateway, which codes try before an SMS; null without one. */
  codeGatewayToken: string | null;
  /** Country codes of the phones that get codes: digits, 998 unless the merchant's data names others (T19). */
  countryCodes: readonly string[];
  /** The most codes a day. */
  dayCap: number;
  /** Has `{code}` in it. */
  template: string;
};

/** Plain GSM-7 letters, so that one message is one SMS. */
const DEFAULT_TEMPLATE = 'Tasdiqlash kodi: {code}';

const text = () => v.fallback(v.optional(v.string(), ''), '');
/** The code of a country in a phone number, such as `998`. */
export const CountryCode = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'a country code is one to three digits, such as 998'),
);
const Chosen = v.object({
  smsGateway: v.fallback(v.nullable(SmsGateway), null),
  smsCountryCodes: v.fallback(v.optional(v.array(CountryCode), [COUNTRY_CODE]), [COUNTRY_CODE]),
});
const Account = v.object({ username: v.string(), password: v.string() });
/** `smsUsername` and `smsPassword` belong to the chosen gateway alone; `smsAccounts` names the gateway of each. */
const Sealed = v.object({
  smsUsername: text(),
  smsPassword: text(),
  smsAccounts: v.fallback(v.optional(v.record(SmsGateway, Account), {}), {}),
});

/** The gateway that a merchant's data names to go first. */
export const chosenGateway = (data: unknown): SmsGateway | null => v.parse(Chosen, data ?? {}).smsGateway;

/** A merchant's accounts by gateway, out of its opened secrets. */
export function smsAccountsOf(opened: object, smsGateway: SmsGateway | null): SmsAccounts {
  const { smsUsername: username, smsPassword: password, smsAccounts } = v.parse(Sealed, opened);
  const own = username === '' ? {} : { [smsGateway ?? DEFAULT_SMS_GATEWAY]: { username, password } };
  return { ...own, ...smsAccounts };
}

/** Reads the merchant's SMS settings and opens its secrets. */
export async function smsRoute(deps: Pick<Deps, 'db' | 'secrets'>, merchantId: string): Promise<SmsRoute> {
  const { row, smsContent } = await deps.db.inTenant(merchantId, async (tx) => {
    const [found] = await tx
      .select({ data: merchants.data, secrets: merchants.secrets })
      .from(merchants)
      .where(eq(merchants.merchantId, merchantId));
    return { row: found, smsContent: (await readStorefrontSettings(tx)).smsContent };
  });
  const { smsGateway, smsCountryCodes } = v.parse(Chosen, row?.data ?? {});
  const opened = deps.secrets.open(row?.secrets ?? '', merchantId) ?? {};
  return {
    smsGateway,
    dayCap: smsCostsOf(row?.data).dayCap,
    codeGatewayToken: codeGatewayTokenOf(opened),
    countryCodes: smsCountryCodes,
    accounts: smsAccountsOf(opened, smsGateway),
    template: smsContent?.includes('{code}') ? smsContent : DEFAULT_TEMPLATE,
  };
}
