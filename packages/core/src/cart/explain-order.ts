import type { Money } from '../kernel/money.ts';
import { priceDeliveryFee } from './delivery-price.ts';
import type { PromotionOff } from '../promo/promotion-off.ts';
import type { PricedLine } from './price-line.ts';
import type { OrderToPrice } from './price-order.ts';
import { isFeeWaived } from './fees/service-fee.ts';
import { tipFor } from './fees/tip.ts';

/** The name of a rule that moved the total, in the order they are applied. */
export type PriceRule =
  | 'product'
  | 'product.discount'
  | 'promo.products'
  | 'delivery'
  | 'promo.delivery'
  | 'service.fee'
  | 'service.hall'
  | 'cashback'
  | 'tip';

/** One step to the total: the rule, what it read, and what it adds or takes off in so'm. */
export type PriceStep = {
  rule: PriceRule;
  inputs: Record<string, string | number | boolean | null>;
  amount: Money;
};

type Amounts = {
  lines: readonly PricedLine[];
  deliveryPrice: Money;
  offs: readonly PromotionOff[];
  serviceFee: Money;
  hallFee: Money;
  cashback: Money;
  tip: Money;
};

function lineSteps({
  product,
  count,
  quantity,
  listUnitPrice,
  listPrice,
  discount,
}: PricedLine): PriceStep[] {
  const inputs = { productId: product.id, count, quantity };
  const price: PriceStep = {
    rule: 'product',
    inputs: { ...inputs, unitPrice: listUnitPrice },
    amount: listPrice,
  };
  if (discount === 0) return [price];
  const percent = product.discount ?? 0;
  return [price, { rule: 'product.discount', inputs: { ...inputs, percent }, amount: 0 - discount }];
}

function deliverySteps({ serviceType, deliveryPrice }: OrderToPrice, amounts: Amounts): PriceStep[] {
  if (serviceType !== 'DELIVERY') return [];
  const inputs = { serviceType, isTaximeter: deliveryPrice === null };
  const step: PriceStep = { rule: 'delivery', inputs, amount: amounts.deliveryPrice };
  if (deliveryPrice === null || typeof deliveryPrice === 'number') return [step];
  const { zone, metres, price } = deliveryPrice;
  const { fromSum } = priceDeliveryFee(deliveryPrice, dishesSum(amounts));
  return [{ ...step, inputs: { ...inputs, zone, metres, price, fromSum } }];
}

const dishesSum = ({ lines }: Amounts) => lines.reduce((sum, line) => sum + line.price, 0);

function feeSteps({ serviceFee = null }: OrderToPrice, amounts: Amounts): PriceStep[] {
  if (amounts.serviceFee > 0) return [{ rule: 'service.fee', inputs: {}, amount: amounts.serviceFee }];
  if (serviceFee === null || typeof serviceFee === 'number' || !serviceFee.isServiceFeeEnabled) return [];
  const inputs = {
    threshold: serviceFee.serviceFeeThreshold ?? 0,
    isWaived: isFeeWaived(serviceFee, dishesSum(amounts)),
  };
  return [{ rule: 'service.fee', inputs, amount: 0 }];
}

/** The steps of what promotions take off; the terms are named where they are known. */
function promoSteps(offs: Amounts['offs'], part: 'products' | 'delivery'): PriceStep[] {
  return offs.flatMap(({ promoId, terms, onProducts, onDelivery }) => {
    const [amount, discount] =
      part === 'products' ? [onProducts, terms?.productDiscount] : [onDelivery, terms?.deliveryDiscount];
    const named = terms && { discountType: terms.discountType, discount: discount ?? 0 };
    const inputs = { ...(promoId !== null && { promoId }), ...named };
    return amount === 0 ? [] : [{ rule: `promo.${part}`, inputs, amount: 0 - amount }];
  });
}

/** Every step from the products to the total; the amounts add up to it. */
export function explainOrder(order: OrderToPrice, amounts: Amounts): PriceStep[] {
  const whereAny = (rule: PriceRule, amount: Money, inputs: PriceStep['inputs']): PriceStep[] =>
    amount === 0 ? [] : [{ rule, inputs, amount }];
  return [
    ...amounts.lines.flatMap(lineSteps),
    ...promoSteps(amounts.offs, 'products'),
    ...deliverySteps(order, amounts),
    ...promoSteps(amounts.offs, 'delivery'),
    ...feeSteps(order, amounts),
    ...whereAny('service.hall', amounts.hallFee, {}),
    ...whereAny('cashback', 0 - amounts.cashback, {
      wanted: order.cashback ?? null,
      balance: order.cashbackBalance ?? null,
    }),
    ...whereAny('tip', amounts.tip, { for: tipFor(order.serviceType) }),
  ];
}
