import type { FiledMenu } from '@dasturxon/core/menu-file';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { lockedFieldsOf } from '../catalog/staff-fields.ts';
import { readWholeMenu } from '../catalog/read-overall.ts';
import type { Tx } from '../db/connect.ts';
import { products } from '../db/schema/catalog.ts';
import { FiscalCodesByMxik } from '../fiscal/fiscal-settings.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';

const Codes = v.fallback(v.optional(FiscalCodesByMxik, {}), {});
const Server = v.object({
  menuCodes: Codes,
  fiscal: v.fallback(v.optional(v.object({ codes: Codes }), { codes: {} }), { codes: {} }),
});

/** Package codes by MXIK: those of the receipt settings, and those that came with the menu. The former win. */
export async function readCodes(tx: Tx): Promise<{ own: FiscalCodesByMxik; menu: FiscalCodesByMxik }> {
  const { server } = await readSettingsRow(tx);
  const { menuCodes, fiscal } = v.parse(Server, server);
  return { own: fiscal.codes, menu: menuCodes };
}

/** A merchant's menu as files have it. Inside a tenant's transaction. */
export async function loadMenu(tx: Tx, merchantId: string): Promise<FiledMenu> {
  const rows = await tx
    .select({ id: products.id, data: products.data })
    .from(products)
    .where(eq(products.merchantId, merchantId));
  const { own, menu } = await readCodes(tx);
  const codes = Object.entries({ ...menu, ...own });
  return {
    ...(await readWholeMenu(tx)),
    packageCodes: new Map(codes.map(([mxik, { packageCode }]) => [mxik, packageCode])),
    locked: new Map(rows.map(({ id, data }) => [id, lockedFieldsOf(data)])),
  };
}
