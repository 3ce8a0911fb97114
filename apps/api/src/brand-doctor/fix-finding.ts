import type { Finding } from '@dasturxon/core/brand-doctor';
import { toUzbekLatin } from '@dasturxon/core/kernel';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { categories, products } from '../db/schema/catalog.ts';
import { banners } from '../db/schema/content.ts';
import { settings } from '../db/schema/merchants.ts';
import { branches } from '../db/schema/places.ts';
import { promos } from '../db/schema/promos.ts';

type About = { merchantId: string; now: Date };

/** A branch without some of its special days. */
const withoutDays = (days: readonly string[]) => sql`jsonb_set(${branches.data}, '{specialHours}', coalesce(
  (select jsonb_agg(d) from jsonb_array_elements(${branches.data} -> 'specialHours') d
    where not ${JSON.stringify(days)}::jsonb ? (d ->> 'date')), '[]'::jsonb))`;

const Uzbek = v.looseObject({ uz: v.string() });

/** Name and description of a dish or a category in Latin letters, in Uzbek. */
async function writeInLatin(tx: Tx, merchantId: string, { kind, id }: Finding['where']): Promise<void> {
  const table = kind === 'category' ? categories : products;
  const own = and(eq(table.merchantId, merchantId), eq(table.id, id));
  const [row] = await tx.select({ data: table.data }).from(table).where(own).for('no key update');
  const texts = Object.entries(row?.data ?? {}).flatMap(([name, text]) =>
    (name === 'name' || name === 'description') && v.is(Uzbek, text)
      ? [[name, { ...text, uz: toUzbekLatin(text.uz) }] as const]
      : [],
  );
  await tx
    .update(table)
    .set({ data: { ...row?.data, ...Object.fromEntries(texts) } })
    .where(own);
}

/** Mends a finding that is safe to mend. Inside a tenant's transaction. */
export async function fixFinding(
  { merchantId, now }: About,
  tx: Tx,
  { code, where, facts }: Finding,
): Promise<void> {
  const { kind, id } = where;
  if (code === 'text.cyrillic') return writeInLatin(tx, merchantId, where);
  if (kind === 'product')
    await tx
      .update(products)
      .set({ discount: 0 })
      .where(and(eq(products.merchantId, merchantId), eq(products.id, id)));
  if (kind === 'setting')
    await tx
      .update(settings)
      .set({ web: sql`${settings.web} || jsonb_build_object(${id}::text, false)`, updatedAt: now })
      .where(eq(settings.merchantId, merchantId));
  if (kind === 'promo')
    await tx
      .update(promos)
      .set({ isActive: false, updatedAt: now })
      .where(and(eq(promos.merchantId, merchantId), eq(promos.id, id)));
  if (kind === 'branch')
    await tx
      .update(branches)
      .set({ data: withoutDays((facts['days'] ?? '').split(', ')) })
      .where(and(eq(branches.merchantId, merchantId), eq(branches.id, id)));
  if (kind === 'banner')
    await tx
      .update(banners)
      .set({ isActive: false })
      .where(and(eq(banners.merchantId, merchantId), eq(banners.id, id)));
}
