import {
  checkBrand,
  NOT_ASKED,
  type OutsideAnswers,
  picturesOf,
  type Finding,
  type LoadedBrand,
} from '@dasturxon/core/brand-doctor';

import { readWholeMenu } from '../catalog/read-overall.ts';
import type { Tx } from '../db/connect.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { readOrderSettings, readStorefrontSettings, readTimeZone } from '../merchants/read-merchant.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadContent } from './load-content.ts';
import { loadPlaces, loadStops } from './load-places.ts';
import { measurePictures } from './measure-pictures.ts';
import { askOutside, type AskDeps } from './outside/ask-outside.ts';

/** What a check-up needs of the server. */
export type CheckUpDeps = Pick<CommandDeps, 'storage' | 'now'> & AskDeps;

/** Reads everything that the doctor looks at, without the pictures. Inside a tenant's transaction. */
export async function readBrand(
  deps: Pick<CommandDeps, 'now' | 'secrets'>,
  tx: Tx,
  merchantId: string,
): Promise<LoadedBrand> {
  return {
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
  };
}

/** What `readBrand` reads, and the pictures, which are read after the transaction: they are slow. */
async function loadBrand(deps: CheckUpDeps, merchantId: string): Promise<LoadedBrand> {
  const brand = await deps.db.inTenant(merchantId, (tx) => readBrand(deps, tx, merchantId));
  return { ...brand, pictures: await measurePictures(deps.storage, picturesOf(brand)) };
}

/**
 * What the brand doctor finds at a merchant now (C4), without waiting for anyone outside. `outside`: what services have
 * answered before.
 */
export async function checkUp(
  deps: CheckUpDeps,
  merchantId: string,
  outside: OutsideAnswers = NOT_ASKED,
): Promise<Finding[]> {
  return checkBrand({ ...(await loadBrand(deps, merchantId)), outside });
}

/** A check-up that asks the services outside too, while it reads the brand. */
export async function wholeCheckUp(
  deps: CheckUpDeps,
  merchantId: string,
): Promise<{ findings: Finding[]; outside: OutsideAnswers }> {
  const [brand, outside] = await Promise.all([loadBrand(deps, merchantId), askOutside(deps, merchantId)]);
  return { findings: checkBrand({ ...brand, outside }), outside };
}
