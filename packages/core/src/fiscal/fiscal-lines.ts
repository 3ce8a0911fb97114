import * as v from 'valibot';

import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Money } from '../kernel/money.ts';
import { splitMoney } from '../payment/split-money.ts';
import { toTiyin, type Tiyin } from '../payment/tiyin.ts';
import { Mxik, PackageCode } from './fiscal-codes.schema.ts';
import { vatWithin } from './vat.ts';

/** The tax authority's codes of an item. */
export type FiscalCodes = {
  /** MXIK (IKPU, SPIC) of tasnif.soliq.uz: 17 digits. */
  mxik: string;
  /** The package that belongs to the MXIK: up to 20 digits. */
  packageCode: string;
  /** Percent; prices hold it already. */
  vatPercent: number;
};

/** One thing sold: `price` is of the whole line, whole so'm. */
export type FiscalThing = { title: string; count: number; price: Money; codes: FiscalCodes | null };

/** An order as its fiscal receipt sees it. Sums are whole so'm; `paid` is what the guest pays for all of it. */
export type OrderToFiscal = {
  products: readonly FiscalThing[];
  /** Delivery after its own discount, service fee: things with codes of their own. */
  services: readonly FiscalThing[];
  /** The tip, which neither a promo nor points pay (B35). */
  tips?: readonly FiscalThing[];
  /** What a promo took off the products. */
  promoOnProducts: Money;
  cashback: Money;
  paid: Money;
};

/** A line of a fiscal receipt, in tiyin: `price × count − discount` is what was paid for it, `vat` is within that. */
export type FiscalLine = {
  title: string;
  price: Tiyin;
  count: number;
  discount: Tiyin;
  vat: Tiyin;
  codes: FiscalCodes;
};

/** Why there is no fiscal receipt: a thing has no codes, or the sums of the order do not agree. */
export type FiscalError =
  | { code: 'fiscal.codesMissing'; titles: string[] }
  | { code: 'fiscal.sumsDiffer'; difference: Tiyin };

/** Whether a text is a MXIK. */
export const isMxik = (text: string): boolean => v.is(Mxik, text);

/** Whether a text is a package code. */
export const isPackageCode = (text: string): boolean => v.is(PackageCode, text);

/** Whether codes are such as the tax authority takes. */
export function areFiscalCodes({ mxik, packageCode, vatPercent }: FiscalCodes): boolean {
  const isPercent = Number.isInteger(vatPercent) && vatPercent >= 0 && vatPercent <= 100;
  return isMxik(mxik) && isPackageCode(packageCode) && isPercent;
}

/** A unit price that times the count is the line exactly; a weighed line, whose price was rounded, is sold as one. */
function inUnits(thing: FiscalThing): { price: Tiyin; count: number } {
  const whole = toTiyin(thing.price);
  return whole % thing.count === 0
    ? { price: whole / thing.count, count: thing.count }
    : { price: whole, count: 1 };
}

type Priced = { thing: FiscalThing; codes: FiscalCodes; left: Tiyin };

function takeOff(lines: Priced[], amount: Tiyin) {
  const parts = splitMoney(
    amount,
    lines.map(({ left }) => left),
  );
  return lines.map((line, index) => ({ ...line, left: line.left - parts[index]! }));
}

/**
 * The lines of an order's fiscal receipt. What a promo took off is spread over the products, spent cashback over everything but
 * the tip, each by largest remainder: the lines sum to what is paid, to the tiyin. Lines of nothing are left out.
 */
export function fiscalLines(order: OrderToFiscal): Result<FiscalLine[], FiscalError> {
  const tips = order.tips ?? [];
  const things = [...order.products, ...order.services, ...tips].filter(({ price }) => price > 0);
  const isKnown = ({ codes }: FiscalThing) => codes !== null && areFiscalCodes(codes);
  const unknown = things.filter((thing) => !isKnown(thing));
  if (unknown.length > 0) return refuse('fiscal.codesMissing', { titles: unknown.map(({ title }) => title) });

  const priced = (thing: FiscalThing): Priced => ({ thing, codes: thing.codes!, left: toTiyin(thing.price) });
  const sold = (list: readonly FiscalThing[]) => things.filter((thing) => list.includes(thing)).map(priced);
  const products = takeOff(sold(order.products), toTiyin(order.promoOnProducts));
  const paidByPoints = takeOff([...products, ...sold(order.services)], toTiyin(order.cashback));
  const lines = [...paidByPoints, ...sold(tips)];
  const total = lines.reduce((sum, { left }) => sum + left, 0);
  if (total !== toTiyin(order.paid))
    return refuse('fiscal.sumsDiffer', { difference: total - toTiyin(order.paid) });
  return ok(
    lines.map(({ thing, codes, left }) => ({
      title: thing.title,
      ...inUnits(thing),
      discount: toTiyin(thing.price) - left,
      vat: vatWithin(left, codes.vatPercent),
      codes,
    })),
  );
}
