import { SmsGateway } from '@dasturxon/core/merchant';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { merchants, settings } from '../../db/schema/merchants.ts';
import { changeSecrets, namedMerchant, type NamedMerchant } from '../../merchants/named-merchant.ts';
import { CountryCode, smsAccountsOf } from './sms-route.ts';

const Chosen = v.object({ smsGateway: v.fallback(v.nullable(SmsGateway), null) });

/** Replaces valibot's messages, which quote the given value. */
const WRONG_PART = 'username and password must be texts of 1 to 200 characters';
const Part = v.pipe(v.string(WRONG_PART), v.minLength(1, WRONG_PART), v.maxLength(200, WRONG_PART));

/** An account at an SMS gateway, as a file gives it. */
export const SmsAccount = v.strictObject({ username: Part, password: Part });

/**
 * A brand's SMS: the gateway that goes first, its account there, the text of a code, and the countries whose phones get
 * codes. What is left out stays.
 */
export const ConfiguredSms = v.object({
  sub: v.string(),
  gateway: v.optional(SmsGateway),
  account: v.optional(SmsAccount),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(300),
      v.includes('{code}', 'text must contain {code}, which the code replaces'),
    ),
  ),
  countryCodes: v.optional(v.pipe(v.array(CountryCode), v.minLength(1))),
  /** The account at Telegram Gateway, which codes try before an SMS; null takes it away. */
  telegram: v.optional(v.nullable(v.strictObject({ token: Part }))),
});
export type ConfiguredSms = v.InferOutput<typeof ConfiguredSms>;

type Change = { merchant: NamedMerchant; gateway: SmsGateway; account: ConfiguredSms['account'] };

/**
 * The secrets with the account of a gateway that goes first from now on. The account at the other gateway stays: it is
 * tried second.
 */
function withAccount({ merchant, gateway, account }: Change): Record<string, unknown> {
  const { smsGateway } = v.parse(Chosen, merchant.row.data);
  const smsAccounts = {
    ...smsAccountsOf(merchant.secrets, smsGateway),
    ...(account && { [gateway]: account }),
  };
  const own = smsAccounts[gateway];
  if (!own) throw new Error(`${gateway} has no account yet: add --account sms.json`);
  return { smsAccounts, smsUsername: own.username, smsPassword: own.password };
}

type SmsChange = Pick<ConfiguredSms, 'gateway' | 'account' | 'countryCodes' | 'telegram'>;

/** Changes the gateways of a brand's SMS. Throws for a gateway without an account. */
export async function changeSms(
  deps: Pick<CommandDeps, 'secrets' | 'now'>,
  tx: Tx,
  { merchant, gateway, account, countryCodes, telegram }: SmsChange & { merchant: NamedMerchant },
): Promise<void> {
  const change = {
    ...(gateway && withAccount({ merchant, gateway, account })),
    ...(telegram !== undefined && { telegramGatewayToken: telegram?.token ?? null }),
  };
  await changeSecrets(deps, tx, { merchant, change });
  const chosen = {
    ...(gateway && { smsGateway: gateway }),
    ...(countryCodes && { smsCountryCodes: countryCodes }),
  };
  await tx
    .update(merchants)
    .set({ data: { ...merchant.row.data, ...chosen } })
    .where(eq(merchants.merchantId, merchant.merchantId));
}

/**
 * Changes how a brand's SMS go out. Throws as namedMerchant does, for a gateway without an account, and for an account
 * without its gateway.
 */
export async function configureSms(deps: CommandDeps, given: ConfiguredSms): Promise<string> {
  const { sub, gateway, account, text, countryCodes, telegram } = given;
  if (account && !gateway)
    throw new Error('an account needs its gateway: add --gateway ESKIZ or --gateway PLAY_MOBILE');
  await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    const { merchantId } = merchant;
    await changeSms(deps, tx, { merchant, gateway, account, countryCodes, telegram });
    if (text !== undefined)
      await tx
        .update(settings)
        .set({ web: sql`${settings.web} || jsonb_build_object('smsContent', ${text}::text)` })
        .where(eq(settings.merchantId, merchantId));
  });
  const changes = [
    gateway && `codes go through ${gateway}`,
    countryCodes && `codes go to ${countryCodes.map((code) => `+${code}`).join(', ')}`,
    text && 'the text of a code is set',
    telegram && 'codes try Telegram Gateway first',
    telegram === null && 'codes no longer try Telegram Gateway',
  ];
  return `${sub}: ${changes.filter(Boolean).join('; ')}`;
}
