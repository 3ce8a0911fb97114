import { NOT_CLONED } from '@dasturxon/core/brand-file';
import { CONNECTED_PROVIDERS } from '@dasturxon/core/connections';
import type { SetupSteps } from '@dasturxon/core/onboarding';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { brandSetups } from '../db/schema/editing/onboarding.ts';
import { brands, merchants, settings } from '../db/schema/merchants.ts';
import { promoCodes, promos } from '../db/schema/promos.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { firstAccounts } from '../new-brand/first-accounts.ts';

type Copy = { merchantId: string; sub: string; name: string | undefined };

/** The steps of the set-up that a copy has behind it. */
const COPIED_STEPS: SetupSteps = { look: 'DONE', menu: 'DONE', branch: 'DONE', zone: 'DONE' };

const named = (name: string | undefined) => name !== undefined && { name: { uz: name, ru: name, eng: name } };

/** The name, the moment at which it was made, and in a demo the sandbox's accounts that every new brand begins with. */
async function renameMerchant(deps: CommandDeps, tx: Tx, { merchantId, sub, name }: Copy): Promise<void> {
  const own = eq(merchants.merchantId, merchantId);
  const [row] = await tx.select({ data: merchants.data }).from(merchants).where(own);
  const { smsAccounts } = firstAccounts({ merchantId, sub }, { isSandbox: deps.env.SANDBOX });
  const at = deps.now();
  await tx
    .update(merchants)
    .set({
      data: { ...row?.data, ...named(name) },
      secrets: smsAccounts ? deps.secrets.seal({ smsAccounts }, merchantId) : null,
      createdAt: at,
      updatedAt: at,
    })
    .where(own);
  const main = and(eq(brands.merchantId, merchantId), eq(brands.id, merchantId));
  const [shown] = await tx.select({ data: brands.data }).from(brands).where(main);
  await tx
    .update(brands)
    .set({ data: { ...shown?.data, ...named(name) } })
    .where(main);
}

/** Settings without the first brand's accounts of services, its apps, the Telegram group of its staff and where its bot leads. */
async function clearSettings(tx: Tx, { merchantId, name }: Copy): Promise<void> {
  const own = eq(settings.merchantId, merchantId);
  const [row] = await tx.select({ web: settings.web, server: settings.server }).from(settings).where(own);
  const without = new Set<string>(NOT_CLONED);
  const kept = Object.entries(row?.web ?? {}).filter(([field]) => !without.has(field));
  const { telegramStaffChat: _group, botMenuUrl: _menu, ...server } = row?.server ?? {};
  const titles = name !== undefined && { brand: name, title: name };
  await tx
    .update(settings)
    .set({ web: { ...Object.fromEntries(kept), ...titles }, server })
    .where(own);
}

/** Guests are offered no provider that has no account: the set-up leads to it, and connecting one switches it on. */
async function closePayments(deps: CommandDeps, tx: Tx, { merchantId, sub }: Copy): Promise<void> {
  const { paymentAccounts = {} } = firstAccounts({ merchantId, sub }, { isSandbox: deps.env.SANDBOX });
  const of = (types: readonly string[]) =>
    and(eq(paymentMethods.merchantId, merchantId), inArray(paymentMethods.type, [...types]));
  await tx
    .update(paymentMethods)
    .set({ isActive: false })
    .where(of(CONNECTED_PROVIDERS.filter((type) => !(type in paymentAccounts))));
  for (const [type, account] of Object.entries(paymentAccounts))
    await tx
      .update(paymentMethods)
      .set({ secrets: deps.secrets.seal(account, merchantId) })
      .where(of([type]));
}

/** Makes of a copy a brand of its own: its name and accounts, unused promo codes, and the set-up that every new brand has. */
export async function beginAnew(
  deps: CommandDeps,
  tx: Tx,
  given: { sub: string; name: string | undefined },
): Promise<void> {
  const copy = { ...given, merchantId: `m-${given.sub}` };
  const { merchantId } = copy;
  await renameMerchant(deps, tx, copy);
  await clearSettings(tx, copy);
  await closePayments(deps, tx, copy);
  // Codes that were given out are the first brand's.
  await tx.delete(promoCodes).where(eq(promoCodes.merchantId, merchantId));
  await tx.update(promos).set({ uses: 0, spent: 0 }).where(eq(promos.merchantId, merchantId));
  await tx.insert(brandSetups).values({ merchantId, steps: COPIED_STEPS });
}
