import type { Language } from '../kernel/language.ts';
import type { Money } from '../kernel/money.ts';
import { NO_BREAK_SPACE, type NumberOptions, formatNumber } from './format-number.ts';

/** An amount without its currency: `125 000` (FMT-01, D43). Ordinary spaces unless `nbsp` is asked for. */
export function formatMoney(amount: Money, options?: NumberOptions): string {
  return formatNumber(amount, options);
}

/** The sum's name in a language: so'm, сум, elsewhere UZS (TEN-12, D43). */
export function currencyLabel(language: Language): string {
  if (language === 'uz') return "so'm";
  return language === 'ru' ? 'сум' : 'UZS';
}

/** An amount with its currency: `125 000 so'm`. */
export function formatPrice(amount: Money, language: Language, options: NumberOptions = {}): string {
  const space = options.nbsp ? NO_BREAK_SPACE : ' ';
  return `${formatMoney(amount, options)}${space}${currencyLabel(language)}`;
}

/** The literal example of a promo's benefit text; everything else is written with spaces (FMT-07, K-32, D43). */
export const PROMO_BENEFIT_EXAMPLE = '30,000 UZS';

/** What a promo takes off, in words: so'm for AMOUNT, per cent for PERCENTAGE. */
export function formatBenefit(
  benefit: { value: number; discountType: 'AMOUNT' | 'PERCENTAGE' },
  language: Language,
): string {
  return benefit.discountType === 'PERCENTAGE'
    ? `${formatNumber(benefit.value)}%`
    : formatPrice(benefit.value, language);
}
