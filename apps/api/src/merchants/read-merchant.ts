import {
  MerchantPublic,
  OrderSettings,
  parseSettings,
  type MerchantSettings,
} from '@dasturxon/core/merchant';
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

type SettingsParts = Record<'web' | 'about' | 'click' | 'orders' | 'server', Record<string, unknown>>;

/** The three parts that settings come in, flat as the wire has them, and the orders' part (SET-30). */
export async function readSettingsRow(tx: Tx): Promise<SettingsParts> {
  const [row] = await tx.select().from(settings);
  return row ?? { web: {}, about: {}, click: {}, orders: {}, server: {} };
}

/** The storefront's part with the language that the platform forces on the merchant (BOOT-10). */
function webOf({ web, server }: SettingsParts): Record<string, unknown> {
  const forcedLanguage = server['forcedLanguage'] ?? null;
  return { ...web, ...(forcedLanguage !== null && { forcedLanguage }) };
}

/** API-20. */
export async function readWebSettings(tx: Tx): Promise<Record<string, unknown>> {
  return webOf(await readSettingsRow(tx));
}

/** What the storefront is configured by, flat: about and web together; the orders' word on area validation wins (D48). */
export async function readFlatSettings(tx: Tx): Promise<Record<string, unknown>> {
  const row = await readSettingsRow(tx);
  const validate = row.orders['shouldValidateDeliveryArea'];
  return {
    ...row.about,
    ...webOf(row),
    ...(typeof validate === 'boolean' && { shouldValidateDeliveryArea: validate }),
  };
}

/** The same, read. */
export async function readStorefrontSettings(tx: Tx): Promise<MerchantSettings> {
  return parseSettings(await readFlatSettings(tx));
}

/** What decides fees, minimums and area validation (ENT-42). */
export async function readOrderSettings(tx: Tx): Promise<OrderSettings> {
  const { orders } = await readSettingsRow(tx);
  return v.parse(OrderSettings, orders);
}
