import {
  MerchantPublic,
  OrderSettings,
  settingsFromParts,
  type MerchantSettings,
  withAreaCheck,
} from '@dasturxon/core/merchant';
import type { OriginPlatform } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { merchants, settings } from '../db/schema/merchants.ts';

/** The merchant as everyone may see it (ENT-05). Inside a tenant's transaction there is one row to see. */
export async function readMerchant(tx: Tx): Promise<MerchantPublic> {
  const [row] = await tx.select().from(merchants);
  if (!row) throw new Error('a tenant without a merchant row');
  const { merchantId: id, data, sub, isActive, deleted } = row;
  return v.parse(MerchantPublic, { ...data, id, sub, isActive, deleted });
}

/** The merchant's time zone. Inside a tenant's transaction only one row is visible. */
export async function readTimeZone(tx: Tx): Promise<string> {
  const [row] = await tx.select({ timeZone: merchants.timeZone }).from(merchants);
  if (!row) throw new Error('a tenant without a merchant row');
  return row.timeZone;
}

/** A part of the settings as it is written. What is no object has failed to load, alone (SET-29, SET-30). */
const Part = v.fallback(v.record(v.string(), v.unknown()), {});
const SettingsRow = v.object({ web: Part, about: Part, click: Part, orders: Part, server: Part });
type SettingsRow = v.InferOutput<typeof SettingsRow>;

/** The three parts that settings come in, flat as the wire has them, the orders' part and the server's (SET-30). */
export async function readSettingsRow(tx: Tx): Promise<SettingsRow> {
  const [row] = await tx.select().from(settings);
  return v.parse(SettingsRow, row ?? { web: {}, about: {}, click: {}, orders: {}, server: {} });
}

/** The storefront's part with the language that the platform forces on the merchant (BOOT-10). */
function webOf({ web, server }: SettingsRow): Record<string, unknown> {
  const forcedLanguage = server['forcedLanguage'] ?? null;
  return { ...web, ...(forcedLanguage !== null && { forcedLanguage }) };
}

/** API-20. */
export async function readWebSettings(tx: Tx): Promise<Record<string, unknown>> {
  return webOf(await readSettingsRow(tx));
}

/** The parts as one (SET-30); the orders' setting of area validation wins (D48). */
function mergedSettings(row: SettingsRow, clickApp: unknown): MerchantSettings {
  const asked = row.orders['shouldValidateDeliveryArea'];
  return withAreaCheck(settingsFromParts({ about: row.about, web: webOf(row), clickApp }), {
    shouldValidateDeliveryArea: typeof asked === 'boolean' ? asked : null,
  });
}

/**
 * The storefront's settings: about and web together. For a session of Click also Click's own part, which wins there
 * (SET-30). Null is a job or a visitor.
 */
export async function readStorefrontSettings(
  tx: Tx,
  platform: OriginPlatform | null = null,
): Promise<MerchantSettings> {
  const row = await readSettingsRow(tx);
  return mergedSettings(row, platform === 'CLICK' ? row.click : null);
}

/** The same for pages and orders: outside and inside Click, and Click's part as it is written. */
export async function readPageSettings(tx: Tx) {
  const row = await readSettingsRow(tx);
  const { click } = row;
  return { settings: mergedSettings(row, null), settingsInClick: mergedSettings(row, click), click };
}

/** What decides fees, minimums and area validation (ENT-42). */
export async function readOrderSettings(tx: Tx): Promise<OrderSettings> {
  const { orders } = await readSettingsRow(tx);
  return v.parse(OrderSettings, orders);
}
