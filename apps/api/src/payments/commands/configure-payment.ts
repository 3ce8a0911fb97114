import { PAYMENT_SWITCH, PAYMENT_TYPES, paymentIcon, PaymentType } from '@dasturxon/core/payment';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../../http/serving/context.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { settings } from '../../db/schema/merchants.ts';
import type { Tx } from '../../db/connect.ts';
import { FiscalSettings } from '../../fiscal/fiscal-settings.ts';
import { brandAddresses } from '../../merchants/brand-addresses.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { readAccount } from '../attempts/accounts.ts';
import { ACCOUNT_SCHEMAS, CALLBACK_NAMES } from '../providers/providers.ts';

/** The settings of a brand's payment method or fiscal receipts to change; an omitted one keeps its value. */
export const ConfiguredPayment = v.object({
  sub: v.string(),
  type: v.optional(PaymentType),
  /** The contract with the provider, as docs/payments.md lists it. */
  account: v.optional(v.record(v.string(), v.unknown())),
  /** Takes the way off the checkout; its account stays. */
  off: v.optional(v.boolean(), false),
  fiscal: v.optional(FiscalSettings),
  /** What a manager may refund of one order, in so'm. */
  refundLimit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
export type ConfiguredPayment = v.InferOutput<typeof ConfiguredPayment>;

/** The fields that keep a provider from taking this account; null for a provider without accounts. Never their values. */
export function wrongFields(type: PaymentType, account: Record<string, unknown>): string[] | null {
  const schema = ACCOUNT_SCHEMAS[type];
  if (!schema) return null;
  const read = v.safeParse(schema, account);
  return read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? issue.message);
}

/** Throws unless the provider takes this account. */
function checkAccount(type: PaymentType, account: Record<string, unknown>): void {
  const wrong = wrongFields(type, account);
  if (wrong === null) throw new Error(`${type} has no account of its own: leave out --account`);
  if (wrong.length === 0) return;
  throw new Error(
    `the account of ${type} is incomplete or wrong: check ${wrong.join(', ')} by docs/payments.md`,
  );
}

/** Throws if an enabled payment method would have no provider account. */
async function requireAccount(deps: CommandDeps, tx: Tx, about: { merchantId: string; type: PaymentType }) {
  const { merchantId, type: provider } = about;
  if (!ACCOUNT_SCHEMAS[provider] || (await readAccount(deps, tx, { merchantId, provider }))) return;
  throw new Error(`${provider} has no account yet: add --account ${provider.toLowerCase()}.json`);
}

/** Turns on the payment method's switch in the brand's settings (D22). */
async function switchOn(tx: Tx, { merchantId, type }: { merchantId: string; type: PaymentType }) {
  const name = PAYMENT_SWITCH[type];
  if (name === undefined) return;
  await tx
    .update(settings)
    .set({ web: sql`${settings.web} || jsonb_build_object(${name}::text, true)` })
    .where(eq(settings.merchantId, merchantId));
}

async function writeMethod(
  { secrets, now }: Pick<CommandDeps, 'secrets' | 'now'>,
  tx: Tx,
  about: { merchantId: string; type: PaymentType; account: object | undefined; isActive: boolean },
): Promise<void> {
  const { merchantId, type, account, isActive } = about;
  const sealed = account && {
    secrets: secrets.seal(account, merchantId),
    accountSetAt: now(),
    testedAt: null,
    testOutcome: null,
    acceptedAt: null,
  };
  const name = type === 'CLICK_MINI_APP' ? 'Click' : `${type[0]}${type.slice(1).toLowerCase()}`;
  await tx
    .insert(paymentMethods)
    .values({
      merchantId,
      id: `pay-${type.toLowerCase()}`,
      type,
      isActive,
      priority: PAYMENT_TYPES.indexOf(type),
      data: { name, title: name, icon: paymentIcon(type) },
      ...sealed,
    })
    .onConflictDoUpdate({
      target: [paymentMethods.merchantId, paymentMethods.type],
      set: { isActive, ...sealed },
    });
}

/** Gives a brand a way to pay with its account, and turns its switch on; or takes it off the checkout. */
export async function changePayment(
  deps: Pick<CommandDeps, 'secrets' | 'now'>,
  tx: Tx,
  about: { merchantId: string; type: PaymentType; account: object | undefined; isActive: boolean },
): Promise<void> {
  await writeMethod(deps, tx, about);
  if (about.isActive) await switchOn(tx, about);
}

/** Sets the fields that are given, of the settings that guests never get. */
const setServerFields = (tx: Tx, about: { merchantId: string; fields: object }) =>
  tx
    .update(settings)
    .set({ server: sql`${settings.server} || ${JSON.stringify(about.fields)}::jsonb` })
    .where(eq(settings.merchantId, about.merchantId));

/** The callback URL for the provider's cabinet. Null for a payment method without callbacks. */
export async function callbackOf(
  deps: Pick<CommandDeps, 'env'>,
  tx: Tx,
  about: { merchantId: string; type: PaymentType },
): Promise<string | null> {
  const name = Object.entries(CALLBACK_NAMES).find(([, type]) => type === about.type)?.[0];
  if (!name) return null;
  const [address] = await brandAddresses(deps, tx, about.merchantId);
  return address ? `${address}callbacks/${name}/${about.merchantId}` : null;
}

/**
 * Gives a brand a way to pay with its account and turns its switch on, or sets up its receipts. Throws as namedMerchant
 * does, for an account that is not whole and for a provider without one.
 */
export async function configurePayment(deps: CommandDeps, given: ConfiguredPayment): Promise<string> {
  const { sub, type, account, off, fiscal, refundLimit } = given;
  if (type && account) checkAccount(type, account);
  const callback = await deps.db.asPlatform(async (tx) => {
    const { merchantId } = await namedMerchant(deps, tx, sub);
    if (type && !off && !account) await requireAccount(deps, tx, { merchantId, type });
    if (type) await changePayment(deps, tx, { merchantId, type, account, isActive: !off });
    await setServerFields(tx, { merchantId, fields: { fiscal, managerRefundLimit: refundLimit } });
    return type && account ? callbackOf(deps, tx, { merchantId, type }) : null;
  });
  const changes = [
    type && `${type} is ${off ? 'off' : 'on'}`,
    fiscal && 'fiscal receipts are set up',
    refundLimit !== undefined && `a manager refunds up to ${refundLimit}`,
  ].filter(Boolean);
  const line = `${sub}: ${changes.join(', ') || 'nothing to change'}`;
  return callback ? `${line}\n  its calls come to ${callback}` : line;
}
