import type { Language } from '@dasturxon/core/kernel';

import type { Tx } from '../../db/connect.ts';
import { readPublicHost } from '../../merchants/public-host.ts';
import { readMerchant, readStorefrontSettings, readTimeZone } from '../../merchants/read-merchant.ts';

/** The brand as leads need it. */
export type LeadBrand = { merchantId: string; language: Language; zone: string; page: string };

/** Reads the merchant inside its own transaction; leads are in its main language. */
export async function readLeadBrand(tx: Tx): Promise<LeadBrand> {
  const { id: merchantId, sub } = await readMerchant(tx);
  const { languages } = await readStorefrontSettings(tx);
  const host = await readPublicHost(tx);
  const page = host === null ? sub : `https://${host}`;
  return { merchantId, language: languages.main ?? 'ru', zone: await readTimeZone(tx), page };
}
