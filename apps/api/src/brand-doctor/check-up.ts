import { checkBrand, picturesOf, type CheckedBrand, type Finding } from '@dasturxon/core/brand-doctor';

import { readWholeMenu } from '../catalog/read-overall.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { readOrderSettings, readStorefrontSettings, readTimeZone } from '../merchants/read-merchant.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadContent } from './load-content.ts';
import { loadPlaces, loadStops } from './load-places.ts';
import { measurePictures } from './measure-pictures.ts';

/** What a check-up needs of the server. */
export type CheckUpDeps = Pick<CommandDeps, 'db' | 'secrets' | 'storage' | 'now'>;

/** Reads everything that the doctor looks at. Pictures are read after the transaction: they are slow. */
async function loadBrand(deps: CheckUpDeps, merchantId: string): Promise<CheckedBrand> {
  const brand = await deps.db.inTenant(merchantId, async (tx) => ({
    now: deps.now(),
    zone: await readTimeZone(tx),
    settings: await readStorefrontSettings(tx),
    orderSettings: await readOrderSettings(tx),
    menu: await readWholeMenu(tx),
    stops: await loadStops(tx, merchantId),
    ...(await loadPlaces(tx, merchantId)),
    ...(await loadContent(tx, merchantId, deps.now())),
    ...(await loadAccounts({ ...deps, merchantId }, tx)),
    pictures: new Map(),
  }));
  return { ...brand, pictures: await measurePictures(deps.storage, picturesOf(brand)) };
}

/** What the brand doctor finds at a merchant now (C4). */
export async function checkUp(deps: CheckUpDeps, merchantId: string): Promise<Finding[]> {
  return checkBrand(await loadBrand(deps, merchantId));
}
