import { listPriceOf } from '@dasturxon/core/cart';
import type { LocalizedText } from '@dasturxon/core/kernel';
import type { OrderLine } from '@dasturxon/core/order';
import type { AppliedPromotion } from '@dasturxon/core/promo';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TotalsLine } from '@dasturxon/ui/totals';

import { IF_MISSING_LABELS } from './if-missing-labels.ts';
import type { OrderFormats } from './order-formats.ts';

/** The source of an explanation: a quote before, an order after. */
export type Priced = {
  lines: readonly OrderLine[];
  productDiscount: number;
  totalProductDiscount: number;
  deliveryPrice: number;
  deliveryDiscount: number;
  servicePrice: number;
  cashback: number;
  tip: number;
  totalPrice: number;
  /** What takes something off, by name (B30). */
  promotions?: readonly AppliedPromotion[] | null | undefined;
  /** Whether there is a delivery line; null while the address is unknown. */
  isBrought: boolean | null;
  isTaximeter: boolean;
  taximeterComment: LocalizedText | null;
};

/** Names of the parts of a sum. */
export const TOTALS_LABELS = {
  discount: msg`Discount`,
  promo: msg`Promo code`,
  delivery: msg`Delivery`,
  deliveryDiscount: msg`Discount on delivery`,
  service: msg`Service fee`,
  cashback: msg`Cashback`,
  tip: msg`Tip`,
  total: msg`Total`,
};

function deliveryLine(priced: Priced, format: OrderFormats, i18n: I18n): TotalsLine[] {
  if (priced.isBrought === false) return [];
  const label = i18n._(TOTALS_LABELS.delivery);
  if (priced.isBrought === null)
    return [{ id: 'delivery', label, value: '—', hint: i18n._(msg`by the address`) }];
  if (priced.isTaximeter) {
    const hint = priced.taximeterComment ? format.name(priced.taximeterComment) : null;
    return [{ id: 'delivery', label, value: i18n._(msg`by taximeter`), hint }];
  }
  const { deliveryPrice } = priced;
  return [
    { id: 'delivery', label, value: deliveryPrice === 0 ? i18n._(msg`free`) : format.money(deliveryPrice) },
  ];
}

/** What the guest asks about a dish (B15). */
const noteOf = ({ comment, ifMissing }: OrderLine, i18n: I18n): string[] => [
  ...(comment ? [`\u2068${comment}\u2069`] : []),
  ...(ifMissing ? [`${i18n._(msg`If it has run out`)}: ${i18n._(IF_MISSING_LABELS[ifMissing])}`] : []),
];

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

type Less = (id: string, label: string, amount: number) => TotalsLine[];

/** What promotions take off the dishes, each with its name; the rest is of an older order, or borne by the restaurant. */
function promoLines(
  { promotions, totalProductDiscount, productDiscount }: Priced,
  { format, i18n, less }: { format: OrderFormats; i18n: I18n; less: Less },
): TotalsLine[] {
  const own = promotions ?? [];
  const label = i18n._(TOTALS_LABELS.promo);
  const rest = totalProductDiscount - productDiscount - sumOf(own.map(({ onProducts }) => onProducts));
  return [
    ...own.flatMap(({ promoId, name, onProducts }) =>
      less(promoId, name ? format.name(name) : label, onProducts),
    ),
    ...less('promo', label, rest),
  ];
}

/** A sum line by line: dishes at their list price, what is taken off, delivery, service, points, and the total last (PRICE-09, IMP-15). */
export function toTotalsLines(priced: Priced, format: OrderFormats, i18n: I18n): TotalsLine[] {
  const { money, off } = format;
  const named: Less = (id, label, amount) =>
    amount > 0 ? [{ id, label, value: off(amount), tone: 'discount' }] : [];
  const less = (id: 'discount' | 'deliveryDiscount' | 'cashback', amount: number) =>
    named(id, i18n._(TOTALS_LABELS[id]), amount);
  const before = priced.lines.map(listPriceOf);
  // An older order without dish prices lists what was paid for its lines.
  const isNotified = sumOf(before) - priced.productDiscount === sumOf(priced.lines.map(({ price }) => price));
  const service = { id: 'service', label: i18n._(TOTALS_LABELS.service), value: money(priced.servicePrice) };
  return [
    ...priced.lines.map((line, index) => ({
      id: line.id,
      label: `${format.name(line.name)} ${format.count(line)}`.trim(),
      hint:
        format.list([...line.modifiers.map(({ name }) => format.name(name)), ...noteOf(line, i18n)]) || null,
      value: money((isNotified ? before[index] : null) ?? line.price),
    })),
    ...less('discount', isNotified ? priced.productDiscount : 0),
    ...promoLines(priced, { format, i18n, less: named }),
    ...deliveryLine(priced, format, i18n),
    ...less('deliveryDiscount', priced.deliveryDiscount),
    ...(priced.servicePrice > 0 ? [service] : []),
    ...less('cashback', priced.cashback),
    ...(priced.tip > 0 ? [{ id: 'tip', label: i18n._(TOTALS_LABELS.tip), value: money(priced.tip) }] : []),
    { id: 'total', label: i18n._(TOTALS_LABELS.total), value: money(priced.totalPrice), tone: 'total' },
  ];
}
