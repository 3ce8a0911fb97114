import { currencyLabel, leftToRight, NO_BREAK_SPACE } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';

const ONLY_NUMBERS = /^[\d\s\u00A0–—-]+$/;

/** A salary is the merchant's words (ENT-46); bare numbers get the currency of the page's language. */
export function salaryText(salary: string, language: Language): string {
  if (!ONLY_NUMBERS.test(salary)) return salary;
  const digits = directionOf(language) === 'rtl' ? leftToRight(salary.trim()) : salary.trim();
  return `${digits}${NO_BREAK_SPACE}${currencyLabel(language)}`;
}
