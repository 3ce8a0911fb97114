import { type FiscalCodes, Mxik, PackageCode } from '@dasturxon/core/fiscal';
import * as v from 'valibot';

const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** Package codes and rates by MXIK. */
export const FiscalCodesByMxik = v.record(
  Mxik,
  v.object({ packageCode: PackageCode, vatPercent: v.optional(Percent) }),
);
export type FiscalCodesByMxik = v.InferOutput<typeof FiscalCodesByMxik>;

/**
 * How a merchant's fiscal receipts are made: `fiscal` of its server settings. A package code belongs to a MXIK; delivery and the
 * service fee are things with a MXIK of their own.
 */
export const FiscalSettings = v.object({
  /** TIN (9 digits) or PINFL (14) of the seller. */
  tin: v.pipe(v.string(), v.regex(/^(\d{9}|\d{14})$/)),
  vatPercent: v.optional(Percent, 12),
  /** Beside those that came with the menu; these win. */
  codes: v.optional(FiscalCodesByMxik, {}),
  deliveryMxik: v.optional(Mxik),
  serviceMxik: v.optional(Mxik),
});
export type FiscalSettings = v.InferOutput<typeof FiscalSettings>;

/**
 * The tax authority's data for a thing with this MXIK; null until the merchant enters it. Its own package code wins over that of
 * the MXIK.
 */
export function codesOf(
  settings: FiscalSettings,
  mxik: string | null | undefined,
  ownPackage: string | null = null,
): FiscalCodes | null {
  const known = mxik ? settings.codes[mxik] : undefined;
  const packageCode = ownPackage ?? known?.packageCode;
  if (!mxik || packageCode === undefined) return null;
  return { mxik, packageCode, vatPercent: known?.vatPercent ?? settings.vatPercent };
}
