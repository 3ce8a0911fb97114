import {
  Banner,
  type ExtraPage,
  type ExtraPageName,
  fillFacts,
  type Policy,
  policyInForce,
  type PolicyType,
  shownNow,
  Story,
} from '@dasturxon/core/content';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { banners, policies, stories } from '../db/schema/content.ts';
import type { Ctx } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { readSettingsRow, readTimeZone } from '../merchants/read-merchant.ts';
import { policyVersions, readTextFacts } from './policy-versions.ts';
import { sanitizeTexts } from './sanitize-text.ts';

/** API-23: what is switched on and of this time, in the merchant's order. Inside a tenant's transaction. */
export async function readBanners(tx: Tx, now: Date): Promise<Banner[]> {
  const rows = await tx
    .select()
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.priority), asc(banners.id));
  const all = rows.map(({ data, id, priority }) => v.parse(Banner, { ...data, id, priority }));
  return shownNow(all, { now: now.getTime(), zone: await readTimeZone(tx) });
}

/** API-24: likewise. */
export async function readStories(tx: Tx, now: Date): Promise<Story[]> {
  const rows = await tx
    .select()
    .from(stories)
    .where(eq(stories.isActive, true))
    .orderBy(asc(stories.priority), asc(stories.id));
  const all = rows.map(({ data, id, priority }) => v.parse(Story, { ...data, id, priority }));
  return shownNow(all, { now: now.getTime(), zone: await readTimeZone(tx) });
}

/** API-22: the version in force, with the brand's facts. Throws notFound for a text that the merchant has not written. */
export async function readPolicy(ctx: Ctx, type: PolicyType): Promise<Policy> {
  const own = and(eq(policies.merchantId, ctx.merchantId), eq(policies.type, type));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx.select().from(policies).where(own);
    const { text, inForceFrom } = policyInForce(policyVersions(found(row, 'notFound')), ctx.now());
    const filled = fillFacts(text, await readTextFacts(tx, ctx.merchantId));
    return { type, text: filled, inForceFrom: inForceFrom?.toISOString() ?? null };
  });
}

const ExtraPages = v.object({ extraPages: v.optional(v.record(v.string(), v.nullable(LocalizedText)), {}) });

/** D3. Throws notFound for a page that the merchant has not written. */
export async function readExtraPage(ctx: Ctx, page: ExtraPageName): Promise<ExtraPage> {
  const { server } = await ctx.db.inTenant(ctx.merchantId, readSettingsRow);
  const { extraPages } = v.parse(ExtraPages, server);
  return { page, text: sanitizeTexts(found(extraPages[page], 'notFound')) };
}
