import { providerOf, type PaymentType } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import type { Deps } from '../../orders/model/deps.ts';

type Opened = Record<string, unknown>;

function methodOf(merchantId: string, provider: PaymentType) {
  return and(eq(paymentMethods.merchantId, merchantId), eq(paymentMethods.type, providerOf(provider)));
}

/** A merchant's keys at a provider, opened; null where it has none. The mini-app's payments are its parent's. */
export async function readAccount(
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Tx,
  { merchantId, provider }: { merchantId: string; provider: PaymentType },
): Promise<Opened | null> {
  const [row] = await tx
    .select({ sealed: paymentMethods.secrets })
    .from(paymentMethods)
    .where(methodOf(merchantId, provider));
  return row?.sealed ? secrets.open(row.sealed, merchantId) : null;
}

/** Writes some of a merchant's keys at a provider anew. */
export async function changeAccount(
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  about: { merchantId: string; provider: PaymentType; change: Opened },
): Promise<void> {
  const { merchantId, provider, change } = about;
  const account = { ...(await readAccount(deps, tx, about)), ...change };
  await tx
    .update(paymentMethods)
    .set({ secrets: deps.secrets.seal(account, merchantId) })
    .where(methodOf(merchantId, provider));
}
