import { directionOf, type Language } from '../kernel/language.ts';
import type { Money } from '../kernel/money.ts';
import { NO_BREAK_SPACE, type NumberOptions, formatNumber } from './format-number.ts';
import { leftToRight } from './left-to-right.ts';

/** An amount without its currency: `125 000` (FMT-01, D43). Ordinary spaces unless `nbsp` is asked for. */
export function formatMoney(amount: Money, options?: NumberOptions): string {
  return formatNumber(amount, options);
}

const CURRENCY: Readonly<Record<Language, string>> = {
  uz: 'soʻm',
  ru: 'сум',
  eng: 'UZS',
  ar: 'سوم',
  kz: 'сом',
  tr: 'som',
  zh: '苏姆',
};

/** The currency as each language writes it in a menu (TEN-12, D43). */
export function currencyLabel(language: Language): string {
  return CURRENCY[language];
}

/**
 * An amount with its currency: `125 000 soʻm`. Arabic gets no-break spaces: ordinary ones would put the thousands in
 * the order of the letters (FMT-08).
 */
export function formatPrice(amount: Money, language: Language, options: NumberOptions = {}): string {
  const nbsp = options.nbsp || directionOf(language) === 'rtl';
  return `${formatMoney(amount, { nbsp })}${nbsp ? NO_BREAK_SPACE : ' '}${currencyLabel(language)}`;
}

/**
 * A price with a sign before it: `−5 000 soʻm`. In Arabic the sign and the digits are isolated, because the currency is
 * a right-to-left word and would move the sign behind the number (FMT-08).
 */
export function formatSignedPrice(sign: '−' | '+', amount: Money, language: Language): string {
  const number = `${sign}${formatMoney(amount, { nbsp: true })}`;
  const digits = directionOf(language) === 'rtl' ? leftToRight(number) : number;
  return `${digits}${NO_BREAK_SPACE}${currencyLabel(language)}`;
}

/** A step of a price: what is added as a price, what is taken off with its sign. */
export function formatStep(amount: Money, language: Language): string {
  return amount < 0
    ? formatSignedPrice('−', 0 - amount, language)
    : formatPrice(amount, language, { nbsp: true });
}

/** The literal example of a promo's benefit text; everything else is written with spaces (FMT-07, K-32, D43). */
export const PROMO_BENEFIT_EXAMPLE = '30,000 UZS';
