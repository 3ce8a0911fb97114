import { formatPrice } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';

/** A price that no line breaks, and whose thousands keep their order in a text from right to left. */
export const priceText = (amount: number, language: Language): string =>
  formatPrice(amount, language, { nbsp: true });
