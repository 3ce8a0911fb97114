import { demoBrandsWith } from '@dasturxon/demo';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { paymentMethods } from '../db/schema/content.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../http/serving/context.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { methodRows } from '../store-brand/payment-rows.ts';
import { completeStaff } from './demo-staff.ts';
import { sandboxAccounts } from './sandbox-accounts.ts';
import { completeSms } from './sandbox-sms.ts';

type CompleteBrandsDeps = Pick<Deps, 'db' | 'log' | 'secrets'>;

/** Demo brands that were made before contracts were: none of their ways to pay has an account. */
async function withoutAccounts(tx: Tx, brands: readonly WholeBrand[]): Promise<WholeBrand[]> {
  const ids = brands.map(({ merchant }) => merchant.id);
  const known = await tx
    .select({ id: merchants.merchantId })
    .from(merchants)
    .where(inArray(merchants.merchantId, ids));
  const equipped = await tx
    .select({ id: paymentMethods.merchantId })
    .from(paymentMethods)
    .where(and(inArray(paymentMethods.merchantId, ids), sql`${paymentMethods.secrets} is not null`));
  const has = (rows: { id: string }[], id: string) => rows.some((row) => row.id === id);
  return brands.filter(({ merchant }) => has(known, merchant.id) && !has(equipped, merchant.id));
}

async function complete({ secrets }: CompleteBrandsDeps, tx: Tx, brand: WholeBrand) {
  const merchantId = brand.merchant.id;
  const { paymentAccounts, fiscal } = sandboxAccounts();
  const rows = methodRows({ ...brand, paymentAccounts }, secrets);
  await tx.insert(paymentMethods).values(rows).onConflictDoNothing();
  for (const { type, secrets: sealed } of rows)
    if (sealed)
      await tx
        .update(paymentMethods)
        .set({ secrets: sealed })
        .where(
          and(
            eq(paymentMethods.merchantId, merchantId),
            eq(paymentMethods.type, type),
            isNull(paymentMethods.secrets),
          ),
        );
  await tx
    .update(settings)
    .set({
      server: sql`jsonb_build_object('fiscal', ${JSON.stringify(fiscal)}::jsonb) || ${settings.server}`,
    })
    .where(eq(settings.merchantId, merchantId));
}

/**
 * Gives the demo brands of a data folder that an older version has made the contracts of the sandbox, without which no
 * provider is offered, and an account at each of its SMS services. What is there already stays; other brands are their owners' (`pnpm brand:pay`).
 */
export async function completeBrands(deps: CompleteBrandsDeps): Promise<void> {
  const completed = await deps.db.asPlatform(async (tx) => {
    const brands = demoBrandsWith(() => 'pending');
    await completeSms(deps, tx, brands);
    await completeStaff(tx, brands);
    const old = await withoutAccounts(tx, brands);
    for (const brand of old) await complete(deps, tx, brand);
    return old.map(({ merchant }) => merchant.sub);
  });
  if (completed.length > 0)
    deps.log.info({ brands: completed }, 'demo brands of an older version can be paid now');
}
