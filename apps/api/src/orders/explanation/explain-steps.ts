import { isWeighed, type PriceRule, quantityOf } from '@dasturxon/core/cart';
import { formatNumber, formatPrice } from '@dasturxon/core/format';
import { type Language, localize } from '@dasturxon/core/kernel';
import type { ExplanationLine, OrderLine } from '@dasturxon/core/order';
import type { AppliedPromotion } from '@dasturxon/core/promo';

import type { PriceMessageKey } from './price-messages.ts';
import { inEveryLanguage, messageOf, type Sentence } from './price-sentence.ts';

/** A step without its sentence, as it is priced and stored. */
export type Step = Omit<ExplanationLine, 'text'>;

/** What the steps are about: the lines in the order of their steps, the promotions, and the code that was used. */
export type ExplainedOrder = {
  lines: readonly OrderLine[];
  promotions: readonly AppliedPromotion[];
  promoCode: string | null;
};

function countOf(line: OrderLine, language: Language): string {
  if (!isWeighed(line)) return formatNumber(line.count);
  const value = formatNumber(Math.round(quantityOf(line, line.count) * 1000) / 1000);
  return messageOf(line.unit === 'KG' ? 'kg' : 'litre', language, { value });
}

/** The dish with its choices, as the order has it. */
function nameOf({ name, modifiers }: OrderLine, language: Language): string {
  const choices = modifiers.map(
    ({ name: choice, count }) => `${localize(choice, language)}${count > 1 ? ` × ${count}` : ''}`,
  );
  return [localize(name, language), ...choices].filter(Boolean).join(' + ');
}

function dishSentence(step: Step, line: OrderLine | undefined): Sentence {
  if (!line) return { key: 'other' };
  const { unitPrice, percent } = step.inputs ?? {};
  if (step.rule === 'product.discount')
    return {
      key: 'product.discount',
      values: (language) => ({ name: localize(line.name, language), percent: String(percent) }),
    };
  return {
    key: 'product',
    values: (language) => ({
      name: nameOf(line, language),
      count: countOf(line, language),
      unit: formatPrice(Number(unitPrice), language, { nbsp: true }),
    }),
  };
}

function promoSentence(step: Step, about: About): Sentence {
  const { base, promotions } = about;
  const promotion = promotions.find(({ promoId }) => promoId === step.inputs?.['promoId']);
  if (promotion?.name && promotion.code === null) {
    const { name } = promotion;
    const key = step.rule === 'promo.delivery' ? 'promotion.delivery' : 'promotion';
    return { key, values: (language) => ({ name: localize(name, language) }) };
  }
  // What applies by itself has no code, also beside one.
  const code = promotion ? (promotion.code ?? '') : about.code;
  const { discountType, discount } = step.inputs ?? {};
  // Without a code it is what the restaurant bears of an edit.
  const kind = code === '' ? 'own' : discountType === 'PERCENTAGE' ? 'percent' : 'amount';
  const values = (language: Language) => ({
    code,
    percent: String(discount ?? ''),
    base: formatPrice(base, language, { nbsp: true }),
  });
  return { key: `${step.rule as 'promo.products' | 'promo.delivery'}.${kind}`, values };
}

function feeSentence({ inputs }: Step): Sentence {
  if (inputs?.['isWaived'] === true)
    return {
      key: 'service.fee.waived',
      values: (language) => ({
        threshold: formatPrice(Number(inputs['threshold']), language, { nbsp: true }),
      }),
    };
  return { key: 'service.fee' };
}

function deliverySentence({ inputs, amount }: Step): Sentence {
  const { isTaximeter, zone, metres, fromSum } = inputs ?? {};
  if (isTaximeter === true) return { key: 'delivery.meter' };
  if (typeof fromSum === 'number')
    return {
      key: amount === 0 ? 'delivery.sum.free' : 'delivery.sum',
      values: (language) => ({ sum: formatPrice(fromSum, language, { nbsp: true }) }),
    };
  if (amount === 0) return { key: 'delivery.free' };
  if (typeof zone !== 'string' || zone === '') return { key: 'delivery' };
  if (typeof metres !== 'number') return { key: 'delivery.zone', values: () => ({ zone }) };
  const distance = formatNumber(Math.round(metres / 100) / 10);
  return { key: 'delivery.distance', values: () => ({ zone, distance }) };
}

const tipSentence = ({ inputs }: Step): Sentence => ({
  key: inputs?.['for'] === 'COURIER' ? 'tip.courier' : 'tip.team',
});

/** Rules whose sentence names no values. */
const PLAIN: Partial<Record<PriceRule, PriceMessageKey>> = {
  'service.hall': 'service.hall',
  cashback: 'cashback',
};

type About = {
  line: OrderLine | undefined;
  base: number;
  code: string;
  promotions: ExplainedOrder['promotions'];
};

function sentenceOf(step: Step, about: About): Sentence {
  switch (step.rule as PriceRule) {
    case 'product':
    case 'product.discount':
      return dishSentence(step, about.line);
    case 'promo.products':
    case 'promo.delivery':
      return promoSentence(step, about);
    case 'delivery':
      return deliverySentence(step);
    case 'service.fee':
      return feeSentence(step);
    case 'tip':
      return tipSentence(step);
    default:
      return { key: PLAIN[step.rule as PriceRule] ?? 'other' };
  }
}

const DISH: readonly string[] = ['product', 'product.discount'] satisfies PriceRule[];

/**
 * The steps of a price with a sentence in every language each (C1): the one wording that the page, the bot, the receipt
 * and the back office show. A dish's steps follow the order's lines.
 */
export function explainSteps(steps: readonly Step[], order: ExplainedOrder): ExplanationLine[] {
  const dishes = steps.filter(({ rule }) => DISH.includes(rule));
  const base = dishes.reduce((sum, { amount }) => sum + amount, 0);
  let dish = -1;
  return steps.map((step) => {
    // Each line begins with its own step `product`.
    if (step.rule === 'product') dish += 1;
    const line = DISH.includes(step.rule) ? order.lines[dish] : undefined;
    const text = inEveryLanguage(
      sentenceOf(step, { line, base, code: order.promoCode ?? '', promotions: order.promotions }),
    );
    return { ...step, text };
  });
}
