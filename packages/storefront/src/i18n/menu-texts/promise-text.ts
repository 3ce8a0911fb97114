import type { Opening } from '@dasturxon/core/api';
import { formatPrice, leftToRight } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** "35–45 min · 12 000 soʻm": when the food would be there, and what its delivery costs (B62). */
export function promiseText(
  i18n: I18n,
  { minutes: range, delivery }: Pick<Opening, 'minutes' | 'delivery'>,
  language: Language,
): string | null {
  if (!range) return null;
  const time = leftToRight(`${range.from}–${range.to}`);
  const within = i18n._(msg`${time} min`);
  if (!delivery) return within;
  const { from, to } = delivery;
  if (to === 0) return `${within} · ${i18n._(msg`free delivery`)}`;
  const price = formatPrice(from, language, { nbsp: true });
  return `${within} · ${from < to ? i18n._(msg`from ${price}`) : price}`;
}
