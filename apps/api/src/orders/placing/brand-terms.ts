import { CapacityTonight } from '@dasturxon/core/branch';
import { menuMoment, type MenuMoment } from '@dasturxon/core/catalog';
import { type City, type Region, zonesAt } from '@dasturxon/core/delivery-area';
import type { MerchantSettings, OrderSettings } from '@dasturxon/core/merchant';
import { MerchantPaymentSetting } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../../db/connect.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { termsVersions } from '../../db/schema/merchants.ts';
import { branches, cities, halls, hallTables, regions } from '../../db/schema/places.ts';
import type { Ctx } from '../model/deps.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { readOrderSettings, readPageSettings } from '../../merchants/read-merchant.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import { toBranch, toCity, toRegion } from '../../places/to-branch.ts';

/** A hall with its fee and the tables in it. */
export type ServingHall = { id: string; branchId: string; fee: number; tableIds: string[] };

/** What a merchant has configured about taking orders. */
export type BrandTerms = {
  settings: MerchantSettings;
  orderSettings: OrderSettings;
  /** Active ones only. */
  branches: ServingBranch[];
  cities: City[];
  regions: Region[];
  halls: ServingHall[];
  payments: MerchantPaymentSetting[];
};

function toServing(row: typeof branches.$inferSelect): ServingBranch {
  const { tariff, slotCapacity } = row;
  const rates = tariff && {
    base: tariff.base,
    includedMetres: tariff.includedKm * 1000,
    perKilometre: tariff.perKm,
  };
  const { answerTimes, autoAccept } = v.parse(BranchStaff, row.staff);
  return {
    branch: toBranch(row),
    tariff: rates,
    slotCapacity,
    tonight: v.parse(v.nullish(CapacityTonight, null), row.data['tonight']),
    answerTimes,
    acceptsByItself: autoAccept.isOn,
  };
}

type Terms = BrandTerms & { settingsInClick: MerchantSettings };
type Kept = LRUCache<string, { version: number; terms: Terms }>;
const KEPT_AT_MOST = 1_000;
const keptBy = new WeakMap<Handle, Kept>();

/** The settings that count where the caller's session was opened (SET-30). */
function termsFor({ settingsInClick, ...terms }: Terms, caller: Ctx['caller'] | undefined): BrandTerms {
  return caller?.platform === 'CLICK' ? { ...terms, settings: settingsInClick } : terms;
}

/**
 * The merchant's terms as of this transaction, for the caller's platform. They are kept between orders with the version that triggers count,
 * and that is asked every time: a change is seen by the next order in every process.
 */
export async function readBrandTerms(
  ctx: Pick<Ctx, 'db' | 'merchantId'> & Partial<Pick<Ctx, 'caller'>>,
  tx: Tx,
  readVersion?: number,
): Promise<BrandTerms> {
  const kept: Kept = keptBy.get(ctx.db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(ctx.db, kept);
  const version = readVersion ?? (await termsVersion(ctx, tx));
  const known = kept.get(ctx.merchantId);
  if (known?.version === version) return termsFor(known.terms, ctx.caller);
  // Read after the version: terms newer than it are only read once more.
  const terms = await readAll(tx);
  kept.set(ctx.merchantId, { version, terms });
  return termsFor(terms, ctx.caller);
}

/** The terms with the zones alone that are served at a moment. */
export const termsAt = <Terms extends Pick<BrandTerms, 'regions'>>(terms: Terms, at: MenuMoment): Terms => ({
  ...terms,
  regions: zonesAt(terms.regions, at),
});

/** The terms that a call has now: those of `readBrandTerms` with the zones that are served at this minute. */
export const readTermsNow = async (
  ctx: Pick<Ctx, 'db' | 'merchantId' | 'now' | 'tenant'> & Partial<Pick<Ctx, 'caller'>>,
  tx: Tx,
): Promise<BrandTerms> => termsAt(await readBrandTerms(ctx, tx), menuMoment(ctx.now(), ctx.tenant.timeZone));

async function termsVersion(ctx: Pick<Ctx, 'merchantId'>, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ version: termsVersions.version })
    .from(termsVersions)
    .where(eq(termsVersions.merchantId, ctx.merchantId));
  return row?.version ?? 0;
}

async function readAll(tx: Tx): Promise<Terms> {
  const { settings, settingsInClick } = await readPageSettings(tx);
  const orderSettings = await readOrderSettings(tx);
  const branchRows = await tx.select().from(branches).orderBy(branches.priority);
  const cityRows = await tx.select().from(cities).where(eq(cities.isActive, true)).orderBy(cities.priority);
  const regionRows = await tx.select().from(regions).orderBy(regions.priority);
  const hallRows = await tx.select().from(halls).where(eq(halls.isActive, true));
  const tableRows =
    hallRows.length > 0 ? await tx.select().from(hallTables).where(eq(hallTables.isActive, true)) : [];
  const paymentRows = await tx.select().from(paymentMethods).orderBy(paymentMethods.priority);
  return {
    settings,
    settingsInClick,
    orderSettings,
    branches: branchRows.filter((row) => row.isActive && !row.deleted).map(toServing),
    cities: cityRows.map(toCity),
    regions: regionRows.map(toRegion),
    halls: hallRows.map(({ id, branchId, fee }) => ({
      id,
      branchId,
      fee,
      tableIds: tableRows.filter((table) => table.hallId === id).map((table) => table.id),
    })),
    payments: paymentRows.map((row) => v.parse(MerchantPaymentSetting, row)),
  };
}
