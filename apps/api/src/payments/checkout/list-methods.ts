import {
  MerchantPaymentSetting,
  offeredPayments,
  paymentPlatform,
  PaymentMethod,
  type PaymentPlatform,
} from '@dasturxon/core/payment';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { paymentMethods } from '../../db/schema/content.ts';
import type { Ctx } from '../protocol/deps.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';

/**
 * API-48: the ways to pay (D22, D71): where the caller's session was opened, for a visitor in the shell that was asked
 * for. An empty list closes ordering.
 */
export async function listPaymentMethods(ctx: Ctx, asked: PaymentPlatform): Promise<PaymentMethod[]> {
  const platform = ctx.caller ? paymentPlatform(ctx.caller.platform, asked === 'QR') : asked;
  const shell = ctx.caller?.platform ?? (asked === 'CLICK' ? 'CLICK' : null);
  const { rows, settings } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    settings: await readStorefrontSettings(tx, shell),
    rows: await tx
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.merchantId, ctx.merchantId))
      .orderBy(asc(paymentMethods.priority), asc(paymentMethods.id)),
  }));
  const where = { switches: settings.payments, platform };
  const offered = offeredPayments(
    rows.map((row) => v.parse(MerchantPaymentSetting, row)),
    where,
  );
  const types: readonly string[] = offered.ok ? offered.value.types : [];
  return rows
    .filter(({ type }) => types.includes(type))
    .map(({ data, id, type }) => v.parse(PaymentMethod, { ...data, id, type }));
}
