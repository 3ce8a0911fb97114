import { PAYMENT_TYPES, paymentIcon, PaymentType } from '@dasturxon/core/payment';
import { eq, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../admin/command-deps.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import type { Tx } from '../db/connect.ts';
import { FiscalSettings } from '../fiscal/fiscal-settings.ts';
import { paymentProviders } from './providers.ts';

/** What one says of a brand's way to pay, or of its cheques; what is left out stays as it is. */
export const ConfiguredPayment = v.object({
  sub: v.string(),
  type: v.optional(PaymentType),
  /** The contract with the provider, as docs/payments.md lists it. */
  account: v.optional(v.record(v.string(), v.unknown())),
  /** Takes the way off the checkout; its account stays. */
  off: v.optional(v.boolean(), false),
  fiscal: v.optional(FiscalSettings),
});
export type ConfiguredPayment = v.InferOutput<typeof ConfiguredPayment>;

/** Throws unless the adapter of the provider takes this account. */
function checkAccount(type: PaymentType, account: Record<string, unknown>): void {
  const outside = { fetch: globalThis.fetch, now: () => new Date() };
  const all = paymentProviders({ ...outside, address: (_, real) => () => real });
  const provider = all.get(type);
  if (!provider) throw new Error(`${type} has no account of its own`);
  if (!provider.at(account)) throw new Error(`the account of ${type} is not whole: see docs/payments.md`);
}

async function writeMethod(
  { secrets }: CommandDeps,
  tx: Tx,
  about: { merchantId: string; type: PaymentType; account: object | undefined; isActive: boolean },
): Promise<void> {
  const { merchantId, type, account, isActive } = about;
  const sealed = account && { secrets: secrets.seal(account, merchantId) };
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

/** Gives a brand a way to pay with its account, or its cheques. Throws for no such brand and for an account that is not whole. */
export async function configurePayment(deps: CommandDeps, given: ConfiguredPayment): Promise<string> {
  const { sub, type, account, off, fiscal } = given;
  if (type && account) checkAccount(type, account);
  await deps.db.asPlatform(async (tx) => {
    const named = or(eq(merchants.sub, sub), eq(merchants.merchantId, sub));
    const [row] = await tx.select({ merchantId: merchants.merchantId }).from(merchants).where(named);
    if (!row) throw new Error(`there is no brand ${sub}`);
    const { merchantId } = row;
    if (type) await writeMethod(deps, tx, { merchantId, type, account, isActive: !off });
    if (fiscal)
      await tx
        .update(settings)
        .set({
          server: sql`${settings.server} || jsonb_build_object('fiscal', ${JSON.stringify(fiscal)}::jsonb)`,
        })
        .where(eq(settings.merchantId, merchantId));
  });
  const said = [type && `${type} is ${off ? 'off' : 'on'}`, fiscal && 'cheques are set up'].filter(Boolean);
  return `${sub}: ${said.join(', ') || 'nothing to change'}`;
}
