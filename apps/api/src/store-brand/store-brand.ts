import type { Tx } from '../db/connect.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { WholeBrand } from './whole-brand.ts';
import { storeContent } from './store-content.ts';
import { storeMenu } from './store-menu.ts';
import { storeMerchant } from './store-merchant.ts';
import { storePlaces } from './store-places.ts';

/** Writes a whole brand; everything in one transaction of the platform. */
export async function storeBrand(tx: Tx, brand: WholeBrand, secrets: Secrets): Promise<void> {
  await storeMerchant(tx, brand, secrets);
  await storePlaces(tx, brand);
  await storeMenu(tx, brand);
  await storeContent(tx, brand, secrets);
}
