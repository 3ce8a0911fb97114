import { PUSH_MOMENTS } from '@dasturxon/core/connections';
import type { TillKind } from '@dasturxon/core/staff';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { tillAccounts } from '../../db/schema/connections/tills.ts';
import type { Till } from '../../gateways/tills/port/till.ts';
import { TillAccount } from '../../gateways/tills/tills.ts';
import type { TillDeps } from './deps.ts';

export type AccountRow = typeof tillAccounts.$inferSelect;

/** How a merchant uses its till. `leads`: what the till reports moves the order on. */
export const TillSettings = v.object({
  pushAt: v.optional(v.picklist(PUSH_MOMENTS), 'ACCEPTED'),
  leads: v.optional(v.boolean(), false),
});
export type TillSettings = v.InferOutput<typeof TillSettings>;

/** The till of a merchant; null without one. */
export async function findAccount(tx: Tx, merchantId: string): Promise<AccountRow | null> {
  const [row] = await tx.select().from(tillAccounts).where(eq(tillAccounts.merchantId, merchantId));
  return row ?? null;
}

/** Writes facts about a merchant's till. */
export async function changeAccount(tx: Tx, merchantId: string, set: Partial<AccountRow>): Promise<void> {
  await tx.update(tillAccounts).set(set).where(eq(tillAccounts.merchantId, merchantId));
}

/** Opens the till of a row. Throws for another SECRET_KEY than sealed the account. */
export function openTillOf(
  { secrets, openTill }: Pick<TillDeps, 'secrets' | 'openTill'>,
  { merchantId, kind, sealedAccount }: Pick<AccountRow, 'merchantId' | 'kind' | 'sealedAccount'>,
): Till {
  return openTill(v.parse(TillAccount, { kind, account: secrets.open(sealedAccount, merchantId) }));
}

/** The fields that hold the ids of a kind of till: of a branch (ENT-14), and of a product (ENT-26). */
const ID_FIELDS: Readonly<Record<TillKind, { branch: string; product: string }>> = {
  POSTER: { branch: 'joinPosterId', product: 'posterId' },
  IIKO: { branch: 'iikoId', product: 'integrationId' },
  JOWI: { branch: 'jowiId', product: 'jowiId' },
};

/** The id that a branch or a product has in a till; null without one. */
export function tillIdOf(
  kind: TillKind,
  of: 'branch' | 'product',
  data: Readonly<Record<string, unknown>>,
): string | null {
  const id = data[tillIdField(kind, of)];
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
}

/** The name of the field that holds the id of a branch or a product. */
export const tillIdField = (kind: TillKind, of: 'branch' | 'product'): string => ID_FIELDS[kind][of];
