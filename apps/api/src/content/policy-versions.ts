import type { PolicyVersions, TextFacts } from '@dasturxon/core/content';
import { LocalizedText } from '@dasturxon/core/kernel';
import { desc, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import type { policies } from '../db/schema/content.ts';
import { branches } from '../db/schema/places.ts';
import { merchants } from '../db/schema/merchants.ts';

/** The versions of a text as its row keeps them. */
export function policyVersions(
  row: Pick<typeof policies.$inferSelect, 'text' | 'inForceFrom' | 'before'>,
): PolicyVersions {
  const { text, inForceFrom, before } = row;
  return {
    text: v.parse(LocalizedText, text),
    inForceFrom,
    before: before && {
      text: v.parse(LocalizedText, before.text),
      inForceFrom: before.inForceFrom === null ? null : new Date(before.inForceFrom),
    },
  };
}

const Facts = v.object({
  address: v.fallback(v.nullable(v.string()), null),
  phone: v.fallback(v.nullable(v.string()), null),
});

/** The facts that a brand's texts name: its name, and address and phone of the main branch, else of the first one. */
export async function readTextFacts(tx: Tx, merchantId: string): Promise<TextFacts> {
  const [brand] = await tx
    .select({ data: merchants.data })
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId));
  const [branch] = await tx
    .select({ data: branches.data })
    .from(branches)
    .where(eq(branches.merchantId, merchantId))
    .orderBy(desc(branches.isActive), desc(branches.isMain), asc(branches.id))
    .limit(1);
  return {
    brand: v.parse(LocalizedText, brand?.data['name'] ?? {}),
    ...v.parse(Facts, branch?.data ?? {}),
  };
}
