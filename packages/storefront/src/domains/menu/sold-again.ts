import { formatClockTime } from '@dasturxon/core/branch';
import { type MenuMoment, type MenuRule, nextSale, type Product } from '@dasturxon/core/catalog';
import { leftToRight } from '@dasturxon/core/format';
import { type Language, LANGUAGE_TAGS, WEEKDAYS } from '@dasturxon/core/kernel';

/** 5 January 2026 was a Monday. */
const dayOfWeek = (index: number) => new Date(Date.UTC(2026, 0, 5 + index));

/** When a dish is sold again, as a card has room for it: '07:00' today, 'Fri 11:00' on another day; null for one that is sold now. */
export function soldAgain(
  product: Pick<Product, 'id' | 'categoryId'>,
  { rules, at, language }: { rules: readonly MenuRule[]; at: MenuMoment; language: Language },
): string | null {
  const next = nextSale(product, rules, at);
  if (!next) return null;
  const time = leftToRight(formatClockTime(next.minute));
  if (next.days === 0) return time;
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { weekday: 'short', timeZone: 'UTC' });
  return `${format.format(dayOfWeek(WEEKDAYS.indexOf(next.weekday)))} ${time}`;
}
