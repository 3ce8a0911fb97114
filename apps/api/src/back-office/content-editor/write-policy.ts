import { withVersion } from '@dasturxon/core/content';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { policyVersions } from '../../content/policy-versions.ts';
import type { Tx } from '../../db/connect.ts';
import { policies } from '../../db/schema/content.ts';
import type { Writing } from '../drafts/edited-area.ts';

type Written = { type: string; text: Record<string, unknown>; inForceFrom: unknown };

/** Publishes a text. Until its moment, the version that is in force now stays beside it. */
export async function writePolicy(
  tx: Tx,
  { merchantId, at }: Writing,
  { type, text, inForceFrom }: Written,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(policies)
    .where(and(eq(policies.merchantId, merchantId), eq(policies.type, type)));
  const from = typeof inForceFrom === 'string' ? new Date(inForceFrom) : null;
  const next = { text: v.parse(LocalizedText, text), inForceFrom: from };
  const { before } = withVersion(row ? policyVersions(row) : null, next, at);
  const kept = {
    text,
    inForceFrom: from,
    before: before && { text: before.text, inForceFrom: before.inForceFrom?.toISOString() ?? null },
  };
  await tx
    .insert(policies)
    .values({ merchantId, type, ...kept })
    .onConflictDoUpdate({ target: [policies.merchantId, policies.type], set: kept });
}
