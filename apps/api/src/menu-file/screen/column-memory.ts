import {
  type ColumnMapping,
  guessColumns,
  recalledColumns,
  rememberedColumns,
  titlesKey,
} from '@dasturxon/core/menu-file';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/merchants.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { readSettingsRow } from '../../merchants/read-merchant.ts';

/** Sets of titles whose mapping a merchant keeps; the oldest one goes. */
const MOST_SETS = 20;

const Kept = v.array(v.object({ key: v.string(), columns: v.record(v.string(), v.string()) }));
const Memory = v.object({ menuColumns: v.fallback(v.optional(Kept, []), []) });

const keyOf = (titles: readonly string[]) => sha256(titlesKey(titles));

const readMemory = async (tx: Tx) => v.parse(Memory, (await readSettingsRow(tx)).server).menuColumns;

/** What the columns of a file are: as at the last import of these titles, else as the titles name them. */
export async function columnsOf(
  tx: Tx,
  titles: readonly string[],
): Promise<{ columns: ColumnMapping; isRemembered: boolean }> {
  const key = keyOf(titles);
  const kept = (await readMemory(tx)).find((one) => one.key === key);
  return kept
    ? { columns: recalledColumns(titles, kept.columns), isRemembered: true }
    : { columns: guessColumns(titles), isRemembered: false };
}

/** Keeps the mapping of a file for the next one with the same titles. Inside a tenant's transaction. */
export async function rememberColumns(
  tx: Tx,
  merchantId: string,
  { titles, columns }: { titles: readonly string[]; columns: ColumnMapping },
): Promise<void> {
  const own = eq(settings.merchantId, merchantId);
  await tx.insert(settings).values({ merchantId }).onConflictDoNothing();
  await tx.select({ id: settings.merchantId }).from(settings).where(own).for('no key update');
  const key = keyOf(titles);
  const others = (await readMemory(tx)).filter((one) => one.key !== key);
  const kept = [{ key, columns: rememberedColumns(titles, columns) }, ...others].slice(0, MOST_SETS);
  const server = sql`${settings.server} || jsonb_build_object('menuColumns', ${JSON.stringify(kept)}::jsonb)`;
  await tx.update(settings).set({ server }).where(own);
}
