import { eq, inArray, or, type SQL } from 'drizzle-orm';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';

/** A merchant as a command changes it: its row, locked, and its secrets, opened. */
export type NamedMerchant = {
  merchantId: string;
  row: typeof merchants.$inferSelect;
  secrets: Readonly<Record<string, unknown>>;
};

/** Brands whose short name or id is one of two texts: both name a brand, so that no text may name two. */
export const isCalled = (...texts: string[]): SQL | undefined =>
  or(inArray(merchants.sub, texts), inArray(merchants.merchantId, texts));

/**
 * The merchant that a command names by its sub or its id, locked until the transaction ends. Throws for no such brand, for a
 * text that names two, and when this process has another key than the one that sealed the merchant's secrets: what it seals could not be read.
 */
export async function namedMerchant(
  { secrets }: Pick<CommandDeps, 'secrets'>,
  tx: Tx,
  sub: string,
): Promise<NamedMerchant> {
  const [row, another] = await tx.select().from(merchants).where(isCalled(sub)).for('no key update');
  if (another) throw new Error(`${sub} is the name of one brand and the id of another: give the other text`);
  if (!row) throw new Error(`there is no brand ${sub}`);
  const { merchantId } = row;
  const opened = row.secrets === null ? {} : secrets.open(row.secrets, merchantId);
  if (!opened)
    throw new Error(`the secrets of ${sub} are sealed with another SECRET_KEY than this command has`);
  return { merchantId, row, secrets: opened };
}

/** Seals a merchant's secrets anew with some of them changed; null takes one away. */
export async function changeSecrets(
  deps: Pick<CommandDeps, 'secrets' | 'now'>,
  tx: Tx,
  { merchant, change }: { merchant: NamedMerchant; change: Record<string, unknown> },
): Promise<void> {
  const { merchantId, secrets } = merchant;
  await tx
    .update(merchants)
    .set({ secrets: deps.secrets.seal({ ...secrets, ...change }, merchantId), updatedAt: deps.now() })
    .where(eq(merchants.merchantId, merchantId));
}
