import { unprovenProviders } from '@dasturxon/core/connections';
import { type DraftEntity, fieldsOf, recordKey } from '@dasturxon/core/drafts';
import { FlatSettings, groupSettings, OrderSettings, SETTING_NAMES } from '@dasturxon/core/merchant';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { merchants, settings } from '../../db/schema/merchants.ts';
import { readSettingsRow, readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { provenMethods } from '../../payments/calls/account-proofs.ts';
import type { Asked, DraftRecord, EditedArea } from '../drafts/edited-area.ts';

type Row = Record<string, unknown>;

/** Each kind of record is there once. */
const IDS = { settings: 'web', orderSettings: 'orders', brand: 'brand' } as const;
type Entity = keyof typeof IDS;

const AREA_CHECK = 'shouldValidateDeliveryArea';

const toRecord = (entity: Entity, row: Row, read: Row): DraftRecord => ({
  entity,
  id: IDS[entity],
  fields: fieldsOf(entity, read),
  row,
});

/** What the storefront reads of both of its parts (SET-30); the check of the area is that of orders where it is given (D48). */
function storefrontRow({ web, about, orders }: Record<'web' | 'about' | 'orders', Row>): Row {
  const own = Object.fromEntries(
    SETTING_NAMES.filter((name) => web[name] === null || web[name] === undefined)
      .filter((name) => about[name] !== null && about[name] !== undefined)
      .map((name) => [name, about[name]]),
  );
  const asked = orders[AREA_CHECK];
  return { ...web, ...own, ...(typeof asked === 'boolean' && { [AREA_CHECK]: asked }) };
}

async function lockRows(tx: Tx, merchantId: string): Promise<void> {
  await tx.insert(settings).values({ merchantId }).onConflictDoNothing();
  await tx.select().from(merchants).where(eq(merchants.merchantId, merchantId)).for('no key update');
  await tx.select().from(settings).where(eq(settings.merchantId, merchantId)).for('no key update');
}

async function readSettings(tx: Tx, { merchantId, only, isLocked }: Asked) {
  if (isLocked) await lockRows(tx, merchantId);
  const parts = await readSettingsRow(tx);
  const [brand] = await tx.select().from(merchants).where(eq(merchants.merchantId, merchantId));
  const row = storefrontRow(parts);
  const records = [
    toRecord('settings', row, v.parse(FlatSettings, row)),
    toRecord('orderSettings', parts.orders, v.parse(OrderSettings, parts.orders)),
    toRecord('brand', brand!.data, brand!.data),
  ];
  const wanted = only && new Set(only.map(recordKey));
  return new Map(
    records.map((record) => [recordKey(record), record] as const).filter(([key]) => wanted?.has(key) ?? true),
  );
}

type Write = (tx: Tx, merchantId: string, row: Row) => Promise<unknown>;

/** The website's part takes over what the about part held of the same settings, so that each has one place. */
const writeStorefront: Write = (tx, merchantId, row) => {
  const names = sql.join(
    SETTING_NAMES.map((name) => sql`${name}`),
    sql`, `,
  );
  return tx
    .update(settings)
    .set({
      web: row,
      about: sql`${settings.about} - array[${names}]::text[]`,
      orders: sql`${settings.orders} - ${AREA_CHECK}::text`,
    })
    .where(eq(settings.merchantId, merchantId));
};

const WRITE: Readonly<Record<Entity, Write>> = {
  orderSettings: (tx, merchantId, orders) =>
    tx.update(settings).set({ orders }).where(eq(settings.merchantId, merchantId)),
  settings: writeStorefront,
  brand: (tx, merchantId, data) =>
    tx.update(merchants).set({ data }).where(eq(merchants.merchantId, merchantId)),
};

/** Orders' part first: what the storefront's part takes over is then gone from it. */
async function writeSettings(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  for (const entity of ['orderSettings', 'settings', 'brand'] as const) {
    const record = records.find((one) => one.entity === (entity satisfies DraftEntity));
    if (record) await WRITE[entity](tx, merchantId, record.row);
  }
}

/** Providers that the switches of the published settings would start to offer untested (BO-380). */
async function unproven(tx: Tx, merchantId: string, after: readonly DraftRecord[]) {
  const own = after.find(({ entity }) => entity === 'settings');
  if (!own) return [];
  const before = (await readStorefrontSettings(tx, null)).payments;
  const { payments } = groupSettings(v.parse(FlatSettings, own.row));
  return unprovenProviders(await provenMethods(tx, merchantId), { before, after: payments });
}

/** The settings of a brand as they are drafted and published. */
export const SETTINGS_AREA: EditedArea = {
  area: 'settings',
  read: readSettings,
  write: (tx, { merchantId }, records) => writeSettings(tx, merchantId, records),
  unproven,
  missing: () => 'notFound',
};
