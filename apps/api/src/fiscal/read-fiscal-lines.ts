import { differenceToFiscal, fiscalLines, type FiscalLine, fiscalThings } from '@dasturxon/core/fiscal';
import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import type { Order } from '@dasturxon/core/order';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { products } from '../db/schema/catalog.ts';
import { settings } from '../db/schema/merchants.ts';
import { codesOf, FiscalCodesByMxik, FiscalSettings } from './fiscal-settings.ts';

/** The codes of products as they are stored. */
const Code = v.fallback(v.nullish(v.string()), null);
const Codes = v.object({ mxicCode: Code, packageCode: Code });

async function readCodes(tx: Tx, merchantId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, v.InferOutput<typeof Codes>>();
  const rows = await tx
    .select({ id: products.id, data: products.data })
    .from(products)
    .where(and(eq(products.merchantId, merchantId), inArray(products.id, ids)));
  return new Map(rows.map(({ id, data }) => [id, v.parse(Codes, data)]));
}

/** How a merchant's fiscal receipts are made, with the codes that came with its menu; null until it has set them up. */
export async function readFiscalSettings(tx: Tx, merchantId: string): Promise<FiscalSettings | null> {
  const [row] = await tx
    .select({ server: settings.server })
    .from(settings)
    .where(eq(settings.merchantId, merchantId));
  const parsed = v.safeParse(FiscalSettings, row?.server['fiscal']);
  if (!parsed.success) return null;
  const menu = v.safeParse(FiscalCodesByMxik, row?.server['menuCodes']);
  return { ...parsed.output, codes: { ...(menu.success && menu.output), ...parsed.output.codes } };
}

/**
 * What edits added to a paid order, or one of its payers pays: the count of each line, and what is paid for it all in so'm.
 * `hasTip`: with a share of the tip.
 */
type Difference = { added: readonly number[]; paid: number; hasTip?: boolean };

/**
 * The lines and the seller of an order's fiscal receipt; null while a code of any item is missing: that prevents the
 * receipt, not the payment.
 */
export async function readFiscalLines(
  tx: Tx,
  { merchantId, order, difference }: { merchantId: string; order: Order; difference?: Difference },
): Promise<{ lines: FiscalLine[]; tin: string } | null> {
  const known = await readFiscalSettings(tx, merchantId);
  if (!known) return null;
  const ids = order.cartItems.flatMap(({ productId, modifiers }) => [
    productId,
    ...modifiers.flatMap((part) => part.productId ?? []),
  ]);
  const stored = await readCodes(tx, merchantId, [...new Set(ids)]);
  const codes = (productId: string) => {
    const own = stored.get(productId);
    return codesOf(known, own?.mxicCode, own?.packageCode);
  };
  const labels = { codesOf: codes, titleOf: (name: LocalizedText) => localize(name, 'uz') };
  const sold = {
    products: order.cartItems.flatMap((line, index) =>
      fiscalThings({ ...line, added: difference?.added[index] ?? 0 }, labels),
    ),
    services: [
      {
        title: 'Yetkazib berish',
        count: 1,
        price: order.deliveryPrice - order.deliveryDiscount,
        codes: codesOf(known, known.deliveryMxik),
      },
      { title: 'Xizmat haqi', count: 1, price: order.servicePrice, codes: codesOf(known, known.serviceMxik) },
    ],
    tips: [{ title: 'Choychaqa', count: 1, price: order.tip, codes: codesOf(known, known.serviceMxik) }],
    promoOnProducts: order.totalProductDiscount - order.productDiscount,
    cashback: order.cashback,
    paid: order.totalPrice,
  };
  const { services, tips } = sold;
  const things = difference?.hasTip ? { ...sold, services: [...services, ...tips] } : sold;
  const shown = difference ? differenceToFiscal(things, difference.paid) : sold;
  if (shown === null) return null;
  const answer = fiscalLines(shown);
  return answer.ok ? { lines: answer.value, tin: known.tin } : null;
}
